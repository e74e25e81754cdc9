/** A company in a dataset, identified by its domain. */
export interface CompanyRow {
  /** Registrable domain, in A-labels. */
  domain: string;
  name: string;
  description: string | null;
  industries: readonly string[];
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  city: string | null;
  employeeRange: string | null;
  foundedYear: number | null;
  linkedinUrl: string | null;
}

/** An entry of a dataset that gives no domain. */
export interface EntryRow {
  /** The dataset's identifier of the entry. */
  key: string;
  /** The company's number in a register. */
  numberKey: string | null;
  /** The company's name, folded as the lookup folds it. */
  nameKey: string;
  countryCode: string | null;
  record: object;
}

/** The result of reading a row: what to store and what was left out, or why the row is rejected. */
export type RowResult = { row: CompanyRow | EntryRow; leftOut?: string } | { refused: string };

/** Reads a row's cells, given in the order of the columns. Never throws. */
export type RowReader = (cells: readonly unknown[]) => RowResult;

/** Values to add to a file's rows, by the key that both files share. */
export type JoinedRows = ReadonlyMap<string, object>;

/** What row readers need. */
export interface RowReaderDeps {
  /** Returns an address's registrable domain in A-labels, or null if it has none. */
  domainOf(address: string): string | null;
  now: Date;
  /** By the keys of `joins`. */
  joined: Readonly<Record<string, JoinedRows>>;
}

/** A file that completes the rows of another file. */
export interface JoinedFile {
  file: RegExp;
  /** Returns a reader of the file's rows, or null if the columns are not this file's. */
  open(
    columns: readonly string[],
  ): ((cells: readonly unknown[]) => [key: string, value: object] | null) | null;
}

export type DatasetTable = 'known_companies' | 'dataset_entries';

/** A dataset that can be imported. */
export interface DatasetFormat {
  name: DatasetFormatName;
  table: DatasetTable;
  /** Whether a newer file replaces the previous one. Otherwise its rows are added. */
  replaces: boolean;
  /** The file with the rows, if the dataset is an archive. */
  rowsFile: RegExp;
  joins: Readonly<Record<string, JoinedFile>>;
  cells: { separator: ',' | '\t'; quote: '"' | null; escape: '"' | '\\' };
  /**
   * If each line may be a JSON object: the keys to read, and those that identify the dataset. Otherwise null.
   */
  json: { keys: readonly string[]; needed: readonly string[] } | null;
  /** Describes the expected file, for a user who supplied a different one. */
  expects: string;
  /** Returns a row reader, or null if the columns are not this dataset's. */
  open(columns: readonly string[], deps: RowReaderDeps): RowReader | null;
}

export type DatasetFormatName = 'pdl' | 'bigpicture' | 'gleif' | 'form-d';
