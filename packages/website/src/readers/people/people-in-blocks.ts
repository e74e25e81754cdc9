import type { Element } from 'domhandler';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import {
  countryOfName,
  countryOfPlace,
  createTeamMember,
  isPlace,
  isRole,
  parsePersonName,
  patternOf,
} from '@firmlens/text';
import { isAboutOthers, isOwnPeopleHeading, isPageAboutOthers } from '../../attribution/about-others';
import type { Block } from '../../layout/blocks';
import { layoutOf, type SiteLayout } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { educationIn, experienceIn } from './biography';
import { linkedinProfile } from './linkedin-profile';
import type { ExtractedPerson } from './merge-people';
import { type NameBlock, nameBlocks } from './name-blocks';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';
import { type PersonUnit, personUnits } from './person-units';
import { worksElsewhere } from './works-elsewhere';

const MAX_PEOPLE = 300;
const MAX_BIOGRAPHY = 2_000;
const MAX_POSITION = 100;
/** Text beside a name that is not a position. */
const NOT_A_POSITION = new RegExp(`[.!?:@]$|@|\\d{3}|^${patternOf(WORDS.notPositions)}\\b`, 'i');
/** A list of given names alone has at least this many, and they are this share of its entries. */
const MIN_GIVEN_NAMES = 3;
const GIVEN_NAME_SHARE = 0.6;
/** A mailbox or a phone number of one's own beside a name. */
const CONTACT = /@|\+?\d[\d ()/.-]{6,}\d/;

/** A person on a page, and what speaks for it. */
interface Candidate extends PersonUnit {
  position: string | null;
  linkedin: string | null;
  hasPortrait: boolean;
  hasContact: boolean;
  /** Whether most names of its path are likely, so that the path is one of names. */
  isInNamePath: boolean;
}

/**
 * Returns the people that a page presents as the company's own. Blocks of one path play the same role, so
 * they are names together or not at all: a menu is not a team because one of its entries looks like a name.
 */
export function peopleInBlocks(
  page: WebPage,
  site: SiteLayout,
  isOwnName: CompanyNameMatcher,
): ExtractedPerson[] {
  if (isPageAboutOthers(page)) return [];
  const layout = layoutOf(page);
  const inMain = nameBlocks(layout.blocks, site.isOrdinaryWord).filter(
    ({ name, block }) =>
      block.region === 'main' &&
      !site.isFurniture(block.text) &&
      // `Acme Lisbon` is a branch.
      !isOwnName(name.split(' ')[0] ?? ''),
  );
  const named = inMain.filter((person) => !isRepeated(person, inMain));
  const isNamePath = namePaths(named, layout.blocks);
  const people = inMain.filter((person) => {
    const inNamePath = isNamePath(person.block.path);
    if (!named.includes(person)) return person.likelihood === 'likely' && inNamePath;
    return person.likelihood === 'likely' || inNamePath || isLabelled(person, layout.blocks);
  });
  const candidates = personUnits(people, layout)
    .map((unit) => readUnit(unit, isNamePath))
    .filter(
      ({ person, position }) => !isAboutOthers(person.block) && !worksElsewhere(position ?? '', isOwnName),
    );
  withPositionsOfTheSamePath(candidates);
  return candidates
    .filter((candidate) => isOwnPerson(candidate, candidates, page))
    .slice(0, MAX_PEOPLE)
    .map((candidate) => personOf(candidate, page));
}

/** Whether a position is marked up as the label of the name, or as a part of its block. */
function isLabelled({ position, block, index, likelihood }: NameBlock, blocks: readonly Block[]): boolean {
  if (likelihood === 'unlikely') return false;
  if (position !== null) return isRole(position);
  const label = /^(?:td|dd)$/.test(block.element.name) ? blocks[index - 1]?.text : undefined;
  return label !== undefined && isRole(label);
}

/** A text that recurs in one path is a place, a department or a position. */
function isRepeated({ block, name }: NameBlock, all: readonly NameBlock[]): boolean {
  return all.some((other) => other.block !== block && other.block.path === block.path && other.name === name);
}

