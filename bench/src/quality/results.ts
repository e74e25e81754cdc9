import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Counts, type CountsByName, precision, recall } from './counts';
import { QUALITY_FOLDER } from './labels';

/** The measured counts, by kind of measure (`fields`, `types`, `classes`, …) and name. */
export type Results = Readonly<Record<string, Readonly<Record<string, Counts>>>>;

const FILE = path.join(QUALITY_FOLDER, 'results.json');
/** The rounding error allowed in a share. */
const TOLERANCE = 1e-9;

/** Reads the stored results. */
export function readResults(): Results {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Results;
}

/** Stores the results, one line for each name. */
export function writeResults(results: Results): void {
  const parts = Object.entries(results).map(([kind, counts]) => {
    const lines = Object.entries(counts).map(
      ([name, count]) => `    ${JSON.stringify(name)}: ${JSON.stringify(count)}`,
    );
    return `  ${JSON.stringify(kind)}: {\n${lines.join(',\n')}\n  }`;
  });
  writeFileSync(FILE, `{\n${parts.join(',\n')}\n}\n`);
}

/** Lists the precisions and recalls that fell, as text. If nothing was returned before, nothing was wrong. */
export function regressions(before: Readonly<Record<string, Counts>>, now: CountsByName): string[] {
  const none = { right: 0, wrong: 0, missed: 0 };
  return [...new Set([...Object.keys(before), ...now.keys()])].flatMap((name) => {
    const [then, found] = [before[name] ?? none, now.get(name) ?? none];
    return Object.entries({ precision, recall }).flatMap(([measure, of]) => {
      const [was, is] = [of(then) ?? 1, of(found) ?? 1];
      if (is >= was - TOLERANCE) return [];
      return [`${measure} of ${name} fell from ${was.toFixed(3)} to ${is.toFixed(3)}`];
    });
  });
}
