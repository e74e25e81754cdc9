import { foldName } from '@firmlens/text';
import { layoutOf, siteLayoutOf } from '../../../layout/layout';
import type { WebPage } from '../../../page/web-page';
import { createSiteNameMatcher } from '../../site-name-matcher';
import type { ReaderInput } from '../../reader';
import { createIndustryMatcher, mainIndustry } from '../own-industries';
import { type Mentions, mentionsOn, stemsOf } from './mentions';

/** What a site says of a name in places other than the one where it stands. */
export interface SiteWords {
  isOwnName(name: string): boolean;
  isOrdinaryWord(word: string): boolean;
  isInIndustry(name: string): boolean;
  /** How many pages have the name in their title. */
  titlesWith(folded: string): number;
  /** Whether the title, the description or the main heading of the home page has it. */
  isInPitch(folded: string): boolean;
  /** The share of the name's words that these have, in any form. */
  shareInPitch(name: string): number;
  mentionsOf(name: string): Mentions;
}

export function siteWordsOf({ site, pages }: Pick<ReaderInput, 'site' | 'pages'>, home: WebPage): SiteWords {
  const industry = mainIndustry({ site, pages });
  const titles = pages.map((page) => foldName(titleText(page)));
  const pitch = `${titleText(home)} | ${home.meta['description'] ?? ''} | ${mainHeading(home)}`;
  const foldedPitch = foldName(pitch);
  const pitchStems = new Set(stemsOf(pitch));
  return {
    isOwnName: createSiteNameMatcher({ site, pages }),
    isOrdinaryWord: (word) => siteLayoutOf(pages).isOrdinaryWord(word),
    isInIndustry: createIndustryMatcher(industry === null ? [] : [industry]),
    titlesWith: (folded) => titles.filter((title) => title.includes(folded)).length,
    isInPitch: (folded) => foldedPitch.includes(folded),
    shareInPitch: (name) => {
      const stems = stemsOf(name);
      return stems.filter((stem) => pitchStems.has(stem)).length / Math.max(1, stems.length);
    },
    mentionsOf: mentionsOn(pages),
  };
}

function titleText(page: WebPage): string {
  return page.$('title').first().text().slice(0, 300);
}

/** Returns the main heading of a page, or an empty text. */
export function mainHeading(page: WebPage): string {
  return (
    layoutOf(page).blocks.find(({ level, region }) => level === 1 && region !== 'navigation')?.text ?? ''
  );
}
