import type { JudgedValue } from './score-site';
import { isList } from './site-fields';

/** The share of a field's values in the data that must be right. */
const GOALS = { single: 0.97, list: 0.95 };
/** With fewer judged values, a share is chance. */
const FEWEST_JUDGED = 20;

const share = (values: readonly JudgedValue[]): string =>
  `${values.filter(({ verdict }) => verdict === 'right').length} of ${values.length}`;

/**
 * Returns the lowest confidence from which on the goal's share of the values is right, or null if there is
 * none.
 */
export function lowestThreshold(values: readonly JudgedValue[], goal: number): number | null {
  const sorted = values
    .map(({ verdict, confidence }) => ({ isRight: verdict === 'right', confidence: confidence ?? 0 }))
    .sort((a, b) => b.confidence - a.confidence);
  let right = 0;
  let lowest: number | null = null;
  for (const [index, { isRight, confidence }] of sorted.entries()) {
    if (isRight) right += 1;
    const isLastOfItsConfidence = sorted[index + 1]?.confidence !== confidence;
    if (isLastOfItsConfidence && right >= goal * (index + 1)) lowest = confidence;
  }
  return lowest;
}

/**
 * Returns a Markdown table of the thresholds that the goals would need, from values of any confidence: which
 * of them are right without a threshold, and which with it.
 */
export function thresholdTable(values: readonly JudgedValue[]): string {
  const judged = values.filter(
    ({ verdict, confidence }) => confidence !== null && (verdict === 'right' || verdict === 'wrong'),
  );
  const fields = [...new Set(judged.map(({ field }) => field))].sort((a, b) => a.localeCompare(b, 'en'));
  const rows = fields.flatMap((field) => {
    const ofField = judged.filter((value) => value.field === field);
    if (ofField.length < FEWEST_JUDGED) return [];
    const goal = GOALS[isList(field) ? 'list' : 'single'];
    const threshold = lowestThreshold(ofField, goal);
    const kept = ofField.filter(({ confidence }) => threshold !== null && (confidence ?? 0) >= threshold);
    return [
      [field, String(goal), share(ofField), threshold === null ? 'none' : String(threshold), share(kept)],
    ];
  });
  return [
    ['threshold for precision', 'goal', 'right without', 'threshold', 'right with'],
    ['---', '---:', '---:', '---:', '---:'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
