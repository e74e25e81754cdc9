import type { Element } from 'domhandler';
import { isRole, parsePersonName } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { groupBy } from '../group-by';
import { linkedinProfile } from './linkedin-profile';
import type { NameBlock } from './name-blocks';
import { mailboxOf } from './name-labels';
import type { PersonUnit } from './person-units';
import { positionsOf } from './positions';

const MAX_ELEMENTS = 200;
const MAX_LINK = 200;
/** A mailbox or a phone number of one's own beside a name. */
const CONTACT = /@|\+?\d[\d ()/.-]{6,}\d/;

/** A person on a page, and what speaks for it. */
export interface Candidate extends PersonUnit {
  position: string | null;
  linkedin: string | null;
  hasPortrait: boolean;
  /** Whether there is a picture beside the name. */
  isPictured: boolean;
  hasContact: boolean;
  /** Whether the person has a mailbox at the company. */
  hasCompanyMailbox: boolean;
  /** Whether the page says by itself that it is a person: see `isLabelled`. */
  isLabelled: boolean;
  /** Whether the person signs a letter to visitors: see `signsLetter`. */
  isSigned: boolean;
  /** The heading of the same level above the list, which begins no section of its own for it. */
  listHeading: string | null;
  /** Whether most names of its path are likely, so that the path is one of names. */
  isInNamePath: boolean;
}

/** Returns the people of each list with their positions, and what speaks for them. */
export function readCandidates(
  units: readonly PersonUnit[],
  isNamePath: (path: string) => boolean,
  labelled: ReadonlySet<NameBlock>,
  signed: ReadonlySet<NameBlock>,
  listHeadings: (person: NameBlock) => string | null,
  url: URL,
): Candidate[] {
  return [...groupBy(units, pathOf)].flatMap(([path, list]) => {
    const isList = isNamePath(path);
    const positions = isList ? positionsOf(list) : list.flatMap((unit) => positionsOf([unit]));
    return list.map((unit, at) => ({
      ...readUnit(unit, positions[at] ?? null, url),
      isInNamePath: isList,
      isLabelled: labelled.has(unit.person),
      isSigned: signed.has(unit.person),
      listHeading: isList ? listHeadings(unit.person) : null,
    }));
  });
}

function readUnit(
  unit: PersonUnit,
  position: string | null,
  url: URL,
): Omit<Candidate, 'isInNamePath' | 'isLabelled' | 'isSigned' | 'listHeading'> {
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
    isPictured: inside.some(({ name }) => name === 'img'),
    hasCompanyMailbox: [...beside.map(({ text }) => text), ...inside.map(mailboxLink)].some((text) =>
      isMailboxAt(url, mailboxOf(person.name, text)),
    ),
    hasContact:
      besideOwnHeading(beside).some(({ text }) => text.length <= 80 && CONTACT.test(text)) ||
      inside.some(isContactLink),
  };
}

/** `<a href="tel:+44…">Call</a>`: a phone number or a mailbox that the text does not show. */
function isContactLink({ attribs }: Element): boolean {
  return /^(?:mailto|tel):/i.test(attribs['href'] ?? '');
}

/** Returns the target of a link to a mailbox. That of another element is empty. */
function mailboxLink({ attribs }: Element): string {
  const target = (attribs['href'] ?? '').slice(0, MAX_LINK);
  return /^mailto:/i.test(target) ? target : '';
}

function isMailboxAt({ hostname }: URL, mailbox: string | null): boolean {
  return mailbox?.split('@')[1]?.toLowerCase() === hostname.replace(/^www\./, '');
}

/** Returns the blocks up to a further heading, below which the card speaks of something else. */
function besideOwnHeading(beside: readonly Block[]): readonly Block[] {
  const end = beside.findIndex(({ level, text }) => level > 0 && !isRole(text));
  return end === -1 ? beside : beside.slice(0, end);
}

/** Candidates of one path play the same role. */
export function pathOf({ person }: { person: NameBlock }): string {
  return person.block.path;
}

function withDescendants(element: Element): Element[] {
  const found: Element[] = [];
  const visit = (node: Element): void => {
    found.push(node);
    for (const child of node.children) if ('attribs' in child && found.length < MAX_ELEMENTS) visit(child);
  };
  visit(element);
  return found;
}
