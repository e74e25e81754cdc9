import type { Element } from 'domhandler';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import {
  countryOfName,
  countryOfPlace,
  createTeamMember,
  isPlace,
  isRole,
  parsePersonName,
} from '@firmlens/text';
import { isAboutOthers, isOwnPeopleHeading, isPageAboutOthers } from '../../attribution/about-others';
import type { Block } from '../../layout/blocks';
import { layoutOf, type SiteLayout } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { boardsAbove, positionOnBoard } from './board-seat';
import { educationIn, experienceIn } from './biography';
import { linkedinProfile } from './linkedin-profile';
import type { ExtractedPerson } from './merge-people';
import { type NameBlock, nameBlocks } from './name-blocks';
import { isLabelled } from './name-labels';
import { namePaths, repeatedNames } from './name-paths';
import { type PersonUnit, personUnits } from './person-units';
import { positionsOf } from './positions';
import { groupBy } from '../group-by';
import { worksElsewhere } from './works-elsewhere';

const MAX_PEOPLE = 300;
const MAX_BIOGRAPHY = 2_000;
/** Given names without positions on a team page are people if there are this many in one list. */
const MIN_NAMES_ALONE = 5;
/** Longer names with ordinary words are those of organisations. */
const MAX_UNLIKELY_WORDS = 3;
/** So many people with positions, and with nothing else, are a team. */
const MIN_TEAM = 3;
const TEAM_SHARE = 0.7;
const SHORTEST_PARAGRAPH = 60;
/** A quotation beside a name may be a customer's. */
const QUOTATION = /["“”„«»][^"“”„«»]{15,}/u;
/** A mailbox or a phone number of one's own beside a name. */
const CONTACT = /@|\+?\d[\d ()/.-]{6,}\d/;

/** A person on a page, and what speaks for it. */
interface Candidate extends PersonUnit {
  position: string | null;
  linkedin: string | null;
  hasPortrait: boolean;
  hasContact: boolean;
  /** Whether the page says by itself that it is a person: see `isLabelled`. */
  isLabelled: boolean;
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
  const whole = layoutOf(page);
  const layout = {
    ...whole,
    blocks: whole.blocks.map((block) => ({ ...block, path: innerPath(block.path) })),
  };
  const inMain = nameBlocks(layout.blocks, site.isOrdinaryWord).filter(
    ({ name, block }) =>
      block.region === 'main' &&
      (page.kind === 'team' || !site.isFurniture(block.text)) &&
      // `Acme Lisbon` is a branch.
      !isOwnName(name.split(' ')[0] ?? ''),
  );
  const isRepeated = repeatedNames(inMain);
  const named = inMain.filter((person) => !isRepeated(person));
  const labelled = new Set(inMain.filter((person) => isLabelled(person, layout.blocks, page)));
  const isNamePath = namePaths(named, layout.blocks, labelled);
  const people = inMain.filter((person) => {
    const inNamePath = isNamePath(person.block.path);
    if (isRepeated(person)) return person.likelihood === 'likely' && inNamePath;
    return person.likelihood === 'likely' || inNamePath || labelled.has(person);
  });
  const boards = boardsAbove(layout.blocks);
  const onBoards = (candidate: Candidate): Candidate => {
    const board = boards[candidate.person.index] ?? null;
    return board === null
      ? candidate
      : { ...candidate, position: positionOnBoard(board, candidate.position, candidate.beside) };
  };
  const units = readUnits(personUnits(people, layout), isNamePath, labelled);
  const candidates = units
    .map(onBoards)
    .filter(
      ({ person, position }) =>
        !isAboutOthers(person.block, { titleCounts: page.kind !== 'team' }) &&
        !worksElsewhere(position ?? '', isOwnName),
    );
  const lists = new Map(
    [...groupBy(candidates, pathOf)].map(([path, people]) => [path, peopleListOf(people)]),
  );
  const own = new Set(
    candidates.filter((candidate) => isOwnPerson(candidate, lists.get(pathOf(candidate)), page)),
  );
  const ownLists = groupBy(own, pathOf);
  // If most people of a list are the company's own, the others are as well.
  const isAmongOwn = (candidate: Candidate): boolean => {
    const inList = lists.get(pathOf(candidate))?.people.length ?? 0;
    return (
      candidate.isInNamePath &&
      (candidate.position !== null || candidate.person.likelihood === 'likely') &&
      (ownLists.get(pathOf(candidate))?.length ?? 0) > Math.max(1, inList / 2)
    );
  };
  return candidates
    .filter((candidate) => own.has(candidate) || isAmongOwn(candidate))
    .slice(0, MAX_PEOPLE)
    .map((candidate) => personOf(candidate, page));
}

/** Cards with class names of their own play the same role in sections that are built differently. */
function innerPath(path: string): string {
  const inner = path.split('>').slice(-3);
  return inner.at(-1)?.includes('.') && inner.slice(0, -1).some((kind) => kind.includes('.'))
    ? inner.join('>')
    : path;
}

