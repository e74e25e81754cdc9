import { isAboutOthers } from '../../../attribution/about-others';
import type { ReaderInput } from '../../reader';
import { isInIndustry, ownIndustries } from '../own-industries';
import type { Service } from '../service';
import { cardGroupsOf } from './cards';

const SHOWING_OFFERS: ReadonlySet<string> = new Set(['home', 'product', 'other']);
const MIN_CARDS = 3;
const CONFIDENCE = 0.8;

/**
 * Returns the cards and list entries most of which are named in words of the company's own industry, such as
 * `Family Law` and `Labour Law` on the site of a law firm. Where more of the offer is known, they are its
 * details.
 */
export function cardsInOwnIndustry(
  site: Pick<ReaderInput, 'site' | 'pages'>,
  known: number,
  isOwnName: (text: string) => boolean,
): Service[] {
  const industries = ownIndustries(site, []);
  if (industries.length === 0) return [];
  return site.pages
    .filter(({ kind }) => SHOWING_OFFERS.has(kind))
    .flatMap((page) =>
      cardGroupsOf(page)
        .filter(({ heading }) => heading === null || !isAboutOthers(heading))
        .map(({ cards }) => cards.filter(({ name }) => name !== '' && !isOwnName(name)))
        .filter((cards) => {
          const inIndustry = cards.filter(({ name }) => isInIndustry(name, industries));
          return cards.length >= Math.max(MIN_CARDS, known + 1) && inIndustry.length * 2 >= cards.length;
        })
        .flatMap((cards) =>
          cards.map(({ name, text }): Service => ({
            name,
            description: text,
            origin: 'text',
            url: page.url,
            confidence: CONFIDENCE,
          })),
        ),
    );
}
