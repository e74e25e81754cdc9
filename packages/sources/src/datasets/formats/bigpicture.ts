import { createColumnReader } from './column-reader';
import { parseCompanyRow } from './company-row';
import type { DatasetFormat } from './dataset-format';

/** Column names in the file's various editions, folded. The first one present is used. */
const COLUMN_ALIASES = {
  website: ['domain', 'companydomain', 'website', 'url'],
  name: ['name', 'companyname'],
  size: ['size', 'companysize', 'employeesrange', 'metricsemployeesrange', 'employees', 'employeecount'],
  founded: ['founded', 'foundedyear', 'yearfounded'],
  industry: ['industry', 'categoryindustry', 'industries'],
  city: ['city', 'geocity', 'headquarterscity', 'locality'],
  country: ['country', 'geocountry', 'countrycode', 'geocountrycode'],
  linkedin: ['linkedinurl', 'linkedin', 'linkedinhandle', 'handle'],
  description: ['description'],
} as const;

/** Columns that identify a People Data Labs file. Its other columns could pass for BigPicture's. */
const PEOPLE_DATA_LABS_COLUMNS = ['id', 'locality', 'region'];

/** The BigPicture company file. Its exact column names are not published. */
export const BIGPICTURE_FORMAT: DatasetFormat = {
  name: 'bigpicture',
  table: 'known_companies',
  replaces: true,
  rowsFile: /\.csv$/i,
  joins: {},
  cells: { separator: ',', quote: '"', escape: '"' },
  json: null,
  expects: 'CSV with domain (or website), name, industry, size, founded, city, country, linkedin or handle',
  open(columns, deps) {
    if (PEOPLE_DATA_LABS_COLUMNS.every((name) => columns.includes(name))) return null;
    const cellOf = createColumnReader(
      columns,
      COLUMN_ALIASES,
      ['website', 'name', 'industry', 'country', 'linkedin'],
      (name) => name.toLowerCase().replace(/[^a-z]/g, ''),
    );
    if (cellOf === null) return null;
    return (cells) =>
      parseCompanyRow(
        {
          name: cellOf(cells, 'name'),
          website: cellOf(cells, 'website'),
          description: cellOf(cells, 'description'),
          industry: cellOf(cells, 'industry'),
          size: cellOf(cells, 'size'),
          founded: cellOf(cells, 'founded'),
          city: cellOf(cells, 'city'),
          country: cellOf(cells, 'country'),
          linkedin: cellOf(cells, 'linkedin'),
        },
        deps,
      );
  },
};
