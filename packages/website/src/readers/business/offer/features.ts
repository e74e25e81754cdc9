import { citiesNamed, foldName } from '@firmlens/text';
import { pathWords } from '../../../crawl/page-kind';
import { PAGE_KIND_BY_WORD, slugify } from '../../../crawl/page-kind-words';
import type { Block } from '../../../layout/blocks';
import { layoutOf } from '../../../layout/layout';
import type { WebPage } from '../../../page/web-page';
import type { ReaderInput } from '../../reader';
import { isOfferHeading, isOfferLabel, isOtherHeading } from '../service-name';
import type { ServiceKeys } from '../service-keys';
import { type Candidate, candidatesOf } from './candidates';
import { createGroupFeatures, nameFeaturesOf } from './group-features';
import { groupBy } from '../../group-by';
import { menuLinksOf, offersInMenus } from './offer-menu';
import { meaningsOf } from './meanings';
import { isBelowOffer, isUnnamedPage, lastWords, mayBeOffer, type OwnLink, targetOf } from './own-links';
import { mainHeading, siteWordsOf } from './site-words';
import { type Features, prefixed, shareOf } from '../../trees/measures';

/** A candidate with what is measured of it, by name of the feature. What does not apply is left out. */
export interface MeasuredCandidate extends Candidate {
  /** Equal for names that differ in case, accents, the company's name before them or a plural. */
  keys: readonly string[];
  features: Readonly<Record<string, number>>;
}

const PLACES = ['menu', 'card', 'heading', 'list', 'sentence'];
const KINDS = 'home about contact legal team careers job pricing product news trust compare other'.split(' ');
const MAX_HEADINGS = 6;
const AND = /&|(?<!\p{L})(?:and|und|et|y|e|og|och|en|i)(?!\p{L})/iu;

