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

/** SQL that makes the table which a set is loaded into. */
export function createPartition(table: DatasetTable, datasetId: number): string {
  const name = partitionName(table, datasetId);
  return `
    CREATE TABLE ${name} (LIKE ${table} INCLUDING DEFAULTS INCLUDING GENERATED, line bigint NOT NULL, CHECK (dataset_id = ${datasetId}));
    ALTER TABLE ${name} ALTER dataset_id SET DEFAULT ${datasetId}`;
}

/** SQL that takes rows as COPY's text, in the forms below. */
export function copyStatement(table: DatasetTable, datasetId: number): string {
  const columns =
    table === 'known_companies'
      ? 'domain, name, description, industries, topics, services, country_code, city, employee_range, founded_year, linkedin_url, search'
      : 'key, number_key, name_key, country_code, record';
  return `COPY ${partitionName(table, datasetId)} (${columns}, line) FROM STDIN`;
}

/** The entry as COPY's text. */
export function entryText({ key, numberKey, nameKey, countryCode, record }: EntryRow, line: number): string {
  return copyLine([key, numberKey, nameKey, countryCode, jsonText(record), line]);
}

/** The company as COPY's text; `search` is the text form of the words that it is found by. */
export function companyText(company: CompanyRow, search: string, line: number): string {
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
  } = company;
  return copyLine([
    ...[domain, name, description, industries, [], [], countryCode, city, employeeRange, foundedYear],
    ...[linkedinUrl, search, line],
  ]);
}
