import { foldText } from '@firmlens/text';
import type { WebPage } from '../../page/web-page';
import { NO_OPENINGS } from './job-page-words';

const MAX_TEXT = 20_000;

/** Whether a page says that the company has no openings. */
export function saysNone(page: WebPage): boolean {
  return NO_OPENINGS.test(foldText(page.text.slice(0, MAX_TEXT)));
}
