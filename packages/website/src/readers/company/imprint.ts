import type { WebPage } from '../../page/web-page';
import { foldText, foldedPatternOf } from '@firmlens/text';

import { LEGAL_NOTICE_WORDS } from './legal-notice-words';

const WORDS = LEGAL_NOTICE_WORDS.imprints;
const IMPRINT_PATH = new RegExp(foldedPatternOf(WORDS.paths));
const IMPRINT_TEXT = new RegExp(`\\b(?:${foldedPatternOf(WORDS.beginnings)}|§ ?5 ?(?:tmg|ddg|ecg))\\b`);

/**
 * Whether a page is the legally required notice that identifies the company, rather than its terms or privacy
 * notice.
 */
export function isImprint({ url, text }: WebPage): boolean {
  return (
    IMPRINT_PATH.test(foldText(decodePath(url.pathname))) || IMPRINT_TEXT.test(foldText(text.slice(0, 800)))
  );
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