/**
 * Returns whether a path is one of names: several are likely, and more than are unlikely. Of given names alone,
 * most of the path's blocks must be some.
 */
function namePaths(names: readonly NameBlock[], blocks: readonly Block[]): (path: string) => boolean {
  const blocksOf = (path: string) => blocks.filter((block) => block.path === path);
  const counts = new Map<string, { likely: number; unlikely: number }>();
  for (const { block, likelihood } of names) {
    const count = counts.get(block.path) ?? { likely: 0, unlikely: 0 };
    counts.set(block.path, count);
    if (likelihood !== 'possible') count[likelihood] += 1;
  }
  const givenNamePaths = new Set(
    names.filter(({ isGivenNameOnly }) => isGivenNameOnly).map(({ block }) => block.path),
  );
  const isGivenNamePath = (path: string): boolean => {
    const inPath = names.filter(({ block }) => block.path === path && block.region === 'main');
    return inPath.length >= MIN_GIVEN_NAMES && inPath.length / blocksOf(path).length >= GIVEN_NAME_SHARE;
  };
  return (path) => {
    const { likely, unlikely } = counts.get(path) ?? { likely: 0, unlikely: 0 };
    return (likely >= 2 && likely >= unlikely) || (givenNamePaths.has(path) && isGivenNamePath(path));
  };
}

function readUnit(unit: PersonUnit, isNamePath: (path: string) => boolean): Candidate {
  const { person, beside, elements } = unit;
  const byWords = beside.find(
    ({ text, level }) =>
      text.length <= MAX_POSITION &&
      (level === 0 || level >= person.block.level) &&
      isRole(text) &&
      !/[.!?]$/.test(text),
  );
  const inside = elements.flatMap(withDescendants);
  return {
    ...unit,
    position: person.position ?? byWords?.text.replace(/^[\s,–—|-]+/, '') ?? null,
    linkedin:
      inside.map(({ attribs }) => linkedinProfile(attribs['href'] ?? '')).find((link) => link !== null) ??
      null,
    hasPortrait: inside.some(
      ({ name, attribs }) => name === 'img' && parsePersonName(attribs['alt'] ?? '') === person.name,
    ),
    hasContact: beside.some(({ text }) => text.length <= 80 && CONTACT.test(text)),
    isInNamePath: isNamePath(person.block.path),
  };
}

/**
 * Completes positions without a known word, such as `Growth`: in the path in which others have theirs or, if
 * all have the same structure, in the block after the name.
 */
function withPositionsOfTheSamePath(candidates: readonly Candidate[]): void {
  const inPath = candidates.filter(({ isInNamePath }) => isInNamePath);
  const paths = new Set(
    inPath.flatMap(({ position, beside }) => beside.find(({ text }) => text === position)?.path ?? []),
  );
  const nextPaths = inPath.flatMap(({ beside, person }) => blockAfter(person, beside)?.path ?? []);
  const [commonNext] = nextPaths.filter(
    (path) => nextPaths.filter((other) => other === path).length > nextPaths.length / 2,
  );
  for (const candidate of inPath) {
    if (candidate.position !== null) continue;
    const next = blockAfter(candidate.person, candidate.beside);
    const isPosition = ({ text }: Block): boolean =>
      isPossiblePosition(text) && !isInitialsOf(candidate.person.name, text);
    const block = candidate.beside.find((other) => paths.has(other.path) && isPosition(other));
    if (block) candidate.position = block.text;
    else if (next && next.path === commonNext && isPosition(next)) candidate.position = next.text;
  }
}

function blockAfter({ block }: NameBlock, beside: readonly Block[]): Block | undefined {
  return beside.find(({ region, level }) => region === block.region && (level === 0 || level >= block.level));
}

/** Whether a text is the initials of a name, which stand in for a portrait. */
function isInitialsOf(name: string, text: string): boolean {
  const initials = name.split(' ').map((word) => word.slice(0, 1));
  return text.length <= 3 && text.split('').every((letter) => initials.includes(letter));
}