/** Returns the candidates of a site with their features. Numbers count, shares are from 0 to 1. */
export function measuredCandidates(
  input: Pick<ReaderInput, 'site' | 'pages'>,
  keysOf: ServiceKeys,
): MeasuredCandidate[] {
  const { pages } = input;
  const [home] = pages;
  if (!home) return [];
  const words = siteWordsOf(input, home);
  const offers = new Set(offersInMenus(home).map(({ target }) => target));
  const menu = menuLinksOf(home);
  const inMenu = new Set(menu.map(({ target }) => target));
  const lists = new Set(menu.filter(({ text }) => isOfferLabel(text)).map(({ target }) => target));
  const isOverview = (page: WebPage): boolean =>
    page !== home && (lists.has(targetOf(page.url)) || isOfferLabel(lastWords(page.url)));
  const ofPage = new Map(
    pages.map((page) => [
      page,
      {
        ...pageFeatures(page),
        'page.overview': Number(isOverview(page)),
        'page.offered': Number(offers.has(targetOf(page.url))),
        'page.in-menu': Number(inMenu.has(targetOf(page.url))),
      },
    ]),
  );
  const candidates = candidatesOf(pages).map((candidate) => ({ ...candidate, keys: keysOf(candidate.name) }));
  const byKey = groupBy(candidates, ({ keys: [key = ''] }) => key);
  const ofSite = {
    'site.pages': pages.length,
    'site.names': byKey.size,
    'site.offers': offers.size,
    'site.lists': lists.size,
    'site.overviews': pages.filter(isOverview).length,
    'site.details': pages.filter(({ url }) => isBelowOffer(url)).length,
  };
  const ofKey = new Map<string, Features>();
  for (const [key, same] of byKey)
    ofKey.set(key, {
      'name.all': same.length,
      ...nameFeaturesOf(same, offers),
      ...Object.fromEntries(
        PLACES.map((place) => [`name.${place}s`, same.filter((one) => one.place === place).length]),
      ),
    });

  const linkFeatures = (link: OwnLink): Features => ({
    'link.below': Number(isBelowOffer(link.url)),
    'link.unnamed': Number(isUnnamedPage(link)),
    'link.offered': Number(offers.has(link.target)),
    'link.in-menu': Number(inMenu.has(link.target)),
  });
  const nameFeatures = (name: string): Features => {
    const folded = foldName(name);
    const parts = name.split(/\s+/);
    const mentions = words.mentionsOf(name);
    return {
      'name.length': name.length,
      'name.words': parts.length,
      'name.capitals': shareOf(parts, (word) => /^\p{Lu}/u.test(word)),
      'name.digits': Number(/\d/.test(name)),
      'name.and': Number(AND.test(name)),
      'name.ordinary': shareOf(parts, words.isOrdinaryWord),
      'name.own': Number(words.isOwnName(name)),
      'name.industry': Number(words.isInIndustry(name)),
      'name.place': Number(citiesNamed(name).length > 0),
      'name.kind': KINDS.indexOf(PAGE_KIND_BY_WORD.get(slugify(name)) ?? ''),
      'name.offer': Number(isOfferHeading(name)),
      'name.titles': words.titlesWith(folded),
      'name.pitch': Number(words.isInPitch(folded)),
      'name.mentions': mentions.paragraphs,
      'name.mention-pages': mentions.pages,
      'name.pitched': words.shareInPitch(name),
      ...prefixed('means', meaningsOf(name)),
    };
  };
  const ofGroup = createGroupFeatures({ ofKey, keysOf, menu, titlesWith: words.titlesWith });
  // Many candidates share a name, a heading or a group.
  const ofName = once(nameFeatures);
  const ofHeading = once((heading: Block) => ({
    ...headingFeatures(heading),
    ...ofGroup.heading(heading.text),
  }));
  const ofPlace = once((group: Features) => prefixed('group', group));
  return candidates.map((candidate) => {
    const { name, keys, page, place, link, heading, text, group } = candidate;
    return {
      ...candidate,
      features: {
        place: PLACES.indexOf(place),
        text: text?.length ?? 0,
        ...ofSite,
        ...ofPage.get(page),
        ...ofKey.get(keys[0] ?? ''),
        ...ofName(name),
        ...(heading ? ofHeading(heading) : {}),
        ...ofGroup.among(candidate.among),
        ...(link ? linkFeatures(link) : {}),
        ...ofPlace(group),
      },
    };
  });
}

function pageFeatures(page: WebPage): Features {
  return {
    'page.kind': KINDS.indexOf(page.kind),
    'page.may': Number(mayBeOffer({ url: page.url, text: '' })),
    'page.below': Number(isBelowOffer(page.url)),
    'page.depth': pathWords(page.url).length,
    'page.blocks': layoutOf(page).blocks.length,
    'page.offer': Number(isOfferHeading(mainHeading(page))),
  };
}

/** What the nearest heading says, and those above it. */
function headingFeatures(nearest: Block): Features {
  const above: Block[] = [];
  for (let heading: Block | null = nearest; heading && above.length < MAX_HEADINGS; heading = heading.heading)
    above.push(heading);
  const offers = above.map(({ text }) => isOfferHeading(text));
  const others = above.map(({ text }) => isOtherHeading(text));
  return {
    'heading.level': nearest.level,
    'heading.length': nearest.text.length,
    'heading.offer': Number(offers[0]) + Number(isOfferLabel(nearest.text)),
    'heading.other': Number(others[0]),
    'heading.above': above.length,
    'heading.offer-above': Number(offers.includes(true)),
    'heading.other-above': Number(others.includes(true)),
    ...prefixed('heading.means', meaningsOf(nearest.text)),
    ...(nearest.heading ? prefixed('heading2.means', meaningsOf(nearest.heading.text)) : {}),
  };
}

/** Returns a function that measures each thing once. */
function once<T>(measure: (thing: T) => Features): (thing: T) => Features {
  const known = new Map<T, Features>();
  return (thing) => {
    const features = known.get(thing) ?? measure(thing);
    known.set(thing, features);
    return features;
  };
}
