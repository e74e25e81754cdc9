import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface LabelledCompany {
  domain: string;
  /** What sort of company it is, in a few words. */
  kind: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  language: string;
  /**
   * The expected value of each field (`company.name`): a value, a list of items, or null if nothing states
   * it. A field that is left out is not scored. `isExpected` describes the forms of a value.
   */
  labels: Readonly<Record<string, unknown>>;
  /** Holds the site's `public/` and `headers.json`, and the public sources' `responses/`. */
  folder: string;
}

export interface LabelledHeadline {
  id: string;
  company: string;
  origin: 'own' | 'news' | 'discussion';
  language: string;
  title: string;
  opening: string;
  date: string;
  /** Null if the headline reports no event of the company. */
  expect: {
    type: string | { any: string[] };
    class: string;
    entities?: Readonly<Record<string, string | string[]>>;
  } | null;
}

/** bench/quality. The path is the same from the sources and from the build output. */
export const QUALITY_FOLDER = path.resolve(__dirname, '../../quality');

/** Returns the labelled companies, sorted by domain. */
export function labelledCompanies(): LabelledCompany[] {
  const folder = path.join(QUALITY_FOLDER, 'companies');
  return readdirSync(folder)
    .sort()
    .map((domain) => ({
      ...(JSON.parse(readFileSync(path.join(folder, domain, 'labels.json'), 'utf8')) as LabelledCompany),
      folder: path.join(folder, domain),
    }));
}

/** Returns the labelled headlines and posts, in their order. */
export function labelledHeadlines(): LabelledHeadline[] {
  return readFileSync(path.join(QUALITY_FOLDER, 'headlines.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as LabelledHeadline);
}
