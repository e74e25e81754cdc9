import {
  foldText,
  isGivenName,
  isJobTitle,
  isPlace,
  isRole,
  nameLikelihood,
  parsePersonName,
  withoutGenderMark,
} from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { BENEFIT_HEADING, CONTRACT_TERM } from './job-page-words';

/** What separates the facts about an opening: `Berlin · Full-time`, `📍 Berlin ⏰ 40 hours`. */
const BETWEEN_FACTS = /\s[·•|]\s|\p{Extended_Pictographic}/u;

/** Whether a block heads a column, or a row. */
export function isColumnHead(blocks: readonly Block[], at: number): boolean {
  return [at, at + 1].every((index) => blocks[index]?.element.name === 'th');
}

/** Whether a block stands below a heading for benefits, or for how the company hires. */
export function isBenefit({ heading }: Block): boolean {
  return [heading, heading?.heading].some(
    (above) => above && above.level > 1 && BENEFIT_HEADING.test(headingOf(above)),
  );
}

/** Whether the label above a heading says that it is about a benefit. */
export function isLabelledBenefit(blocks: readonly Block[], at: number): boolean {
  const label = blocks[at - 1];
  return Number(blocks[at]?.level) > 0 && label?.level === 0 && BENEFIT_HEADING.test(headingOf(label));
}

/** Returns what a heading says, folded and without its punctuation. */
export function headingOf({ text }: Block): string {
  return foldText(text).replace(/[\s:.!?…]+$/, '');
}

/** Whether a text is surely the name of a person. */
export function isPerson(text: string): boolean {
  const name = parsePersonName(text);
  return name !== null && nameLikelihood(text) === 'likely';
}

/** `Jane Doe, Engineer`. */
export function beginsWithPerson(text: string): boolean {
  const [first = '', second] = text.split(',');
  return second !== undefined && !isRole(first) && (isPerson(first.trim()) || isGivenName(first.trim()));
}

/** Whether a line begins with the contract or place of an opening and says no more, or only more facts. */
export function beginsWithFact(line: string): boolean {
  const [first = '', next] = line.split(BETWEEN_FACTS).map(withoutGenderMark);
  return (CONTRACT_TERM.test(first) && !isJobTitle(first)) || (next !== undefined && isPlace(first));
}
