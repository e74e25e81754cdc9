import { textOf } from '../../parsing/json-values';
import { normaliseCityName, parseCountry } from '@firmlens/text';
import type { RowReaderDeps, RowResult } from './dataset-format';
import { employeeBand } from './employee-band';
import { validateWebsiteDomain } from './website-domain';
import { capitalizeName } from './capitalize-name';

/** The unparsed cells of a company's row. */
export interface CompanyCells {
  name: unknown;
  website: unknown;
  description: unknown;
  industry: unknown;
  size: unknown;
  founded: unknown;
  city: unknown;
  country: unknown;
  /** The URL of the company's LinkedIn page, or the last part of its path. */
  linkedin: unknown;
}

const MAX_NAME = 200;
const MAX_INDUSTRY = 100;
const MAX_DESCRIPTION = 1_000;
/** A longer cell is not a company's value: the file is malformed. */
const MAX_CELL = 4_000;
/** The oldest companies that still operate date from about then. */
const EARLIEST_YEAR = 1_000;
const LINKEDIN =
  /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(company|school|showcase)\/([^\s/?#]{1,150})\/?$/i;
const HANDLE = /^(?:(company|school|showcase)\/)?([\p{L}\p{N}%&'._-]{1,150})$/iu;

/**
 * Parses a company's cells. Rejects a row without a name or a domain. Other bad cells are dropped on their
 * own.
 */
export function parseCompanyRow(cells: CompanyCells, { domainOf, now }: RowReaderDeps): RowResult {
  if (Object.values(cells).some((cell) => typeof cell === 'string' && cell.length > MAX_CELL)) {
    return { refused: `a cell is longer than ${MAX_CELL} characters` };
  }
  const name = textOf(cells.name, MAX_NAME);
  if (name === null) return { refused: 'no name' };
  const site = validateWebsiteDomain(cells.website, name, domainOf);
  if ('refused' in site) return site;
  const founded = foundingYear(cells.founded, now);
  const industry = textOf(cells.industry, MAX_INDUSTRY);
  const row = {
    domain: site.domain,
    name: capitalizeName(name),
    description: textOf(cells.description, MAX_DESCRIPTION),
    industries: industry === null ? [] : [industry.slice(0, 1).toUpperCase() + industry.slice(1)],
    countryCode: parseCountry(textOf(cells.country, 80) ?? '')?.country_code ?? null,
    city: normaliseCityName(capitalizeName(textOf(cells.city, 80) ?? '')),
    employeeRange: employeeBand(cells.size),
    foundedYear: typeof founded === 'number' ? founded : null,
    linkedinUrl: linkedinUrl(cells.linkedin),
  };
  return founded === 'impossible' ? { row, leftOut: 'an impossible founding year' } : { row };
}

function foundingYear(cell: unknown, now: Date): number | null | 'impossible' {
  if (cell === null || cell === undefined || cell === '') return null;
  const text = typeof cell === 'number' ? String(cell) : cell;
  const year = typeof text === 'string' && /^\s*\d{4}(?:\.0)?\s*$/.test(text) ? Number(text) : Number.NaN;
  return year >= EARLIEST_YEAR && year <= now.getUTCFullYear() ? year : 'impossible';
}

function linkedinUrl(cell: unknown): string | null {
  const text = textOf(cell, 250) ?? '';
  const [, kind = 'company', slug] = LINKEDIN.exec(text) ?? HANDLE.exec(text) ?? [];
  return slug === undefined ? null : `https://www.linkedin.com/${kind.toLowerCase()}/${slug}`;
}
