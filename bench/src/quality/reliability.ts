import type { JudgedValue } from './score-site';

/** The values whose stated confidence lies in one range. */
export interface Bin {
  /** The range: this confidence or more, and less than the next bin's. */
  from: number;
  right: number;
  judged: number;
  /** The sum of the stated confidences. */
  stated: number;
}

const BINS = [0, 0.5, 0.6, 0.7, 0.8, 0.9];
/** From this confidence on, nine in ten values must be right. */
const CERTAIN = 0.9;

const isJudged = ({ verdict, confidence }: JudgedValue): boolean =>
  confidence !== null && (verdict === 'right' || verdict === 'wrong');

/** Counts the right values by their stated confidence. Values without a verdict or evidence do not count. */
export function binsOf(values: readonly JudgedValue[]): Bin[] {
  const judged = values.filter(isJudged);
  return BINS.map((from, index) => {
    const to = BINS[index + 1] ?? Infinity;
    const inside = judged.filter(({ confidence }) => (confidence ?? 0) >= from && (confidence ?? 0) < to);
    return {
      from,
      right: inside.filter(({ verdict }) => verdict === 'right').length,
      judged: inside.length,
      stated: inside.reduce((sum, { confidence }) => sum + (confidence ?? 0), 0),
    };
  });
}

const rangeOf = (from: number, index: number): string =>
  from === 0 ? `< ${BINS[1]}` : `${from}–${BINS[index + 1] ?? 1}`;

/** Returns a Markdown table of the bins of each group: right values of those judged. */
export function reliabilityTable(
  values: readonly JudgedValue[],
  title: string,
  groupOf: (value: JudgedValue) => string,
): string {
  const judged = values.filter(isJudged);
  const groups = [...new Set(judged.map(groupOf))].sort((a, b) => a.localeCompare(b, 'en'));
  const row = (name: string, members: readonly JudgedValue[]) => [
    name,
    ...binsOf(members).map((bin) => (bin.judged === 0 ? '' : `${bin.right} of ${bin.judged}`)),
  ];
  return [
    [title, ...BINS.map(rangeOf)],
    ['---', ...BINS.map(() => '---:')],
    ...groups.map((group) =>
      row(
        group,
        judged.filter((value) => groupOf(value) === group),
      ),
    ),
    row('all', judged),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Says how many of the values that are shown as certain are right. */
export function certainValues(values: readonly JudgedValue[]): string {
  const { right, judged } = binsOf(values).at(-1) ?? { right: 0, judged: 0 };
  const share = judged === 0 ? '' : ` (${(right / judged).toFixed(2)})`;
  return `Of ${judged} values shown with ${CERTAIN} or more, ${right} are right${share}.`;
}
