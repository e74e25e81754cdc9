import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { QUALITY_FOLDER } from './labels';

/** `write`: sites that rules are written on. `measure`: sites that only measure. */
export const PARTS = ['write', 'measure'] as const;
export type Part = (typeof PARTS)[number];

/** A person: initials, with other spellings after `|`, and the title as printed. */
export interface LabelledPerson {
  name: string;
  title?: string;
}

/** A real company's site: where its pages are, and what a careful reader takes from them. */
export interface LabelledSite {
  slug: string;
  /** The registrable domain. */
  domain: string;
  source: {
    /** `owner/name` on GitHub. */
    repo: string;
    commit: string;
    /** Each page's path in the repository, and the path of its URL. */
    paths: [string, string][];
  };
  /** What the pages state, by label (`site-fields.ts`). */
  truth: Readonly<Record<string, unknown>>;
  /** Further right values. */
  accept?: Readonly<Record<string, unknown[]>>;
  /** Values that somebody has read and found wrong. */
  reject?: Readonly<Record<string, unknown[]>>;
  /** The lists that name everything: any other value is wrong. */
  complete?: string[];
  /** What the pages do not state: any value is wrong. */
  absent: string[];
  /** What is easily read wrong, in words. */
  traps: string[];
  tags: string[];
}

/** Returns the labelled sites of a part, sorted by name. */
export function labelledSites(part: Part): LabelledSite[] {
  const folder = path.join(QUALITY_FOLDER, 'sites', part);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as LabelledSite);
}
