import { foldText, linesOf } from '@firmlens/text';
import type { WebPage } from '../../page/web-page';
import { splitSentences } from '../split-sentences';
import { NO_OPENINGS } from './job-page-words';

const MAX_TEXT = 20_000;

/** Whether a page has wording for no openings, maybe in `If no opening fits, write to us`. */
export function mentionsNoOpenings(page: WebPage): boolean {
  return NO_OPENINGS.test(foldText(page.text.slice(0, MAX_TEXT)));
}

/**
 * Whether a page states that there are no openings, in a sentence without a condition or question. Titles on
 * such a page are examples.
 */
export function statesNoOpenings(page: WebPage): boolean {
  return (
    mentionsNoOpenings(page) &&
    linesOf(page.text.slice(0, MAX_TEXT))
      .flatMap(splitSentences)
      .some((sentence) => NO_OPENINGS.test(foldText(sentence)) && !/[,?]/.test(sentence))
  );
}