function isPossiblePosition(text: string): boolean {
  return (
    text.length <= 60 &&
    text.split(' ').length <= 7 &&
    /^[\p{Lu}\p{Lo}]/u.test(text) &&
    !NOT_A_POSITION.test(text) &&
    !isPlace(text) &&
    parsePersonName(text) === null
  );
}

/** Whether the page presents a person as one of the company's. */
function isOwnPerson(candidate: Candidate, candidates: readonly Candidate[], page: WebPage): boolean {
  const { person, position, linkedin, hasPortrait, hasContact, isInNamePath } = candidate;
  if (person.likelihood === 'unlikely' && !(isInNamePath && position !== null)) return false;
  const hasRole = position !== null && isRole(position);
  if (person.isGivenNameOnly && !(page.kind === 'team' && position !== null) && !hasRole) return false;
  if (person.likelihood === 'possible' && !isInNamePath && !hasRole && !hasPortrait) return false;
  const signs = [hasRole, linkedin !== null, hasPortrait, hasContact].filter(Boolean).length;
  const isUnderOwnHeading = headingsAbove(person.block).some(isOwnPeopleHeading);
  if (page.kind === 'team') return signs > 0 || isInNamePath;
  if (isUnderOwnHeading && (signs > 0 || (isInNamePath && position !== null))) return true;
  // `Finance Director, Globex Foods` under a heading of its own is a customer.
  const namesNoCompany = (text: string | null): boolean =>
    text !== null && isRole(text) && !/,\s+\p{Lu}/u.test(text);
  const peers = candidates.filter(
    (other) => other.person.block.path === person.block.path && namesNoCompany(other.position),
  );
  if (page.kind === 'contact') return hasContact && (hasRole || isInNamePath);
  if (page.kind === 'about')
    return (
      hasRole && (signs > 1 || (namesNoCompany(position) && (peers.length > 1 || isInTableOrList(person))))
    );
  return signs > 1 && peers.length > 1;
}

/** Whether a name stands in a cell or is the term of a list, as in a company profile. */
function isInTableOrList({ block }: NameBlock): boolean {
  return /^(?:td|dd)$/.test(block.element.name);
}

function headingsAbove(block: Block): string[] {
  const titles: string[] = [];
  for (let heading = block.heading; heading && titles.length < 4; heading = heading.heading)
    titles.push(heading.text);
  return titles;
}

function personOf(candidate: Candidate, page: WebPage): ExtractedPerson {
  const { person, beside, position, linkedin } = candidate;
  const place = beside.find(
    ({ text }) => text.length <= 50 && text !== position && isPlace(text) && /\p{L}/u.test(text),
  )?.text;
  const biography = biographyIn(beside, position);
  return {
    member: {
      ...createTeamMember(person.name),
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
    confidence: confidenceOf(candidate, page),
  };
}

function confidenceOf(
  { person, position, linkedin, hasPortrait, isInNamePath }: Candidate,
  page: WebPage,
): number {
  const hasRole = position !== null && isRole(position);
  const signs = [hasRole, linkedin !== null, hasPortrait, isInNamePath].filter(Boolean).length;
  const base = page.kind === 'team' ? 0.8 : 0.75;
  const doubt = { likely: 0, possible: 0.1, unlikely: 0.25 }[person.likelihood];
  return Math.min(0.95, base + 0.05 * signs) - doubt;
}

function biographyIn(beside: readonly Block[], position: string | null): string | null {
  const paragraphs = beside
    .map(({ text }) => text)
    .filter((text) => text.length >= 60 && text !== position && /[.!?…。]/.test(text) && !isRole(text));
  const biography = [...new Set(paragraphs)].join(' ').slice(0, MAX_BIOGRAPHY).trim();
  return biography === '' ? null : biography;
}

const MAX_ELEMENTS = 200;

function withDescendants(element: Element): Element[] {
  const found: Element[] = [];
  const visit = (node: Element): void => {
    found.push(node);
    for (const child of node.children) if ('attribs' in child && found.length < MAX_ELEMENTS) visit(child);
  };
  visit(element);
  return found;
}
