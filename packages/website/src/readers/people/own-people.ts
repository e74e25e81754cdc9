import type { CompanyNameMatcher } from '@firmlens/headlines';
import { isGivenName, isRole, patternOf } from '@firmlens/text';
import { isOwnPeopleHeading } from '../../attribution/about-others';
import type { Block } from '../../layout/blocks';
import type { WebPage } from '../../page/web-page';
import { groupBy } from '../group-by';
import { type Candidate, pathOf } from './candidates';
import { headingsAbove } from './letters';
import { INTRODUCTION, labelsContact, type NameBlock } from './name-blocks';
import { experiencedPosition } from './other-positions';
import { isPlausibleName } from './starts-like-name';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';
import { isTitledTeam } from './titled-team';
import { worksHere } from './works-elsewhere';

/** Given names without positions on a team page are people if there are this many in one list. */
const MIN_NAMES_ALONE = 5;
/** Longer names with ordinary words are those of organisations. */
const MAX_UNLIKELY_WORDS = 3;
/** So many people with positions, and with nothing else, are a team. */
const MIN_TEAM = 3;
const TEAM_SHARE = 0.7;
/** Text beside a name that is neither a position nor a label. */
const SHORTEST_PARAGRAPH = 60;
/** A quotation beside a name may be a customer's. */
const QUOTATION = /["“”„«»][^"“”„«»]{15,}/u;

/** `I am an optician.` */
const SPEAKS = new RegExp(`^${patternOf(WORDS.selfIntroductions)} \\p{L}`, 'iu');

/** Returns those whom the page presents as the company's own people, in page order. */
export function ownPeople(
  candidates: readonly Candidate[],
  page: WebPage,
  isOwnName: CompanyNameMatcher,
): Candidate[] {
  const lists = new Map(
    [...groupBy(candidates, pathOf)].map(([path, people]) => [path, peopleListOf(people)]),
  );
  const own = new Set(
    candidates.filter(
      (candidate) =>
        isOwnPerson(candidate, lists.get(pathOf(candidate)), page) ||
        (isPlausibleName(candidate.person.name) && worksHere(candidate, isOwnName)),
    ),
  );
  const ownLists = groupBy(own, pathOf);
  // If most people of a list are the company's own, the others are as well.
  const isAmongOwn = (candidate: Candidate): boolean => {
    const inList = lists.get(pathOf(candidate))?.people.length ?? 0;
    return (
      candidate.isInNamePath &&
      (candidate.position !== null || candidate.person.likelihood !== 'unlikely') &&
      (ownLists.get(pathOf(candidate))?.length ?? 0) > Math.max(1, inList / 2)
    );
  };
  return candidates.filter((candidate) => own.has(candidate) || isAmongOwn(candidate));
}

/** The people of one path, and what they have in common. */
interface PeopleList {
  people: readonly Candidate[];
  likely: number;
  /** How many have a position, with no company beside it. */
  peers: number;
  /** Whether those are a team: customers would be shown with what they say. */
  isTeam: boolean;
  /** Whether all are shown with a picture and a short text, some of which are positions. */
  isGallery: boolean;
}

function peopleListOf(people: readonly Candidate[]): PeopleList {
  const peers = people.filter(({ position }) => namesNoCompany(position));
  return {
    people,
    likely: people.filter(({ person, isLabelled }) => person.likelihood === 'likely' || isLabelled).length,
    peers: peers.length,
    isTeam:
      peers.length >= Math.max(MIN_TEAM, people.length * TEAM_SHARE) &&
      peers.every((other) => other.isLabelled && !other.beside.some(isParagraph)),
    isGallery:
      people.length >= MIN_TEAM &&
      peers.length > 0 &&
      people.every(
        ({ person, position, isPictured, beside }) =>
          person.likelihood !== 'unlikely' && position !== null && isPictured && !beside.some(isParagraph),
      ),
  };
}

/** `Finance Director, Globex Foods` under a heading of its own is a customer, but not `CEO, Civil Engineer`. */
function namesNoCompany(position: string | null): boolean {
  const addition = /,\s+(?<text>\p{Lu}.*)/u.exec(position ?? '')?.groups?.['text'];
  return position !== null && isRole(position) && (addition === undefined || isRole(addition));
}

