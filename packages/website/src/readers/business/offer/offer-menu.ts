import { type Element, isTag } from 'domhandler';
import { foldText } from '@firmlens/text';
import { slugify } from '../../../crawl/page-kind-words';
import { layoutOf } from '../../../layout/layout';
import { type Region, regionAround } from '../../../layout/region';
import type { WebPage } from '../../../page/web-page';
import { elementText } from '../../element-text';
import { isOfferLabel, isServiceName } from '../service-name';
import { leadsNowhere, mayBeOffer, type OwnLink, ownLinksOf, targetOf } from './own-links';

/** A label with more links below it is the heading of the whole menu, unless it is an entry of one. */
const MAX_GROUP = 30;
const MAX_ENTRY = 80;
const MAX_LEVELS = 4;
const MENUS: ReadonlySet<Region> = new Set(['navigation', 'header', 'footer']);

/**
 * Returns the links below labels such as `Products` in the menus and the footer of a page. A part of the menu
 * with hardly any links to the offer is about something else, such as the use of the product.
 */
export function offersInMenus(page: WebPage): OwnLink[] {
  return labelsOf(page).flatMap((label) => {
    const links = linksBelow(label, page);
    const offers = links.filter((link) => isServiceName(link.text) && mayBeOffer(link));
    return offers.length > 1 && offers.length * 2 >= links.length ? offers : [];
  });
}

/** Returns the texts and links in menus that name the offer as a whole. */
function labelsOf(page: WebPage): Element[] {
  const labels = layoutOf(page)
    .blocks.filter(({ region, text }) => MENUS.has(region) && text.length <= 60 && isOfferLabel(text))
    .map(({ element }) => element);
  const links = menuLinksOf(page).filter(({ text }) => isOfferLabel(text));
  return [...new Set([...labels, ...links.map(({ element }) => element)])];
}

const known = new WeakMap<WebPage, OwnLink[]>();

/** Returns the links in the menus and the footer of a page. They are read once. */
export function menuLinksOf(page: WebPage): OwnLink[] {
  const links =
    known.get(page) ??
    ownLinksOf(page).filter(({ element, text }) => text !== '' && MENUS.has(regionAround(element)));
  known.set(page, links);
  return links;
}

/** Returns the links in the smallest element that begins with the label and contains several other links. */
function linksBelow(label: Element, page: WebPage): OwnLink[] {
  const text = foldText(elementText(label, 60));
  const links = ownLinksOf(page);
  let around = parentOf(label);
  for (let level = 0; level < MAX_LEVELS && around; level += 1, around = parentOf(around)) {
    if (!foldText(elementText(around, 100)).startsWith(text)) return [];
    const inside = new Set(page.$(around).find('a[href]').toArray());
    const leading = links.filter((link) => inside.has(link.element) && foldText(link.text) !== text);
    const unwritten = [...inside].filter(leadsNowhere);
    const home = leading.filter(({ target }) => target === '').map(({ element }) => element);
    const below = leading.length > home.length ? leading : entries([...unwritten, ...home], text, page);
    const own = links.find(({ element }) => element === label)?.target;
    if (below.length >= 2)
      return below.length > (around.name === 'li' ? MAX_ENTRY : MAX_GROUP)
        ? []
        : below.filter(({ target }) => target !== own);
  }
  return [];
}

/** Returns the links of a menu that lead nowhere yet, as if each led to a part of the page. */
function entries(links: readonly Element[], label: string, page: WebPage): OwnLink[] {
  return links.flatMap((element) => {
    const text = elementText(element, 100);
    if (text === '' || foldText(text) === label) return [];
    const url = new URL(`#${slugify(text)}`, page.url);
    return [{ element, url, text, target: targetOf(url) }];
  });
}

function parentOf({ parent }: Element): Element | null {
  return parent && isTag(parent) ? parent : null;
}
