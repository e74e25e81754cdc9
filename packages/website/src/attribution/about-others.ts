import { type AnyNode, type Element, isTag } from 'domhandler';
import {
  legalFormOf,
  linesOf,
  loadVocabulary,
  nameLikelihood,
  parsePersonName,
  patternOf,
  stripLegalForm,
  type SpellingsByLanguage,
} from '@firmlens/text';
import type { Block } from '../layout/blocks';
import { type CompanyNameMatcher, speaksInFirstPerson } from '@firmlens/headlines';
import { elementText } from '../readers/element-text';
import { splitSentences } from '../readers/split-sentences';
import { layoutOf } from '../layout/layout';
import { isRating } from './rating';
import type { WebPage } from '../page/web-page';

/** The schema of the file explains each list. */
const WORDS =
  loadVocabulary<Record<'ownHeadings' | 'headings' | 'parties' | 'paths', SpellingsByLanguage>>(
    'attribution',
  );
/** Headings above other people and organisations, and above the company's own. */
const OTHERS_HEADING = new RegExp(
  `(?<!\\p{L})${patternOf(WORDS.headings).replaceAll(' … ', '(?!\\p{L}).{0,30}(?<!\\p{L})')}(?!\\p{L})`,
  'iu',
);
/** `Our partners`, `Customers`: in longer headings, and inside them, a company says what it is to them. */
const PARTY = patternOf(WORDS.parties);
const PARTY_HEADING = new RegExp(`^(?:${PARTY}(?!\\p{L})|.*(?<!\\p{L})${PARTY}\\P{L}*$)`, 'iu');
const MAX_PARTY_WORDS = 5;
const OWN_HEADING = new RegExp(`(?<!\\p{L})${patternOf(WORDS.ownHeadings)}`, 'iu');
/** Class names and ids of elements with quotations, customers and writers. */
const OTHERS_CLASS =
  /testimonial|quote|review|customer|client|case-?stud|speaker|investor|partner|sponsor|kundenstimme|referenz|temoignage|comment|byline/i;
/** Names that such elements have although they show the company's people. */
const OWN_CLASS =
  /team|member|staff|person|people|leader|founder|employee|mitarbeiter|ansprechpartner|equipe|profile|bio/i;
const OTHERS_PATH = new RegExp(`/${patternOf(WORDS.paths)}(?:[/._-]|$)`, 'i');
/** Class names that only count near a block, because themes give them to whole pages. */
const NEAR_OTHERS_CLASS =
  /(?:^|[\s_-])(?:author|byline|webinar|event|testi|avis|opini[óo]n(?:es)?|recension[ei]|depoimentos?|bewertung(?:en)?)(?:$|[\s_-])/i;
const NEAR = 3;
/** A quotation in an element with more parts is one part of a page. */
const MAX_PARTS = 4;
const QUOTATIONS = new Set(['blockquote', 'q', 'cite']);
/** So many names in a quotation make it a list of people. */
const MIN_PEOPLE = 3;
/** So many elements of a quotation are searched for names. */
const MAX_ELEMENTS = 200;
const NAME_MARKUP = new Set(['b', 'strong', 'dt', 'h3', 'h4', 'h5', 'h6']);
const PAGE_ELEMENTS = new Set(['html', 'body', 'main']);
const MAX_HEADINGS = 6;
/** Longer headings are sentences. */
const MAX_HEADING = 100;
const MAX_NAME = 60;

/**
 * Whether the place of a block says that it is about somebody else: a quotation, a customer, a partner, a
 * writer. What the block itself says is judged by `subjectOf`. Without `titleCounts`, the title of the page
 * does not decide: the `Two partners, one firm` of a team page are its own.
 */
export function isAboutOthers(block: Block, { titleCounts = true } = {}): boolean {
  return isUnderOthersHeading(block, titleCounts) || isInOthersElement(block.element);
}

/** Returns a function that judges each element once, because many readers ask about the same blocks. */
function oncePerElement(judge: (element: Element) => boolean): (element: Element) => boolean {
  const judged = new WeakMap<Element, boolean>();
  return (element) => {
    const known = judged.get(element) ?? judge(element);
    judged.set(element, known);
    return known;
  };
}

/**
 * Returns what a page says of its company: its text without dialogs, without blocks about somebody else, and of
 * biographies only the sentences in which the company speaks or is named.
 */
export function ownTextOf(page: WebPage, isOwnName: CompanyNameMatcher): string {
  const text = knownTexts.get(page) ?? readOwnText(page, isOwnName);
  knownTexts.set(page, text);
  return text;
}

/** A page belongs to one company. */
const knownTexts = new WeakMap<WebPage, string>();

function readOwnText(page: WebPage, isOwnName: CompanyNameMatcher): string {
  const ownParts = new Map<string, string>();
  /** The cells about others, by their rows, which are lines of the text. */
  const rows = new Map<Element, string[]>();
  const isOwn = (sentence: string): boolean => isOwnName(sentence) || speaksInFirstPerson(sentence);
  const title = page.$('title').first().text();
  const isOtherCompany = (name: string): boolean => !isOwnName(name) && !title.includes(stripLegalForm(name));
  for (const block of layoutOf(page).blocks) {
    if (block.region === 'dialog' || isAboutOthers(block) || isUnderOtherCompany(block, isOtherCompany)) {
      ownParts.set(block.text, '');
      const row = rowOf(block.element);
      if (row) rows.set(row, [...(rows.get(row) ?? []), block.text]);
    } else if (isBiography(block, isOwnName))
      ownParts.set(block.text, splitSentences(block.text).filter(isOwn).join(' '));
  }
  for (const cells of rows.values()) ownParts.set(cells.join(' '), '');
  return linesOf(page.text)
    .map((line) => ownParts.get(line) ?? line)
    .filter((line) => line !== '')
    .join('\n');
}

