import type { Clue } from '@firmlens/contract';
import { createGleifGoldenCopySource, NO_IMPORTED_DATASETS } from '../../src/datasets';
import {
  queryDataset,
  NOT_IMPORTED_OUTCOME,
  IMPRINT_URL,
  websiteEvidence,
  fakeDatasets,
  foundValues,
} from './query-dataset';

const LEI = { kind: 'lei', lei: '5299000ACME00000LE10', url: IMPRINT_URL } as const satisfies Clue;

describe('the golden copy', () => {
  const record = {
    lei: LEI.lei,
    entity: {
      legalName: { name: 'ACME ROBOTICS LIMITED' },
      legalAddress: { addressLines: ['1 High St'], city: 'Leeds', country: 'GB', postalCode: 'LS1 1AA' },
      headquartersAddress: { city: 'London', country: 'GB' },
      registeredAs: '01234567',
      jurisdiction: 'GB',
      legalForm: { id: 'H0PO' },
      creationDate: '2014-05-01T00:00:00Z',
      status: 'ACTIVE',
    },
  };
  const source = createGleifGoldenCopySource(
    fakeDatasets({ entries: { [record.lei]: [record], 'GB 01234567': [record] } }),
  );
  const number: Clue = { kind: 'register_number', country: 'GB', number: '1234567', url: IMPRINT_URL };

  test.each([
    ['LEI', LEI],
    ['register number, however it is written', number],
  ])('finds the company by its %s', async (_what, clue) => {
    const outcome = await queryDataset(source, {
      clues: [clue],
      evidence: [websiteEvidence('company.name', 'Acme Robotics')],
    });
    expect(foundValues(outcome)).toMatchObject({
      'company.legal_name': 'ACME ROBOTICS LIMITED',
      'company.company_number': '01234567',
      'company.registered_address': expect.stringContaining('Leeds'),
    });
  });

  test('fills every declared field from a full record', async () => {
    const outcome = await queryDataset(source, {
      clues: [LEI],
      evidence: [websiteEvidence('company.name', 'Acme Robotics')],
    });
    expect(Object.keys(foundValues(outcome)).sort()).toEqual([...source.fields].sort());
  });

  test('rejects a record with another name', async () => {
    const outcome = await queryDataset(source, {
      clues: [LEI],
      evidence: [websiteEvidence('company.name', 'Tangle & Twine')],
    });
    expect(outcome.status).toBe('nothing');
  });

  test('is not queried with a name alone', async () => {
    expect(
      (await queryDataset(source, { evidence: [websiteEvidence('company.name', 'Acme Robotics')] })).status,
    ).toBe('not_asked');
  });

  test('is not queried without an imported dataset, and its results are never reused', async () => {
    const source = createGleifGoldenCopySource(NO_IMPORTED_DATASETS);
    expect(foundValues(await queryDataset(source, { clues: [LEI] }))).toBe(NOT_IMPORTED_OUTCOME);
    expect(source.lifetimeSeconds).toBe(0);
  });
});
