import {
  type Country,
  foldText,
  foldedPatternOf,
  formatOfficeLocation,
  parseCountry,
  patternOf,
} from '@firmlens/text';

import { isAboutOthers } from '../../attribution/about-others';
import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { Group } from '../../layout/repeated-units';
import type { WebPage } from '../../page/web-page';
import { addressesIn } from './address-lines';
import { OFFICE_WORDS as WORDS } from './office-words';
import { isContactDetail } from './place-lines';
import { addressOf, type NamedTown, townNamed } from './town-named';

/** Titles of a list of the company's locations, folded. */
const PLACES_TITLE = new RegExp(
  `^(?:(?:\\w+ ){0,2}${foldedPatternOf(WORDS.headings.beginnings)} )?(?:\\w+ )?${foldedPatternOf(WORDS.headings.words)}[:.]?$`,
);
/** What separates the places on one line. */
const ENUMERATED = new RegExp(`\\s*[·•|;/／、]\\s*|,? ${patternOf(WORDS.andInLists)} (?=\\p{Lu})`, 'u');
/** What kind of places a line of Chinese or Japanese lists: `国内／大阪、東京`. */
const LABEL_IN_HAN = /^\p{Script=Han}{2,4}[／：:] ?/u;
const MAX_TITLE = 60;
const MAX_PLACES = 30;
const MAX_SAME_TITLES = 2;
/** Hardly any company has offices in so many countries. */
const ALL_COUNTRIES = 40;

/**
 * Returns the locations that a page lists: under a title such as `Offices`, as the titles of cards with
 * contact details, or as the headings of a contact page. Most of a list must be towns that the
 * gazetteer knows. `home` is the country of those that name none.
 */
export function listedOffices(
  page: WebPage,
  home: Country | null,
  isFurniture: (text: string) => boolean,
): string[] {
  const { blocks, groups } = layoutOf(page);
  const titled = blocks.flatMap((block, at) =>
    isPlacesTitle(block) && !isAboutOthers(block) && !isRepeated(block, blocks)
      ? placesBelow(blocks, at, home)
      : [],
  );
  const cards = groups
    .filter((group) => isGroupOfOffices(group, home))
    .flatMap(({ units }) => units.flatMap(({ blocks: [title] }) => townNamed(title?.text ?? '', home) ?? []));
  const headings =
    page.kind === 'contact'
      ? blocks.filter(({ level, linkShare, text }) => level > 0 || (linkShare > 0.5 && !isFurniture(text)))
      : [];
  const countries = headings.filter(({ text }) => parseCountry(text) !== null);
  // In a list of all countries, Singapore and Luxembourg are countries.
  const titles =
    countries.length < ALL_COUNTRIES ? headings : headings.filter((title) => !countries.includes(title));
  const known = [...cards, ...titles.flatMap(({ text }) => townNamed(text, null) ?? [])].filter(
    ({ isKnown }) => isKnown,
  );
  return [...titled, ...known].flatMap((town) => formatOfficeLocation(addressOf(town)) ?? []);
}

/** A link to such a list has the same words. */
function isPlacesTitle({ text, linkShare, region }: Block): boolean {
  const isMenu = region === 'navigation' || linkShare > 0.5;
  return !isMenu && text.length <= MAX_TITLE && PLACES_TITLE.test(foldText(text));
}

/** Several projects on a page each have a `Location`. */
function isRepeated({ text }: Block, blocks: readonly Block[]): boolean {
  return blocks.filter((block) => block.text === text).length > MAX_SAME_TITLES;
}

/** Returns the places below a title: those of its subheadings, or the first lines up to one that names none. */
function placesBelow(blocks: readonly Block[], at: number, home: Country | null): NamedTown[] {
  const title = blocks[at];
  const end = blocks.findIndex(
    ({ level }, index) =>
      index > at && level > 0 && level <= (title?.level || blocks[at]?.heading?.level || 6),
  );
  const below = blocks.slice(at + 1, end === -1 ? undefined : end).slice(0, MAX_PLACES * 4);
  if (hasAddresses(below, home)) return [];
  const subheadings = below.filter(({ level }) => level > 0);
  const lines = (subheadings.length > 1 ? subheadings : below.filter(({ text }) => !/\d/.test(text)))
    .slice(0, MAX_PLACES)
    .flatMap(({ text }) => text.replace(LABEL_IN_HAN, '').split(ENUMERATED))
    .filter((text) => text !== '' && parseCountry(text) === null)
    .map((text) => townNamed(text, home));
  const stop = subheadings.length > 1 ? -1 : lines.indexOf(null);
  const places = (stop === -1 ? lines : lines.slice(0, stop)).flatMap((place) => place ?? []);
  const known = places.filter(({ isKnown }) => isKnown);
  return known.length * 2 >= places.length ? known : [];
}

/** Addresses say themselves where they are. Beside them, a title may name a district. */
function hasAddresses(blocks: readonly Block[], home: Country | null): boolean {
  const texts = blocks.map(({ text }) => text);
  return addressesIn(texts, home?.country_code ?? null).some(({ address }) => address.postalCode !== null);
}

/** Whether most units of a group begin with a town and give its contact details. */
function isGroupOfOffices({ units, region }: Group, home: Country | null): boolean {
  if (
    region === 'navigation' ||
    hasAddresses(
      units.flatMap(({ blocks }) => blocks),
      home,
    )
  )
    return false;
  const offices = units.filter(
    ({ blocks: [title, ...rest] }) =>
      title !== undefined &&
      !isAboutOthers(title) &&
      rest.some(({ text }) => isContactDetail(text, home?.country_code ?? null)) &&
      townNamed(title.text, home)?.isKnown,
  );
  return offices.length > 1 && offices.length > units.length / 2;
}
