import { jsonText } from '../database/json-text';
import { copyLine } from './copy-text';
import type { DatasetTable } from './dataset';

/** A company in a dataset, found by its domain. */
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

/** An entry in a dataset without a domain. */
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

/** Returns the name of a dataset's partition, which is a plain table until the dataset is complete. */
export function partitionName(table: DatasetTable, datasetId: number): string {
  return `dataset_partitions.${table}_${datasetId}`;
}

/** The key of a row within a dataset. */
export const KEY: Readonly<Record<DatasetTable, string>> = {
  known_companies: 'domain',
  dataset_entries: 'key',
};

/** SQL for how detailed a row is: of two with one key the more detailed stays. */
export const DETAIL_SCORE: Readonly<Record<DatasetTable, string>> = {
  known_companies:
    'num_nonnulls(description, country_code, city, employee_range, founded_year, linkedin_url, industries[1])',
  dataset_entries: 'length(record::text)',
};

/** Returns SQL that creates the table a dataset is loaded into. */
export function createPartition(table: DatasetTable, datasetId: number): string {
  const name = partitionName(table, datasetId);
  return `
    CREATE TABLE ${name} (LIKE ${table} INCLUDING DEFAULTS INCLUDING GENERATED, line bigint NOT NULL, CHECK (dataset_id = ${datasetId}));
    ALTER TABLE ${name} ALTER dataset_id SET DEFAULT ${datasetId}`;
}

/** Returns SQL that accepts rows as COPY text in the formats below. */
export function copyStatement(table: DatasetTable, datasetId: number): string {
  const columns =
    table === 'known_companies'
      ? 'domain, name, description, industries, topics, services, country_code, city, employee_range, founded_year, linkedin_url, search'
      : 'key, number_key, name_key, country_code, record';
  return `COPY ${partitionName(table, datasetId)} (${columns}, line) FROM STDIN`;
}

/** Returns an entry as COPY text. */
export function entryText({ key, numberKey, nameKey, countryCode, record }: EntryRow, line: number): string {
  return copyLine([key, numberKey, nameKey, countryCode, jsonText(record), line]);
}

/** Returns a company as COPY text. `search` is its search words in text form. */
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
