import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Counts, precision, recall } from './counts';
import { QUALITY_FOLDER } from './labels';
import { POSITIONS } from './score-site';

/** With fewer expected values, a share is chance. */
const FEWEST_STATED = 10;
const SHOWN = 3;

/** Returns the harmonic mean of precision and recall. */
const balance = ({ right, wrong, missed }: Counts): number => (2 * right) / (2 * right + wrong + missed);

/** Describes the weakest fields, and what an improvement needs (needs.json), as Markdown list items. */
export function weakestFields(counts: Readonly<Record<string, Counts>>): string[] {
  const needs = JSON.parse(readFileSync(path.join(QUALITY_FOLDER, 'needs.json'), 'utf8')) as Record<
    string,
    string | undefined
  >;
  return Object.entries(counts)
    .filter(([field, { right, missed }]) => field !== POSITIONS && right + missed >= FEWEST_STATED)
    .sort(([, a], [, b]) => balance(a) - balance(b))
    .slice(0, SHOWN)
    .map(([field, count]) => {
      const shares = [precision(count) ?? 0, recall(count) ?? 0].map((share) => share.toFixed(2)).join(', ');
      const need = needs[field] ?? 'not yet examined';
      return `- \`${field}\` (precision, recall: ${shares} of ${count.right + count.missed}): ${need}`;
    });
}
