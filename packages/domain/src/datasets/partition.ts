import { jsonText } from '../database/json-text';
import { copyLine } from './copy-text';
import type { DatasetTable } from './dataset';

/** A company of a bulk set, to be found by its domain. */
export interface CompanyRow {
  domain: string;
  name: string;
  description: string | null;
  industries: readonly string[];
  countryCode: string | null;
  city: string | null;
  employeeRange: string | null;
  foundedYear: number | null;
  linkedinUrl: string | null;
}

/** An entry of a bulk set that names no domain. */
export interface EntryRow {
  key: string;
  numberKey: string | null;
  nameKey: string;
  countryCode: string | null;
  record: object;
}

/** A row with the line of the file that it came from. */
export interface LoadRow {
  row: CompanyRow | EntryRow;
  line: number;
}

/** The partition of a set, a plain table until the set is whole. */
export function partitionName(table: DatasetTable, datasetId: number): string {
  return `dataset_partitions.${table}_${datasetId}`;
}

/** What tells rows of one set apart. */
export const KEY: Readonly<Record<DatasetTable, string>> = {
  known_companies: 'domain',
  dataset_entries: 'key',
};

/** How much a row tells: of two with one key the one that tells more stays. */
export const RICHNESS: Readonly<Record<DatasetTable, string>> = {
  known_companies:
    'num_nonnulls(description, country_code, city, employee_range, founded_year, linkedin_url, industries[1])',
  dataset_entries: 'length(record::text)',
};

/** SQL that makes the table which a set is loaded into; rows get their search words as they come in. */
export function createPartition(table: DatasetTable, datasetId: number): string {
  const name = partitionName(table, datasetId);
  const search =
    'company_search(name, description, industries, topics, services, country_code, employee_range)';
  return `
    CREATE TABLE ${name} (LIKE ${table} INCLUDING DEFAULTS, line bigint NOT NULL, CHECK (dataset_id = ${datasetId}));
    ALTER TABLE ${name} ALTER dataset_id SET DEFAULT ${datasetId};
    ${
      table === 'known_companies'
        ? `ALTER TABLE ${name} DROP search, ADD search tsvector NOT NULL GENERATED ALWAYS AS (${search}) STORED`
        : ''
    }`;
}

/** SQL that takes rows as COPY's text, in the form of `copyText`. */
export function copyStatement(table: DatasetTable, datasetId: number): string {
  const columns =
    table === 'known_companies'
      ? 'domain, name, description, industries, topics, services, country_code, city, employee_range, founded_year, linkedin_url'
      : 'key, number_key, name_key, country_code, record';
  return `COPY ${partitionName(table, datasetId)} (${columns}, line) FROM STDIN`;
}

/** The row as COPY's text. */
export function copyText({ row, line }: LoadRow): string {
  if ('record' in row) {
    return copyLine([row.key, row.numberKey, row.nameKey, row.countryCode, jsonText(row.record), line]);
  }
  const {
    domain,
    name,
    description,
    industries,
    countryCode,
    city,
    employeeRange,
    foundedYear,
    linkedinUrl,
  } = row;
  return copyLine([
    ...[
      domain,
      name,
      description,
      industries,
      [],
      [],
      countryCode,
      city,
      employeeRange,
      foundedYear,
      linkedinUrl,
    ],
    line,
  ]);
}
