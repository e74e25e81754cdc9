import { companyKey } from '@firmlens/contract';
import { readLeiRecord } from '../../gleif/read-lei-record';
import { registerNumberKey } from '../../gleif/register-number';
import { textOf } from '../../parsing/json-values';
import { isLei } from '@firmlens/text';
import { type ColumnReader, createColumnReader, columnsWithoutAliases } from './column-reader';
import type { DatasetFormat, RowResult } from './dataset-format';

const ADDRESS_PARTS = [
  ...['FirstAddressLine', 'AdditionalAddressLine.1', 'AdditionalAddressLine.2', 'City', 'Region', 'Country'],
  'PostalCode',
] as const;
type AddressPart = (typeof ADDRESS_PARTS)[number];
const ADDRESSES = ['LegalAddress', 'HeadquartersAddress'] as const;
type AddressName = (typeof ADDRESSES)[number];
const OTHER_NAMES = [1, 2, 3, 4, 5].map((at) => `Entity.OtherEntityNames.OtherEntityName.${at}` as const);

const NUMBER = 'Entity.RegistrationAuthority.RegistrationAuthorityEntityID';
const COLUMNS = [
  ...(['LEI', 'Entity.LegalName', NUMBER, 'Entity.LegalJurisdiction', 'Entity.EntityCategory'] as const),
  ...(['Entity.LegalForm.EntityLegalFormCode', 'Entity.EntityStatus', 'Entity.EntityCreationDate'] as const),
  ...(['Entity.EntityExpirationReason', 'Entity.SuccessorEntity.1.SuccessorLEI'] as const),
  'Registration.RegistrationStatus' as const,
  ...OTHER_NAMES,
  ...ADDRESSES.flatMap((name) => ADDRESS_PARTS.map((part) => `Entity.${name}.${part}` as const)),
];
type Column = (typeof COLUMNS)[number];
const NEEDED: readonly Column[] = [
  'LEI',
  'Entity.LegalName',
  NUMBER,
  'Entity.EntityStatus',
  'Entity.LegalAddress.Country',
];
const MAX_TEXT = 200;

/** The golden copy of legal entity identifiers (lei2), one record per row. */
export const GLEIF_FORMAT: DatasetFormat = {
  name: 'gleif',
  table: 'dataset_entries',
  replaces: true,
  rowsFile: /\.csv$/i,
  joins: {},
  cells: { separator: ',', quote: '"', escape: '"' },
  json: null,
  expects: `the CSV of the golden copy lei2, with ${NEEDED.join(', ')}`,
  open(columns) {
    const cellOf = createColumnReader(columns, columnsWithoutAliases(COLUMNS), NEEDED);
    return cellOf && ((cells) => readEntity(cells, cellOf));
  },
};

function readEntity(cells: readonly unknown[], cellOf: ColumnReader<Column>): RowResult {
  const text = (column: Column) => textOf(cellOf(cells, column), MAX_TEXT);
  const category = text('Entity.EntityCategory');
  // Sole proprietors are people, and people are not stored.
  if (category === 'SOLE_PROPRIETOR') return { refused: 'a sole proprietor' };
  const attributes = attributesOf(text, category);
  const record = readLeiRecord({ attributes });
  const [name] = record?.names ?? [];
  if (record === null) return { refused: 'no LEI, or a superseded record' };
  if (!isLei(record.lei)) return { refused: 'an LEI with wrong check digits' };
  if (name === undefined) return { refused: 'no name' };
  if (record.isPartOfAnother) return { refused: 'a branch or a fund' };
  const { lei, country, registeredAs } = record;
  return {
    row: {
      key: lei,
      numberKey:
        country === null || registeredAs === null
          ? null
          : registerNumberKey({ country, number: registeredAs }),
      nameKey: companyKey(name),
      countryCode: country,
      record: attributes,
    },
  };
}

/** Returns the record in the API's format. */
function attributesOf(text: (column: Column) => string | null, category: string | null): object {
  const address = (name: AddressName) => {
    const part = (addressPart: AddressPart) => text(`Entity.${name}.${addressPart}`) ?? undefined;
    const lines = (
      ['FirstAddressLine', 'AdditionalAddressLine.1', 'AdditionalAddressLine.2'] as const
    ).flatMap((line) => part(line) ?? []);
    return {
      addressLines: lines,
      city: part('City'),
      region: part('Region'),
      country: part('Country'),
      postalCode: part('PostalCode'),
    };
  };
  const successor = text('Entity.SuccessorEntity.1.SuccessorLEI');
  const others = OTHER_NAMES.flatMap((column) => text(column) ?? []);
  return {
    lei: text('LEI'),
    entity: {
      legalName: { name: text('Entity.LegalName') },
      otherNames: others.length === 0 ? undefined : others.map((name) => ({ name })),
      legalAddress: address('LegalAddress'),
      headquartersAddress: address('HeadquartersAddress'),
      registeredAs: text(NUMBER) ?? undefined,
      jurisdiction: text('Entity.LegalJurisdiction') ?? undefined,
      category: category ?? undefined,
      legalForm: { id: text('Entity.LegalForm.EntityLegalFormCode') ?? undefined },
      status: text('Entity.EntityStatus') ?? undefined,
      creationDate: text('Entity.EntityCreationDate') ?? undefined,
      expiration: { reason: text('Entity.EntityExpirationReason') ?? undefined },
      successorEntities: successor === null ? undefined : [{ lei: successor }],
    },
    registration: { status: text('Registration.RegistrationStatus') ?? undefined },
  };
}
