import { createColumnReader, columnsWithoutAliases } from './column-reader';
import { parseCompanyRow } from './company-row';
import type { DatasetFormat } from './dataset-format';

const COLUMNS = [
  ...[
    'id',
    'website',
    'name',
    'founded',
    'size',
    'locality',
    'region',
    'country',
    'industry',
    'linkedin_url',
  ],
] as const;

/**
 * The free company file of People Data Labs. Names and places are in lower case, and quotes are escaped with
 * a backslash.
 */
export const PDL_FORMAT: DatasetFormat = {
  name: 'pdl',
  table: 'known_companies',
  replaces: true,
  rowsFile: /\.(?:csv|jsonl?|ndjson)$/i,
  joins: {},
  cells: { separator: ',', quote: '"', escape: '\\' },
  json: { keys: COLUMNS, needed: ['website', 'name'] },
  expects: `JSON lines or CSV with ${COLUMNS.join(', ')}`,
  open(columns, deps) {
    const needed = ['website', 'name', 'size', 'industry', 'linkedin_url'] as const;
    const cellOf = createColumnReader(columns, columnsWithoutAliases(COLUMNS), needed);
    if (cellOf === null) return null;
    return (cells) =>
      parseCompanyRow(
        {
          name: cellOf(cells, 'name'),
          website: cellOf(cells, 'website'),
          description: null,
          industry: cellOf(cells, 'industry'),
          size: cellOf(cells, 'size'),
          founded: cellOf(cells, 'founded'),
          city: cellOf(cells, 'locality'),
          country: cellOf(cells, 'country'),
          linkedin: cellOf(cells, 'linkedin_url'),
        },
        deps,
      );
  },
};
