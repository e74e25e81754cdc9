/** A company as a bulk set tells it, known by its domain. */
export interface CompanyRow {
  /** Registrable, in A-labels. */
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

/** An entry of a bulk set that names no domain. */
export interface EntryRow {
  /** What the set knows it by. */
  key: string;
  /** The company's number in a register. */
  numberKey: string | null;
  /** The company's name, folded as whoever looks for it does. */
  nameKey: string;
  countryCode: string | null;
  record: object;
}

/** What a row of a file gives: what to store, and what of it had to be left out; or why it is refused. */
export type RowResult = { row: CompanyRow | EntryRow; leftOut?: string } | { refused: string };

/** Reads the cells of a row, in the order of the columns. Never throws. */
export type RowReader = (cells: readonly unknown[]) => RowResult;

/** What completes the rows of a file, by the key that both name. */
export type JoinedRows = ReadonlyMap<string, object>;

/** What row readers are given. */
export interface RowReaderDeps {
  /** The registrable domain that an address means, in A-labels; null where it means none. */
  domainOf(address: string): string | null;
  now: Date;
  /** By the names of `joins`. */
  joined: Readonly<Record<string, JoinedRows>>;
}

/** A file that completes the rows of another: what it gives of each of its own rows. */
export interface JoinedFile {
  file: RegExp;
  /** Null where the columns are not those of the file. */
  open(
    columns: readonly string[],
  ): ((cells: readonly unknown[]) => [key: string, value: object] | null) | null;
}

export type DatasetTable = 'known_companies' | 'dataset_entries';

/** A bulk set that can be imported. */
export interface DatasetFormat {
  name: DatasetFormatName;
  table: DatasetTable;
  /** Whether a newer file takes the place of the one before; others are added to those that are there. */
  replaces: boolean;
  /** The file with the rows, where the set is an archive. */
  rowsFile: RegExp;
  joins: Readonly<Record<string, JoinedFile>>;
  cells: { separator: ',' | '\t'; quote: '"' | null; escape: '"' | '\\' };
  /** Where each line may be an object: the keys that are read, and those by which one of the set is known; else null. */
  json: { keys: readonly string[]; needed: readonly string[] } | null;
  /** What a file of the set looks like, for whoever brought another. */
  expects: string;
  /** Null where the columns are not those of the set. */
  open(columns: readonly string[], tools: RowReaderDeps): RowReader | null;
}

export type DatasetFormatName = 'pdl' | 'bigpicture' | 'gleif' | 'form-d';
