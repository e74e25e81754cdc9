import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Counts, type CountsByName, precision, recall } from './counts';
import { QUALITY_FOLDER } from './labels';

/**
 * The measured counts, by kind of measure and name. Kinds are `fields` (of the invented companies), `write` and
 * `measure` (fields of real sites), `types`, `classes` and `entities` (of headlines).
 */
export type Measures = Readonly<Record<string, Readonly<Record<string, Counts>>>>;

/** What was measured at an earlier commit, and what is measured now. */
interface Results {
  before: Measures;
  now: Measures;
}

const FILE = path.join(QUALITY_FOLDER, 'results.json');
/** The rounding error allowed in a share. */
const TOLERANCE = 1e-9;

/** Reads the stored results. */
export function readResults(): Results {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Results;
}

/** Stores what was measured now, one line for each name. Kinds that were not measured stay as they are. */
export function writeResults(measured: Measures): void {
  const { before, now } = readResults();
  const [indent, deeper] = ['    ', '      '];
  const parts = Object.entries({ before, now: { ...now, ...measured } }).map(([time, measures]) => {
    const kinds = Object.entries(measures).map(([kind, counts]) => {
      const lines = Object.entries(counts).map(
        ([name, count]) => `${deeper}${JSON.stringify(name)}: ${JSON.stringify(count)}`,
      );
      return `${indent}${JSON.stringify(kind)}: {\n${lines.join(',\n')}\n${indent}}`;
    });
    return `  ${JSON.stringify(time)}: {\n${kinds.join(',\n')}\n  }`;
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
