import type { Clue } from '@firmlens/contract';
import { createFormDSetsSource, NO_IMPORTED_DATASETS } from '../../src/datasets';
import {
  queryDataset,
  NOT_IMPORTED_OUTCOME,
  IMPRINT_URL,
  websiteEvidence,
  fakeDatasets,
  foundValues,
} from './query-dataset';

const CIK: Clue = { kind: 'cik', cik: '0000900001', url: IMPRINT_URL };

describe('the Form D datasets', () => {
  const notice = {
    ...{
      cik: '0000900001',
      accession: '0000900001-26-000001',
      form: 'D',
      filedOn: '2026-03-29',
      fileNumber: '021-1',
    },
    ...{
      issuer: 'Acme Robotics Corp',
      entityType: 'Corporation',
      incorporatedIn: 2021,
      phone: '512-555-0143',
    },
    ...{ street: '1 Main St', city: 'AUSTIN', stateOrCountry: 'TX', sold: 8_000_000, offered: 12_000_000 },
    ...{ firstSaleOn: '2026-03-15', amends: null },
  };
  const amendment = {
    ...{ ...notice, form: 'D/A', accession: '0000900001-26-000007', filedOn: '2026-06-01', sold: 12_000_000 },
    amends: notice.accession,
  };
  const entries = { '0000900001': [notice, amendment], 'acme robotics': [notice, amendment] };
  const source = createFormDSetsSource(fakeDatasets({ entries }));

  test('fills every declared field from a notice', async () => {
    const outcome = await queryDataset(source, { clues: [CIK] });
    expect(Object.keys(foundValues(outcome)).sort()).toEqual([...source.fields].sort());
  });

  test('returns one round for a notice and its amendment, with the latest amounts', async () => {
    const outcome = await queryDataset(source, { clues: [CIK] });
    const evidence = outcome.status === 'found' ? outcome.evidence : [];
    const rounds = evidence.filter(({ field }) => field === 'funding.investment_history');
    expect(rounds).toMatchObject([
      { value: { amount_usd: 12_000_000, date: '2026-03-15' }, source: 'form-d-sets' },
    ]);
    expect(rounds[0]?.url).toBe('https://www.sec.gov/Archives/edgar/data/900001/000090000126000007/');
    expect(evidence.filter(({ field }) => field === 'signals.highlights')).toHaveLength(1);
  });

  test('finds filers by name only if the phone or address also matches', async () => {
    const name = websiteEvidence('company.name', 'Acme Robotics');
    expect((await queryDataset(source, { evidence: [name] })).status).toBe('nothing');
    expect(
      (await queryDataset(source, { evidence: [name, websiteEvidence('company.phone', '+15125550143')] }))
        .status,
    ).toBe('found');
  });

  test('is not queried without an imported dataset, and its results are never reused', async () => {
    const source = createFormDSetsSource(NO_IMPORTED_DATASETS);
    expect(foundValues(await queryDataset(source, { clues: [CIK] }))).toBe(NOT_IMPORTED_OUTCOME);
    expect(source.lifetimeSeconds).toBe(0);
  });
});
