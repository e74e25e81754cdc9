import { foldText, foldedPatternOf } from '@firmlens/text';

import { PAGE_KIND_BY_WORD, slugify } from '../../crawl/page-kind-words';
import { ADDRESS_WORDS } from './address-words';

const MAX_HEADING = 40;
const MAX_WORDS = 4;
/** `Our address:`, `Lokalizacja`. */
const ADDRESS_LABEL = new RegExp(`(?<!\\p{L})${foldedPatternOf(ADDRESS_WORDS.addressLabels)}(?!\\p{L})`, 'u');

/** Whether a text is a heading or a label above the company's own contact details: `Contact details`, `Address:`. */
export function isContactHeading(text: string): boolean {
  if (text.length > MAX_HEADING || /\d/.test(text)) return false;
  const slug = slugify(text);
  const words = slug.split('-');
  if (words.length > MAX_WORDS) return false;
  const isContact = [slug, ...words].some((word) => PAGE_KIND_BY_WORD.get(word) === 'contact');
  return isContact || ADDRESS_LABEL.test(foldText(text).normalize('NFC'));
}
