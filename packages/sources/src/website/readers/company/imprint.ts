import type { WebPage } from '../../page/web-page';
import { foldText } from '../../../parsing/fold-text';

const IMPRINT_PATH =
  /(?:impressum|imprint|legal-?notice|mentions-?legales|aviso-?legal|note-?legali|colofon|colophon|anbieterkennzeichnung|site-?notice|company-?info|legal-?disclosure)/;
const IMPRINT_TEXT =
  /\b(?:impressum|imprint|legal notice|mentions legales|aviso legal|note legali|colofon|angaben gemass|§ ?5 ?(?:tmg|ddg|ecg)|information according to|diensteanbieter|editeur du site)\b/;

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
