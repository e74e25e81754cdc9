import { type Counts, precision, recall } from './counts';

const share = (value: number | null): string => (value === null ? '–' : value.toFixed(2));

/** Returns a Markdown table of counts with precision and recall, one row for each name. */
export function qualityTable(title: string, rows: Iterable<readonly [string, Counts]>): string {
  const cells = [...rows].map(([name, counts]) => [
    name,
    String(counts.right),
    String(counts.wrong),
    String(counts.missed),
    share(precision(counts)),
    share(recall(counts)),
  ]);
  return [
    [title, 'right', 'wrong', 'missed', 'precision', 'recall'],
    ['---', '---:', '---:', '---:', '---:', '---:'],
    ...cells,
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}
