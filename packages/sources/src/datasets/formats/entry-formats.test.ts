import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import { FORM_D_FORMAT } from './form-d';
import { GLEIF_FORMAT } from './gleif-golden-copy';
import type { EntryRow, JoinedRows, RowResult } from './dataset-format';

const tools = { domainOf: () => null, now: new Date('2026-11-20'), joined: {} };

const LEI_ROW: Record<string, string> = {
  LEI: '5299000ACME00000LE29',
  'Entity.LegalName': 'ACME ROBOTICS LIMITED',
  'Entity.OtherEntityNames.OtherEntityName.1': 'Acme',
  'Entity.LegalAddress.FirstAddressLine': '1 High St',
  'Entity.LegalAddress.City': 'Leeds',
  'Entity.LegalAddress.Country': 'GB',
  'Entity.LegalAddress.PostalCode': 'LS1 1AA',
  'Entity.HeadquartersAddress.City': 'London',
  'Entity.HeadquartersAddress.Country': 'GB',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': '1234567',
  'Entity.LegalJurisdiction': 'GB',
  'Entity.EntityCategory': 'GENERAL',
  'Entity.LegalForm.EntityLegalFormCode': 'H0PO',
  'Entity.EntityStatus': 'ACTIVE',
  'Entity.EntityCreationDate': '2014-05-01T00:00:00Z',
  'Registration.RegistrationStatus': 'ISSUED',
};
const columns = Object.keys(LEI_ROW);
const readLei = GLEIF_FORMAT.open(columns, tools);
const lei = (change: Record<string, string> = {}): RowResult => {
  if (readLei === null) throw new Error('the columns were not taken');
  return readLei(columns.map((column) => ({ ...LEI_ROW, ...change })[column]));
};

describe('golden copy rows', () => {
  test('stores a row under its LEI and its register number, padded as the register does', () => {
    expect(lei()).toMatchObject({
      row: {
        key: '5299000ACME00000LE29',
        numberKey: 'GB 01234567',
        nameKey: 'acme robotics',
        countryCode: 'GB',
        record: { entity: { legalName: { name: 'ACME ROBOTICS LIMITED' }, otherNames: [{ name: 'Acme' }] } },
      },
    });
  });

  test.each([
    ['a sole proprietor', { 'Entity.EntityCategory': 'SOLE_PROPRIETOR' }],
    ['a branch or a fund', { 'Entity.EntityCategory': 'FUND' }],
    ['no LEI, or a superseded record', { LEI: '5299000ACME' }],
    ['an LEI with wrong check digits', { LEI: '5299000ACME00000LE28' }],
    ['no LEI, or a superseded record', { 'Registration.RegistrationStatus': 'DUPLICATE' }],
    ['no name', { 'Entity.LegalName': '', 'Entity.OtherEntityNames.OtherEntityName.1': '' }],
  ])('rejects a row: %s', (reason, change) => expect(lei(change)).toEqual({ refused: reason }));
});

const ACCESSION = '0000900001-26-000001';
const filings = FORM_D_FORMAT.joins['filings'];
const offerings = FORM_D_FORMAT.joins['offerings'];

