import { type Element, isTag } from 'domhandler';
import type { WebPage } from '../../page/web-page';
import { CONFIDENCE } from '../company/confidence';
import { isOthersHeading, isOwnPeopleHeading } from '../../attribution/about-others';
import { elementText, textPieces } from '../element-text';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import {
  countryOfName,
  countryOfPlace,
  isPlace,
  createTeamMember,
  foldedPatternOf,
  patternOf,
  parsePersonName,
  isRole,
} from '@firmlens/text';
import { educationIn, experienceIn } from './biography';

import type { ExtractedPerson } from './merge-people';
import { linkedinProfile } from './linkedin-profile';
import { type NameElement, nameElements } from './name-elements';

import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';
import { classAndIdOf, hasTeamClass, personCards, isAmongOutsiders } from './person-card';

const MAX_PEOPLE = 300;
const MAX_ELEMENTS = 200;
const MAX_BIOGRAPHY = 2_000;
const ROLE_CLASS = /role|position|job|title|function|designation|subtitle|poste|funktion|cargo|ruolo/i;
/** Text next to a name in a card that is not a position. */
const NOT_A_POSITION = new RegExp(`[.!?:@]|\\d{3}|^${patternOf(WORDS.notPositions)}\\b`, 'i');
const BOARD_SEAT = new RegExp(foldedPatternOf(WORDS.boardSeats), 'i');
const EMPLOYER = new RegExp(`(?:^|[\\s,])(?:${patternOf(WORDS.worksAt)}|@) ?(\\p{Lu}.*)$`, 'u');

interface Card {
  nameElement: NameElement;
  /** All elements in the card. */
  elements: Element[];
  /** Its separate texts, without the name. */
  pieces: string[];
  position: string | null;
  linkedin: string | null;
  hasPortrait: boolean;
  biography: string | null;
}

/**
 * Returns the people that a page presents as the company's own: names with a position, a profile or a
 * portrait next to them.
 */
export function peopleInCards(page: WebPage, isOwnName: CompanyNameMatcher): ExtractedPerson[] {
  const cards = personCards(nameElements(page))
    .filter(({ nameElement }) => !isOthersHeading(nameElement.section))
    .filter(({ nameElement }) => !isAmongOutsiders(nameElement.element))
    .slice(0, MAX_PEOPLE)
    .map(({ nameElement, card }) => readCard(nameElement, card, page))
    .filter(({ position }) => position === null || !worksElsewhere(position, isOwnName));
  const clearMembers = cards.filter((card) => isClearlyTeamMember(card, page));
  const shapes = new Set(clearMembers.map(shapeOf));
  const names = new Set(clearMembers.map(({ nameElement }) => nameElement.name));
  // On a team page, cards of the same shape count too. Another card with a known name adds details.
  const isTeamMember = (card: Card): boolean =>
    names.has(card.nameElement.name) ||
    (page.kind === 'team' && (shapes.has(shapeOf(card)) || isGallery(card, cards))) ||
    (page.kind === 'about' && isListed(card, cards));
  return cards
    .filter((card) => clearMembers.includes(card) || isTeamMember(card))
    .map((card) => personOf(card, page, clearMembers.includes(card)));
}

function readCard(nameElement: NameElement, card: readonly Element[], page: WebPage): Card {
  const elements = card.flatMap((element) => [
    element,
    ...page.$(element).find('*').toArray().slice(0, MAX_ELEMENTS),
  ]);
  const pieces = card
    .flatMap((element) => textPieces(element))
    .filter((piece) => parsePersonName(piece) !== nameElement.name);
  const position = nameElement.position ?? positionIn(elements, pieces, nameElement);
  const links = elements.map(({ attribs }) => linkedinProfile(attribs['href'] ?? ''));
  return {
    nameElement,
    elements,
    pieces,
    position,
    linkedin: links.find((link) => link !== null) ?? null,
    hasPortrait: elements.some(
      ({ name, attribs }) => name === 'img' && parsePersonName(attribs['alt'] ?? '') === nameElement.name,
    ),
    biography: biographyIn(card, position),
  };
}

function isClearlyTeamMember(
  { nameElement, elements, position, linkedin, hasPortrait }: Card,
  page: WebPage,
): boolean {
  const signs = [position !== null, linkedin !== null, hasPortrait].filter(Boolean).length;
  if (page.kind === 'team' || (page.kind === 'about' && nameElement.isLabelled)) return signs > 0;
  const amongTeam = isOwnPeopleHeading(nameElement.section) || hasTeamClass(nameElement.element, elements);
  return signs >= 2 || (signs === 1 && position !== null && amongTeam);
}

/** Whether a card is one of several of the same shape with pictures. */
function isGallery(card: Card, cards: readonly Card[]): boolean {
  const isPictured = ({ elements }: Card): boolean => elements.some(({ name }) => name === 'img');
  const same = cards.filter((other) => shapeOf(other) === shapeOf(card) && isPictured(other));
  return isPictured(card) && same.length >= 2;
}

