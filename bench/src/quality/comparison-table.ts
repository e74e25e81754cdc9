import { type Counts, precision, recall, sum } from './counts';
import { POSITIONS } from './score-site';
import { isList } from './site-fields';

type CountsOfFields = Readonly<Record<string, Counts>>;

/** A set of companies, measured at an earlier commit and now. */
export interface MeasuredSet {
  name: string;
  before: CountsOfFields;
  now: CountsOfFields;
}

/** Titles are part of people, and no values of their own. */
const TOTALS: Readonly<Record<string, (field: string) => boolean>> = {
  'all single values': (field) => field !== POSITIONS && !isList(field),
  'all lists': isList,
  'people alone': (field) => field === 'team.team_members',
  all: (field) => field !== POSITIONS,
};

function total(counts: CountsOfFields, isCounted: (field: string) => boolean): Counts {
  const counted = Object.entries(counts).filter(([field]) => isCounted(field));
  return sum(counted.map(([, count]) => count));
}

const share = (value: number | null): string => (value === null ? '–' : value.toFixed(2));
const shares = (counts: Counts | undefined): string =>
  counts === undefined ? '' : `${share(precision(counts))}, ${share(recall(counts))}`;

/**
 * Returns a Markdown table of precision and recall before and now, for each field and in total. Each set has
 * three columns, of which the first says how many values are expected.
 */
export function comparisonTable(sets: readonly MeasuredSet[]): string {
  const fields = [...new Set(sets.flatMap(({ now }) => Object.keys(now)))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );
  const row = (name: string, of: (counts: CountsOfFields) => Counts | undefined) => [
    name,
    ...sets.flatMap(({ before, now }) => {
      const counts = of(now);
      const stated = counts === undefined ? '' : String(counts.right + counts.missed);
      return [stated, shares(of(before)), shares(counts)];
    }),
  ];
  return [
    ['precision, recall', ...sets.flatMap(({ name }) => [name, 'before', 'now'])],
    ['---', ...sets.flatMap(() => ['---:', '---:', '---:'])],
    ...fields.map((field) => row(field, (counts) => counts[field])),
    ...Object.entries(TOTALS).map(([name, isCounted]) => row(name, (counts) => total(counts, isCounted))),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
