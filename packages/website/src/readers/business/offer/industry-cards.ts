import { isAboutOthers } from '../../../attribution/about-others';
import type { ReaderInput } from '../../reader';
import { isInIndustry, ownIndustry } from '../own-industries';
import type { Service } from '../service';
import { isOtherHeading } from '../service-name';
import { cardGroupsOf } from './cards';
import { lastWords } from './own-links';

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
  const lists = site.pages
    .filter(({ kind, url }) => SHOWING_OFFERS.has(kind) && !isOtherHeading(lastWords(url)))
    .flatMap((page) =>
      cardGroupsOf(page)
        .filter(({ heading, cards }) => cards.length > known && (heading === null || !isAboutOthers(heading)))
        .map(({ cards }) => ({ page, cards: cards.filter(({ name }) => name !== '' && !isOwnName(name)) })),
    )
    .filter(({ cards }) => cards.length >= Math.max(MIN_CARDS, known + 1));
  const industry = lists.length === 0 ? null : ownIndustry(site, []);
  if (!industry) return [];
  return lists
    .filter(({ cards }) => {
      const inIndustry = cards.filter(({ name }) => isInIndustry(name, industry));
      return inIndustry.length * 2 >= cards.length;
    })
    .flatMap(({ page, cards }) =>
      cards.map(({ name, text }): Service => ({
        name,
        description: text,
        origin: 'text',
        url: page.url,
        confidence: CONFIDENCE,
      })),
    );
}