const tableOf = (table: typeof filings, row: Record<string, string>): JoinedRows => {
  const entry = table?.open(Object.keys(row))?.(Object.values(row));
  return new Map(entry ? [entry] : []);
};
const FILING = {
  ...{ ACCESSIONNUMBER: ACCESSION, FILE_NUM: '021-1', FILING_DATE: '29-MAR-2026', SUBMISSIONTYPE: 'D' },
  TESTORLIVE: 'LIVE',
};
const OFFERING = {
  ...{ ACCESSIONNUMBER: ACCESSION, INDUSTRYGROUPTYPE: 'Other Technology', SALE_DATE: '2026-03-15' },
  ...{ TOTALOFFERINGAMOUNT: '12000000', TOTALAMOUNTSOLD: '8000000', ISPOOLEDINVESTMENTFUNDTYPE: 'false' },
};
const ISSUER = {
  ...{
    ACCESSIONNUMBER: ACCESSION,
    IS_PRIMARYISSUER_FLAG: 'YES',
    CIK: '900001',
    ENTITYNAME: 'Acme Corp /DE/',
  },
  ...{ STREET1: '1 Main St', CITY: 'AUSTIN', STATEORCOUNTRY: 'TX', ISSUERPHONENUMBER: '512-555-0100' },
  ...{ ENTITYTYPE: 'Corporation', YEAROFINC_VALUE_ENTERED: '2021' },
};
function notice(change: { issuer?: object; filing?: object; offering?: object } = {}): RowResult | undefined {
  const joined = {
    filings: tableOf(filings, { ...FILING, ...change.filing }),
    offerings: tableOf(offerings, { ...OFFERING, ...change.offering }),
  };
  const row: Record<string, string> = { ...ISSUER, ...change.issuer };
  return FORM_D_FORMAT.open(Object.keys(row), { ...tools, joined })?.(Object.values(row));
}

describe('notices of the quarterly datasets', () => {
  test('joins the three tables into one row, with its accession and filer numbers as keys', () => {
    expect(notice()).toEqual({
      row: {
        key: ACCESSION,
        numberKey: '0000900001',
        nameKey: 'acme',
        countryCode: null,
        record: {
          ...{
            cik: '0000900001',
            accession: ACCESSION,
            form: 'D',
            filedOn: '2026-03-29',
            fileNumber: '021-1',
          },
          ...{ issuer: 'Acme Corp', entityType: 'Corporation', incorporatedIn: 2021, phone: '512-555-0100' },
          ...{
            street: '1 Main St',
            city: 'AUSTIN',
            stateOrCountry: 'TX',
            sold: 8_000_000,
            offered: 12_000_000,
          },
          ...{ firstSaleOn: '2026-03-15', amends: null },
        },
      },
    });
  });

  test.each([
    ['not the first of the issuers', { issuer: { IS_PRIMARYISSUER_FLAG: 'NO' } }],
    ['no accession number or no CIK', { issuer: { CIK: 'x' } }],
    ['no name', { issuer: { ENTITYNAME: '' } }],
    ['a test filing', { filing: { TESTORLIVE: 'TEST' } }],
    ['the filing or the offering is missing', { filing: { FILING_DATE: '31-FEB-2026' } }],
    ['the filing or the offering is missing', { offering: { ACCESSIONNUMBER: '0000900001-26-000009' } }],
    ['a fund or a merger', { offering: { INDUSTRYGROUPTYPE: 'Pooled Investment Fund' } }],
  ])('rejects a row: %s', (reason, change) => expect(notice(change)).toEqual({ refused: reason }));

  test('leaves the amount null if the form gives no number', () => {
    const result = notice({ offering: { TOTALOFFERINGAMOUNT: 'Indefinite' } });
    expect(result).toMatchObject({ row: { record: { offered: null, sold: 8_000_000 } } });
  });
});

test('never throws on any cells of an entry', () => {
  const cell = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.anything(),
    fc.constantFrom(...Object.values(LEI_ROW)),
  );
  fc.assert(
    fc.property(fc.array(cell, { minLength: columns.length, maxLength: columns.length }), (cells) => {
      const result = readLei?.(cells);
      if (result && 'row' in result) expect((result.row as EntryRow).key).toMatch(/^[A-Z0-9]{20}$/);
    }),
  );
  const issuer = Object.keys(ISSUER);
  const read = FORM_D_FORMAT.open(issuer, tools);
  fc.assert(
    fc.property(fc.array(cell, { minLength: issuer.length, maxLength: issuer.length }), (cells) => {
      expect(read?.(cells)).toHaveProperty('refused');
    }),
  );
});