/** Whether the page presents a person as one of the company's. */
function isOwnPerson(candidate: Candidate, list: PeopleList | undefined, page: WebPage): boolean {
  const { person, beside, position, linkedin, hasPortrait, hasContact, isInNamePath } = candidate;
  const isShort = person.name.split(' ').length <= MAX_UNLIKELY_WORDS;
  const hasRole = position !== null && isRole(position);
  const isNamed = candidate.isLabelled || (isInNamePath && position !== null && isShort);
  if (person.likelihood === 'unlikely' && !isNamed) return false;
  const { people, likely, peers, isTeam, isGallery } = list ?? peopleListOf([]);
  const isTeamOfNames = page.kind === 'team' && (position !== null || people.length >= MIN_NAMES_ALONE);
  if (person.isGivenNameOnly && !isTeamOfNames && !hasRole) return false;
  if (person.likelihood === 'possible' && !isInNamePath && !hasRole && !hasPortrait && !candidate.isLabelled)
    return false;
  const signs = [hasRole, linkedin !== null, hasPortrait, hasContact].filter(Boolean).length;
  if (candidate.hasCompanyMailbox || (candidate.isSigned && hasRole)) return true;
  const labels = [person.position ?? '', beside[candidate.above - 1]?.text ?? ''];
  if (labels.some(labelsContact) && isPlausibleName(person.name)) return true;
  const isUnderOwnHeading = [...headingsAbove(person.block), candidate.listHeading ?? ''].some(
    isOwnPeopleHeading,
  );
  const isQuoted = beside.some(({ text }) => QUOTATION.test(text));
  if (page.kind === 'team') return signs > 0 || isInNamePath || hasBiography(candidate);
  if (person.block.level > 0 && isTitledTeam(page) && hasBiography(candidate)) return true;
  if (
    isUnderOwnHeading &&
    (signs > 0 || (isInNamePath && (position !== null || person.likelihood !== 'unlikely')))
  )
    return true;
  if (isGallery && isInNamePath) return true;
  if (isPresentedAlone(candidate)) return true;
  // `Sales Manager: Maya Lindqvist`
  const isNamedWithPosition = isPlausibleName(person.name) && namesNoCompany(person.position);
  if (page.kind === 'contact')
    return (
      (hasContact && (hasRole || isInNamePath || candidate.isLabelled)) ||
      (candidate.isLabelled && namesNoCompany(position) && !isQuoted) ||
      isNamedWithPosition
    );
  // Pages about a service present who renders it, and quote customers.
  if (page.kind === 'product')
    return person.likelihood === 'likely' && hasContact && hasRole && isInNamePath && peers > 1;
  if (page.kind === 'careers')
    return (
      // `Commercial Staff – Office` is a vacancy.
      isPlausibleName(person.name) &&
      hasRole &&
      namesNoCompany(position) &&
      (signs > 1 || candidate.isLabelled)
    );
  // Other pages list brands and products as well, which are rarely like names.
  if (page.kind === 'other' && likely <= people.length / 2) return false;
  const isPresented = page.kind === 'about' && candidate.isLabelled && !isQuoted;
  if (page.kind === 'about' || page.kind === 'other')
    return (
      hasRole &&
      (signs > 1 || (namesNoCompany(position) && (peers > 1 || isPresented || isInTableOrList(person))))
    );
  // Customers are quoted, and neither their phone numbers nor their profiles are given.
  const isReachable = candidate.isLabelled && (hasContact || linkedin !== null);
  return (
    (hasRole && isInNamePath && isTeam) ||
    (signs > 1 && (peers > 1 || (isReachable && namesNoCompany(position) && !isQuoted)))
  );
}

/**
 * Whether a heading is a likely name directly below one for people, or of a text in which its owner speaks:
 * `Meet the founder`, `I am an optician in Leeds`.
 */
function isPresentedAlone({ person: { block, name, likelihood }, beside, above }: Candidate): boolean {
  const next = beside
    .slice(above)
    .find(({ level, text }) => level === 0 && (!isRole(text) || experiencedPosition(text) !== null));
  const eyebrow = beside[above - 1]?.text;
  if (!isPlausibleName(name) || block.level === 0 || next === undefined || !isParagraph(next)) return false;
  if (INTRODUCTION.test(block.text) && isGivenName(name.split(' ')[0] ?? '')) return likelihood === 'likely';
  return (
    [block.heading?.text ?? '', eyebrow ?? ''].some(isOwnPeopleHeading) ||
    SPEAKS.test(next.text) ||
    experiencedPosition(next.text) !== null
  );
}

/** Whether a paragraph beside a likely name begins with it, maybe after a title, or with the given name alone. */
function hasBiography({ person, beside, isLabelled }: Candidate): boolean {
  const given = `${person.name.split(' ')[0] ?? ''} `;
  return (
    (person.likelihood === 'likely' || isLabelled) &&
    beside.some(
      (block) =>
        isParagraph(block) && (block.text.startsWith(given) || block.text.slice(0, 60).includes(person.name)),
    )
  );
}

function isParagraph({ text }: Block): boolean {
  return text.length >= SHORTEST_PARAGRAPH;
}

/** Whether a name stands in a cell or is the term of a list, as in a company profile. */
function isInTableOrList({ block }: NameBlock): boolean {
  return /^(?:td|dd)$/.test(block.element.name);
}