/**
 * Whether a card is one of several of the same shape under one heading, each with a position that names no
 * company. On an about page, those are the company's people.
 */
function isListed(card: Card, cards: readonly Card[]): boolean {
  const isStaff = ({ position, nameElement }: Card): boolean =>
    position !== null && !/,\s+\p{Lu}/u.test(position) && nameElement.section === card.nameElement.section;
  return (
    isStaff(card) && cards.filter((other) => isStaff(other) && shapeOf(other) === shapeOf(card)).length > 1
  );
}

/** Returns a key for the shape of a card: the tag and class of its name element. */
function shapeOf({ nameElement }: Card): string {
  return `${nameElement.element.name} ${nameElement.element.attribs['class'] ?? ''}`;
}

function personOf(card: Card, page: WebPage, isClear: boolean): ExtractedPerson {
  const { nameElement, pieces, linkedin, hasPortrait, biography } = card;
  const position = card.position ?? (isClear ? null : shortPiece(pieces));
  const signs = [position !== null, linkedin !== null, hasPortrait].filter(Boolean).length;
  const base = page.kind === 'team' ? CONFIDENCE.element : CONFIDENCE.wording + 0.05;
  const place = pieces.find(
    (piece) => piece.length <= 50 && piece !== position && isPlace(piece) && /\p{L}/u.test(piece),
  );
  return {
    member: {
      ...createTeamMember(nameElement.name),
      position,
      linkedin_url: linkedin,
      country: place === undefined ? null : (countryOfPlace(place)?.country ?? null),
      city: place === undefined || countryOfName(place) ? null : (place.split(',')[0]?.trim() ?? null),
      biography,
      experience: experienceIn(biography ?? ''),
      education: educationIn(biography ?? ''),
    },
    origin: 'team-card',
    url: page.url,
    confidence: base + 0.05 * (signs - 1) - (isClear ? 0 : 0.15),
  };
}

/** Returns the position in a card: text that names one, or text in an element with a class for positions. */
function positionIn(
  elements: readonly Element[],
  pieces: readonly string[],
  nameElement: NameElement,
): string | null {
  const byClass = elements
    .filter((element) => ROLE_CLASS.test(classAndIdOf(element)) && element !== nameElement.element)
    .map((element) => elementText(element, 160))
    .filter((text) => text.length >= 2 && text.length <= 100 && parsePersonName(text) !== nameElement.name);
  const byWords = pieces.find((piece) => piece.length <= 100 && isRole(piece) && !/[.!?]$/.test(piece));
  return byClass.find(isRole) ?? byWords?.replace(/^[\s,–—|-]+/, '') ?? shortPiece(byClass);
}

/** Returns the first text that can be a position without any word that says so, such as `Growth`. */
function shortPiece(pieces: readonly string[]): string | null {
  const short = pieces.find(
    (piece) =>
      piece.length <= 60 &&
      piece.split(' ').length <= 6 &&
      /^\p{Lu}/u.test(piece) &&
      !NOT_A_POSITION.test(piece) &&
      !isPlace(piece) &&
      parsePersonName(piece) === null,
  );
  return short ?? null;
}

/**
 * Whether a position is at another company. `CEO at Globex` and `CEO, Globex` are a customer or guest, but a
 * seat on this company's board does not count.
 */
export function worksElsewhere(position: string, isOwnName: CompanyNameMatcher): boolean {
  if (BOARD_SEAT.test(position)) return false;
  const place = EMPLOYER.exec(position)?.[1];
  if (place !== undefined) return !isOwnName(place);
  const after = /^[^,]{2,40}, (\p{Lu}[\p{L}\d&. ]{2,40})$/u.exec(position)?.[1];
  return after !== undefined && legalLooking(after) && !isOwnName(after);
}

/** Whether a text ends in a legal form, as company names do. */
function legalLooking(text: string): boolean {
  return /\b(?:Inc|Ltd|LLC|GmbH|AG|SE|Corp|PLC|SAS|S\.A|B\.V|AB|Oy|Co)\.?$/.test(text);
}

function biographyIn(card: readonly Element[], position: string | null): string | null {
  const paragraphs = card
    .flatMap(blocks)
    .filter((text) => text.length >= 60 && text !== position && /[.!?…。]/.test(text) && !isRole(text));
  const biography = [...new Set(paragraphs)].join(' ').slice(0, MAX_BIOGRAPHY).trim();
  return biography === '' ? null : biography;
}

/** Returns the texts of the innermost blocks in a card. */
function blocks(element: Element): string[] {
  const inner = element.children
    .filter(isTag)
    .filter(({ name }) => /^(?:p|div|section|ul|li|article|figcaption|dd|dl)$/.test(name));
  return inner.length === 0 ? [elementText(element, MAX_BIOGRAPHY)] : inner.flatMap(blocks);
}
