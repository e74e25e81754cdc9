import type { CompanyNameMatcher } from '@firmlens/headlines';
import {
  countryOfName,
  countryOfPlace,
  createTeamMember,
  isGivenName,
  isPlace,
  isRole,
  patternOf,
} from '@firmlens/text';
import { isAboutOthers, isOwnPeopleHeading, isPageAboutOthers } from '../../attribution/about-others';
import type { Block } from '../../layout/blocks';
import { layoutOf, type SiteLayout } from '../../layout/layout';
import type { Region } from '../../layout/region';
import type { WebPage } from '../../page/web-page';
import { boardsAbove, positionOnBoard } from './board-seat';
import { educationIn, experienceIn } from './biography';
import { type Candidate, readCandidates } from './candidates';
import type { ExtractedPerson } from './merge-people';
import { type NameBlock, nameBlocks } from './name-blocks';
import { listHeading } from './list-heading';
import { isLabelled } from './name-labels';
import { positionOfSigner, signsLetter } from './letters';
import { namePaths, repeatedNames } from './name-paths';
import { otherPosition } from './other-positions';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';
import { personUnits } from './person-units';
import { ownPeople } from './own-people';
import { worksElsewhere, worksHere } from './works-elsewhere';

const REGIONS: ReadonlySet<Region> = new Set(['main', 'aside']);
const MAX_PEOPLE = 300;
const MAX_BIOGRAPHY = 2_000;
const SHORTEST_PARAGRAPH = 60;
const MASCOT = new RegExp(`(?<!\\p{L})${patternOf(WORDS.mascots)}(?!\\p{L})`, 'iu');
const CREDITS = new RegExp(`^${patternOf(WORDS.credits)}\\s*:?$`, 'iu');
/** So many lines of credits at most. */
const MAX_CREDITS = 20;
/** `96`, `12.50 €`, `87 %`, `95/100`. */
const FIGURE = /^[$€£]?\d{1,6}(?:[.,]\d{1,3})?(?:\/\d{1,4})? ?[%€$£]?$/;

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
    ({ name, block, index }) =>
      REGIONS.has(block.region) &&
      (page.kind === 'team' || page.kind === 'about' || !site.isFurniture(block.text)) &&
      !(isBranch(name, isOwnName) && !isRole(layout.blocks[index + 1]?.text ?? '')),
  );
  const isRepeated = repeatedNames(inMain);
  const named = inMain.filter((person) => !isRepeated(person));
  const labelled = new Set(inMain.filter((person) => isLabelled(person, layout.blocks, page)));
  const signed = new Set(inMain.filter((person) => signsLetter(person, layout.blocks)));
  const isNamePath = namePaths(named, layout.blocks, labelled);
  const people = inMain.filter((person) => {
    const inNamePath = isNamePath(person.block.path);
    if (isRepeated(person)) return (person.likelihood === 'likely' || labelled.has(person)) && inNamePath;
    return person.likelihood === 'likely' || inNamePath || labelled.has(person) || signed.has(person);
  });
  const boards = boardsAbove(layout.blocks);
  const onBoards = (candidate: Candidate): Candidate => {
    const board = boards[candidate.person.index] ?? null;
    return board === null
      ? candidate
      : { ...candidate, position: positionOnBoard(board, candidate.position, candidate.beside) };
  };
  const units = readCandidates(
    personUnits(people, layout),
    isNamePath,
    labelled,
    signed,
    (person) => listHeading(person, layout.blocks),
    page.url,
  );
  const candidates = units
    .map(onBoards)
    .map((candidate) => ({ ...candidate, position: positionOfSigner(candidate, layout.blocks) }))
    .filter(
      ({ person, position, beside, above }) =>
        (isAmongColleagues(person.block, page) ||
          worksHere({ beside, above }, isOwnName) ||
          !isAboutOthers(person.block, { titleCounts: page.kind !== 'team' })) &&
        !worksElsewhere(position ?? '', isOwnName),
    )
    .filter((candidate) => !isRowOfFigures(candidate) && !MASCOT.test(candidate.position ?? ''))
    .filter(({ person }) => !isCredited(person, layout.blocks));
  return ownPeople(candidates, page, isOwnName)
    .slice(0, MAX_PEOPLE)
    .map((candidate) => ({ ...candidate, position: candidate.position ?? otherPosition(candidate) }))
    .map((candidate) => personOf(candidate, page));
}

/** `Acme Lisbon` is a branch, but a firm may be called after its owner: `Ada Brook`, of Ada Brook Estates. */
function isBranch(name: string, isOwnName: CompanyNameMatcher): boolean {
  const [first = ''] = name.split(' ');
  return isOwnName(first) && !isGivenName(first);
}

/** Cards with class names of their own play the same role in sections that are built differently. */
function innerPath(path: string): string {
  const inner = path.split('>').slice(-3);
  return inner.at(-1)?.includes('.') && inner.slice(0, -1).some((kind) => kind.includes('.'))
    ? inner.join('>')
    : path;
}

/** A picture of a product may show a table of its users: a name, a score and a status. */
function isRowOfFigures({ beside, position, linkedin, isPictured, hasContact }: Candidate): boolean {
  const isExplained =
    (position !== null && isRole(position)) || linkedin !== null || isPictured || hasContact;
  return !isExplained && beside.some(({ text }) => FIGURE.test(text));
}

/** Whether a name stands below a line such as `Credits:`. Those who took part in a project work elsewhere as well. */
function isCredited({ index, block }: NameBlock, blocks: readonly Block[]): boolean {
  return blocks
    .slice(Math.max(0, index - MAX_CREDITS), index)
    .some(
      ({ text, heading }) =>
        CREDITS.test(text) && (heading === block.heading || block.heading?.text === text),
    );
}

/** Careers pages quote employees as others quote customers: `What our employees say`. */
function isAmongColleagues({ heading }: Block, { kind }: WebPage): boolean {
  return kind === 'careers' && heading !== null && isOwnPeopleHeading(heading.text);
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