/** Returns the people of each list with their positions, and what speaks for them. */
function readUnits(
  units: readonly PersonUnit[],
  isNamePath: (path: string) => boolean,
  labelled: ReadonlySet<NameBlock>,
): Candidate[] {
  return [...groupBy(units, pathOf)].flatMap(([path, list]) => {
    const isList = isNamePath(path);
    const positions = isList ? positionsOf(list) : list.flatMap((unit) => positionsOf([unit]));
    return list.map((unit, at) => ({
      ...readUnit(unit, positions[at] ?? null),
      isInNamePath: isList,
      isLabelled: labelled.has(unit.person),
    }));
  });
}

function readUnit(unit: PersonUnit, position: string | null): Omit<Candidate, 'isInNamePath' | 'isLabelled'> {
  const { person, beside, elements } = unit;
  const inside = elements.flatMap(withDescendants);
  return {
    ...unit,
    position,
    linkedin:
      inside.map(({ attribs }) => linkedinProfile(attribs['href'] ?? '')).find((link) => link !== null) ??
      null,
    hasPortrait: inside.some(
      ({ name, attribs }) => name === 'img' && parsePersonName(attribs['alt'] ?? '') === person.name,
    ),
    hasContact: besideOwnHeading(beside).some(({ text }) => text.length <= 80 && CONTACT.test(text)),
  };
}

/** Returns the blocks up to a further heading, below which the card speaks of something else. */
function besideOwnHeading(beside: readonly Block[]): readonly Block[] {
  const end = beside.findIndex(({ level, text }) => level > 0 && !isRole(text));
  return end === -1 ? beside : beside.slice(0, end);
}

/** The people of one path, and what they have in common. */
interface PeopleList {
  people: readonly Candidate[];
  likely: number;
  /** How many have a position, with no company beside it. */
  peers: number;
  /** Whether those are a team: customers would be shown with what they say. */
  isTeam: boolean;
}

function peopleListOf(people: readonly Candidate[]): PeopleList {
  const peers = people.filter(({ position }) => namesNoCompany(position));
  return {
    people,
    likely: people.filter(({ person }) => person.likelihood === 'likely').length,
    peers: peers.length,
    isTeam:
      peers.length >= Math.max(MIN_TEAM, people.length * TEAM_SHARE) &&
      peers.every((other) => other.isLabelled && !other.beside.some(isParagraph)),
  };
}

/** `Finance Director, Globex Foods` under a heading of its own is a customer. */
function namesNoCompany(position: string | null): boolean {
  return position !== null && isRole(position) && !/,\s+\p{Lu}/u.test(position);
}

function pathOf({ person }: { person: NameBlock }): string {
  return person.block.path;
}

/** Whether the page presents a person as one of the company's. */
function isOwnPerson(candidate: Candidate, list: PeopleList | undefined, page: WebPage): boolean {
  const { person, beside, position, linkedin, hasPortrait, hasContact, isInNamePath } = candidate;
  const isShort = person.name.split(' ').length <= MAX_UNLIKELY_WORDS;
  const hasRole = position !== null && isRole(position);
  const isNamed = candidate.isLabelled || (isInNamePath && position !== null && isShort);
  if (person.likelihood === 'unlikely' && !isNamed) return false;
  const { people, likely, peers, isTeam } = list ?? peopleListOf([]);
  const isTeamOfNames = page.kind === 'team' && (position !== null || people.length >= MIN_NAMES_ALONE);
  if (person.isGivenNameOnly && !isTeamOfNames && !hasRole) return false;
  if (person.likelihood === 'possible' && !isInNamePath && !hasRole && !hasPortrait && !candidate.isLabelled)
    return false;
  const signs = [hasRole, linkedin !== null, hasPortrait, hasContact].filter(Boolean).length;
  const isUnderOwnHeading = headingsAbove(person.block).some(isOwnPeopleHeading);
  if (page.kind === 'team') return signs > 0 || isInNamePath;
  if (
    isUnderOwnHeading &&
    (signs > 0 || (isInNamePath && (position !== null || person.likelihood === 'likely')))
  )
    return true;
  if (page.kind === 'contact') return hasContact && (hasRole || isInNamePath);
  // Other pages list brands and products as well, which are rarely like names.
  if (page.kind === 'other' && likely <= people.length / 2) return false;
  const isPresented =
    page.kind === 'about' && candidate.isLabelled && !beside.some(({ text }) => QUOTATION.test(text));
  if (page.kind === 'about' || page.kind === 'other')
    return (
      hasRole &&
      (signs > 1 || (namesNoCompany(position) && (peers > 1 || isPresented || isInTableOrList(person))))
    );
  return (hasRole && isInNamePath && isTeam) || (signs > 1 && peers > 1);
}

function isParagraph({ text }: Block): boolean {
  return text.length >= SHORTEST_PARAGRAPH;
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
  const doubt = { likely: 0, possible: 0.1, unlikely: isInNamePath ? 0.15 : 0.25 }[person.likelihood];
  return Math.min(0.95, base + 0.05 * signs) - doubt;
}

function biographyIn(beside: readonly Block[], position: string | null): string | null {
  const paragraphs = beside
    .map(({ text }) => text)
    .filter(
      (text) =>
        text.length >= SHORTEST_PARAGRAPH && text !== position && /[.!?…。]/.test(text) && !isRole(text),
    );
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