function rowOf({ parent, name }: Element): Element | null {
  const isCell = (name === 'td' || name === 'th') && parent !== null && isTag(parent) && parent.name === 'tr';
  return isCell ? parent : null;
}

/** Whether a block stands below a person's name, or begins with one that is marked up. */
function isBiography({ heading, pieces }: Block, isOwnName: CompanyNameMatcher): boolean {
  const names = [heading?.text ?? '', pieces.length > 1 ? (pieces[0] ?? '') : ''];
  return names.some((name) => isPerson(name) && !isOwnName(name));
}

/** Whether a block stands below the full name of another company. */
function isUnderOtherCompany(block: Block, isOtherCompany: (name: string) => boolean): boolean {
  for (let heading = block.heading; heading && heading.level > 1; heading = heading.heading)
    if (isFullName(heading.text)) return isOtherCompany(heading.text);
  return false;
}

function isFullName(text: string): boolean {
  return text.length <= MAX_NAME && legalFormOf(text)?.ambiguous === false;
}

function isPerson(text: string): boolean {
  if (text.length > MAX_NAME) return false;
  const name = parsePersonName(text);
  return name !== null && nameLikelihood(name) === 'likely';
}

/** Whether a page is about somebody else by its address, such as `/customers/acme` or `/case-studies/`. */
export function isPageAboutOthers({ url }: { url: URL }): boolean {
  return OTHERS_PATH.test(url.pathname.toLowerCase());
}

/** Whether a heading is above the company's own people. */
export function isOwnPeopleHeading(title: string): boolean {
  return title.length <= MAX_HEADING && OWN_HEADING.test(title);
}

/** The nearest heading that speaks of people or organisations decides. */
function isUnderOthersHeading(block: Block, titleCounts: boolean): boolean {
  let heading = block.level > 0 ? block : block.heading;
  for (let count = 0; heading && count < MAX_HEADINGS; count++) {
    const owner = ownerByHeading(heading);
    if (owner === 'company' || (heading.level === 1 && !titleCounts)) return false;
    if (owner === 'others') return true;
    heading = heading.heading;
  }
  return false;
}

type Owner = 'company' | 'others' | 'unknown';

/** Many blocks have the same heading. */
const knownOwners = new WeakMap<Block, Owner>();

/** Whom the blocks below a heading are about. */
function ownerByHeading(heading: Block): Owner {
  const owner = knownOwners.get(heading) ?? ownerByTitle(heading.text);
  knownOwners.set(heading, owner);
  return owner;
}

function ownerByTitle(title: string): Owner {
  if (isOwnPeopleHeading(title)) return 'company';
  if (title.length > MAX_HEADING) return 'unknown';
  const isOfParty = title.split(' ').length <= MAX_PARTY_WORDS && PARTY_HEADING.test(title);
  return isOfParty || OTHERS_HEADING.test(title) ? 'others' : 'unknown';
}

/** Whether the class names of elements, or a quotation, say that an element is about somebody else. */
export const isInOthersElement = oncePerElement((element) => {
  let level = 0;
  for (let around: AnyNode | null = element; around && isTag(around); around = around.parent) {
    if (isQuotation(around)) return true;
    if (PAGE_ELEMENTS.has(around.name)) return false;
    if (level < NEAR && (containsQuotation(around) || containsRating(around))) return true;
    const names = `${around.attribs['class'] ?? ''} ${around.attribs['id'] ?? ''}`.slice(0, 300);
    if (OWN_CLASS.test(names)) return false;
    if (OTHERS_CLASS.test(names) || (level < NEAR && NEAR_OTHERS_CLASS.test(names))) return true;
    level += 1;
  }
  return false;
});

/** A quotation next to a name means that the person is its speaker. */
const containsQuotation = oncePerElement(({ children }) => {
  const parts = children.filter(isTag);
  return parts.length <= MAX_PARTS && parts.some((part) => part.name === 'blockquote' && isQuotation(part));
});

/** Who gives stars is a customer. */
const containsRating = oncePerElement(({ children }) => {
  const parts = children.filter(isTag);
  return parts.length <= MAX_PARTS && parts.some((part) => isRating(part) || part.children.some(isRating));
});

/** Some pages indent whole sections, or lists of people, as quotations. */
function isQuotation(element: Element): boolean {
  return QUOTATIONS.has(element.name) && !containsSectionHeading(element) && !containsPeople(element);
}

/** A quotation has one speaker. */
const containsPeople = oncePerElement((element) => {
  const names = new Set<string>();
  let left = MAX_ELEMENTS;
  const visit = ({ children }: Element): void => {
    for (const child of children) {
      if (!isTag(child) || left <= 0 || names.size >= MIN_PEOPLE) continue;
      left -= 1;
      const text = NAME_MARKUP.has(child.name) ? elementText(child, MAX_NAME + 1) : '';
      if (isPerson(text)) names.add(text);
      else visit(child);
    }
  };
  visit(element);
  return names.size >= MIN_PEOPLE;
});

const containsSectionHeading = oncePerElement(({ children }) =>
  children.some(
    (child) => isTag(child) && (child.name === 'h1' || child.name === 'h2' || containsSectionHeading(child)),
  ),
);
