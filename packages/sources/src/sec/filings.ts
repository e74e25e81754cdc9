import { dayOf, objectOf, itemsOf, type JsonObject } from '../parsing/json-values';

/** An entry in a filer's list of filings. */
export interface Filing {
  /** `0000900001-26-000001`. */
  accession: string;
  form: string;
  filedOn: string;
  /** The day of the reported event. */
  reportedOn: string | null;
  /** Item numbers of a current report. */
  items: string[];
  /** Shared by a notice and its amendments. Empty if there is none. */
  fileNumber: string;
  /** Path of the main document within the filing. */
  document: string;
}

/** A page of the list holds a thousand filings, or all of the last year if there are more. */
const MAX_FILINGS = 5_000;
const MAX_ITEMS = 20;
const ACCESSION = /^\d{10}-\d{2}-\d{6}$/;

/**
 * Returns the rows of a list that comes as one array per column, newest first. Drops rows without a number,
 * form or date.
 */
export function readFilings(columns: unknown): Filing[] {
  const cellsByColumn = objectOf(columns);
  const filings = itemsOf(cellsByColumn['accessionNumber'], MAX_FILINGS).flatMap((accession, row) => {
    const cell = cellsOf(cellsByColumn, row);
    const form = cell('form');
    const filedOn = dayOf(cell('filingDate'));
    if (typeof accession !== 'string' || !ACCESSION.test(accession)) return [];
    if (form === '' || form.length > 20 || filedOn === null) return [];
    return [
      {
        accession,
        form,
        filedOn,
        reportedOn: dayOf(cell('reportDate')),
        items: cell('items')
          .split(',', MAX_ITEMS)
          .map((item) => item.trim()),
        fileNumber: cell('fileNumber'),
        document: cell('primaryDocument'),
      },
    ];
  });
  return filings.sort((a, b) => (a.filedOn < b.filedOn ? 1 : a.filedOn > b.filedOn ? -1 : 0));
}

/** Returns a reader for the cells of one row. Cells that are missing or not text are empty. */
function cellsOf(columns: JsonObject, row: number): (name: string) => string {
  return (name) => {
    const column = columns[name];
    const value: unknown = Array.isArray(column) ? column[row] : undefined;
    return typeof value === 'string' ? value.trim() : '';
  };
}
