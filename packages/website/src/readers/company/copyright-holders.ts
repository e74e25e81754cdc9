import type { WebPage } from '../../page/web-page';
import { allMatches, legalFormsIn, patternOf } from '@firmlens/text';

import { LEGAL_NOTICE_WORDS } from './legal-notice-words';

const NOTICE =
  /(?:[©Ⓒ]|\(c\)|copyright|版权所有|版權所有)[ ,:：]*(?:[©Ⓒ]|\(c\)|copyright)?[ ,]*(?:(?:19|20)\d\d(?: ?[-–—/] ?(?:(?:19|20)?\d\d|present|heute))?)?[ ,.:|·–—-]*(?:copyright )?(?:by )?([^©Ⓒ\n|•·]{2,120})/giu;
/** What follows the holder. Chinese footers have the licence of the site: `沪ICP备`. */
const END = new RegExp(
  ` *(?:${patternOf(LEGAL_NOTICE_WORDS.afterCopyrightHolders)}|\\p{Lo}?ICP)[\\s\\S]*$`,
  'iu',
);

const CREDITS = LEGAL_NOTICE_WORDS.siteCredits;
/** `© Design & Developed By Pixel`: who made the site, not who owns it. */
const CREDIT = new RegExp(
  `^${patternOf(CREDITS.work)}(?: (?:&|${patternOf(CREDITS.and)}) \\p{L}{2,15})?(?: ?:| ${patternOf(CREDITS.by)}(?!\\p{L}))`,
  'iu',
);

/** Returns the copyright holders named on the page, legal form included, at most three. */
export function copyrightHolders({ text }: WebPage): string[] {
  const holders = new Set<string>();
  for (const match of allMatches(text.slice(-20_000), NOTICE)) {
    const holder = (match[1] ?? '')
      .replace(END, '')
      .replace(/^(?:19|20)\d\d[ ,.-]*/, '')
      .replace(/[ ,.–—-]*(?:19|20)\d\d(?: ?[-–—] ?(?:(?:19|20)\d\d|present))?[ ]*$/u, '')
      .replace(/[ ,;:–—-]+$/u, '')
      .trim();
    // Keep the full stop of `Inc.`, but not that of the sentence.
    const name = legalFormsIn(holder).at(-1)?.end === holder.length ? holder : holder.replace(/\.$/, '');
    if (/\p{L}/u.test(name) && name.length >= 2 && !CREDIT.test(name)) holders.add(name);
    if (holders.size >= 3) break;
  }
  return [...holders];
}
