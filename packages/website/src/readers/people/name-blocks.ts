import {
  hasAbbreviatedTitle,
  isFrequentWord,
  isGivenName,
  isKnownName,
  isPlace,
  isRole,
  legalFormsIn,
  nameLikelihood,
  type NameLikelihood,
  parsePersonName,
  patternOf,
} from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { groupBy } from '../group-by';
import { enumeratedNames } from './enumerated-names';
import { isIntroduced } from './introduced';
import { namesWithTasks } from './names-with-tasks';
import { isInRowOfYear } from './rows-of-years';
import { isPlausibleName } from './starts-like-name';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';

/** A person's name in a block: the whole text, or a part with a position after or before it. */
export interface NameBlock {
  name: string;
  /** The position in the same block, or null. */
  position: string | null;
  likelihood: NameLikelihood;
  /** Whether the page calls the person by the given name alone. */
  isGivenNameOnly: boolean;
  block: Block;
  /** The index of the block on the page. */
  index: number;
}

type NameWithPosition = Pick<NameBlock, 'name' | 'position'>;

const MAX_TEXT = 130;
const MAX_PIECES = 40;
const LONGEST_POSITION = 60;
const LONGEST_NAME = 60;
/** `Maya Lindqvist, owner of a shop, started as an apprentice.`: more words than a position before a full stop has. */
const MAX_SENTENCE_POSITION = 5;
/** `Your contact: Maya Lindqvist` */
const CONTACT_PERSON = new RegExp(`^${patternOf(WORDS.contactPersons)}:?$`, 'iu');
/** `Meet Maya Lindqvist`, `About Dr. Ole Brandt` */
export const INTRODUCTION = new RegExp(`^${patternOf(WORDS.introductions)} (?=\\p{Lu})`, 'iu');
/** A list of names has at least this many, and they are this share of its entries. */
export const MIN_GIVEN_NAMES = 3;
export const GIVEN_NAME_SHARE = 0.6;
const GIVEN_NAME = /^\p{Lu}\p{Ll}{1,20}$/u;
/** Up to four capitalised words: the form of a name, whatever its words. */
const LIKE_NAME = /^(?=.{0,80}\p{Ll})\p{Lu}[\p{L}.'’-]{1,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,3}$/u;
/** Top positions written before the name: `President & CEO Kenji Mori`. */
const HEAD_BEFORE = new RegExp(
  `^(?<position>${patternOf(WORDS.headsBeforeNames, WORDS.headsOnlyFirst)}(?:(?: ?[&/,] ?| and )${patternOf(WORDS.headsBeforeNames)}){0,3})[: ]+(?<name>.+)$`,
  'u',
);
const POSITION_FIRST = /^(?<position>[^:–—|]{2,60}?)(?:: | ?[–—|] )(?<name>.{4,60})$/u;
const NAME_FIRST = /^(?<name>.{4,60}?)(?:,\s+| [–—|·•-] | ?[–—|] ?|: )(?<position>.{2,90})$/u;
const NAME_THEN_BRACKETS = /^(?<name>[^()]{4,60}) \((?<position>[^()]{2,60})\)$/u;
/** `Maya Lindqvist (born 1969) CEO`: the year is not read. */
const NAME_THEN_YEAR =
  /^(?<name>[^()\d]{4,60}) \([^()\d]{0,12}(?:19|20)\d{2}\)(?:[,:]? (?:[–—-] )?(?<position>.{2,90}))?$/u;
/** `Chair since May 2016` */
const SINCE_AT_END = / \p{Ll}{2,7} (?:\p{L}{3,10} )?(?:19|20)\d{2}$/u;
/** `守谷 貞夫 もりや さだお`: a name with its pronunciation. */
const WITH_PRONUNCIATION =
  /^(?<name>\p{sc=Han}{1,4} \p{sc=Han}{1,4})[ (（]*[\p{sc=Hira}\p{sc=Kana}ー ]+[)）]?$/u;
/** A phone number, a mailbox or a remark after the position is not part of it. */
const AFTER_POSITION = /[,;]?\s*(?:\((?!\p{Lu}[\p{L}&.-]{0,20}\)).*|[,;] (?=[^,;]*(?:\d{3}|@)).*)$/u;
/** `Fitter: Ole Brandt, tel.: 555 010 020` */
const PHONE_AT_END = /[ ,;(–—|-]{1,3}(?:\p{L}{1,9}[.:]{0,2} ?)?\+?\d[\d ()/.-]{6,25}$/u;
/** `2. Ole Brandt, Fitter` */
const ORDINAL = /^\d{1,2}[.)] (?=\p{Lu})/u;
/** `PhD, MBA President`: degrees before a position. One without lower-case letters needs a comma: `HR Director`. */
const DEGREES_BEFORE =
  /^(?:(?!C\p{Lu}{1,2}O|[ES]?VP|HR|ICT|IT|PR)(?:(?:\p{Lu}\p{Ll}{0,2}){1,2}\p{Lu}{1,2}\.?,|\p{Lu}\p{Ll}{1,2}\p{Lu}\.?|MBA) )+(?=\p{Lu})/u;

/** `Your Maya Lindqvist`: who signs a letter. */
const SIGNER = new RegExp(`^${patternOf(WORDS.signers)} (?=\\p{Lu})`, 'u');
/** `Maya and Ole Brandt` */
const COUPLE = new RegExp(`^\\p{Lu}\\p{Ll}{1,20} (?:&|${patternOf(WORDS.and)}) \\p{Lu}[^,;:]{3,40}$`, 'u');
const BOLD = new Set(['b', 'strong']);

/** Returns the names on a page, in page order. */
export function nameBlocks(blocks: readonly Block[], isOrdinaryWord: (word: string) => boolean): NameBlock[] {
  const isInGivenNameList = listsOf(blocks, isKnownGivenName);
  const isInNameList = listsOf(blocks, (text, next) => {
    if (isKnownGivenName(text)) return true;
    const likelihood = likelihoodOf(text);
    return likelihood === 'likely' || (likelihood === 'possible' && isRole(next));
  });
  const isInLabelledList = labelledListsOf(blocks);
  const inLists = namesWithTasks(blocks);
  const isRareGivenName = ({ text }: Block): boolean => GIVEN_NAME.test(text) && !isFrequentWord(text);
  // `Kim May Lee` between other names with positions is a name although its words are not.
  const isRareName = ({ text }: Block): boolean =>
    LIKE_NAME.test(text) && !isFrequentWord(text.split(' ')[0] ?? '');
  return blocks.flatMap((block, index): NameBlock[] => {
    const whole = splitName(blocks, index);
    if (whole !== null)
      return [{ name: whole, position: null, likelihood: 'likely', isGivenNameOnly: false, block, index }];
    // `Name`, `Function`: the first row of a table.
    const isColumn = block.element.name === 'th' && blocks[index + 1]?.element.name === 'th';
    if (splitName(blocks, index - 1) !== null || isColumn || isInRowOfYear(block)) return [];
    const isAddressLine = block.text.endsWith(',') && !isRole(blocks[index + 1]?.text ?? '');
    const inBlock = namesIn(block);
    const listed = inBlock.length === 0 ? inLists.get(block) : undefined;
    const found = listed === undefined ? inBlock : [listed];
    const names = isAddressLine ? [] : found.filter(({ name }) => legalFormsIn(name).length === 0);
    const isNamedByList =
      names.length === 0 &&
      (isKnownGivenName(block.text) ||
        (isRareName(block) &&
          isInLabelledList(block) &&
          isRole(blocks[index + 1]?.text ?? '') &&
          !isRole(block.text) &&
          !isPlace(block.text)) ||
        (isRareGivenName(block) && isInGivenNameList(block)) ||
        (isRareName(block) && isIntroduced(blocks, index) && !isRole(block.text) && !isPlace(block.text)) ||
        (isRareName(block) && isInNameList(block) && isRole(blocks[index + 1]?.text ?? '')));
    if (isNamedByList) {
      const isGivenNameOnly = !block.text.includes(' ');
      return [{ name: block.text, position: null, likelihood: 'possible', isGivenNameOnly, block, index }];
    }
    return names.map((person) => ({
      ...person,
      likelihood: likelihoodIn(block, person.name, isOrdinaryWord),
      isGivenNameOnly: !person.name.includes(' '),
      block,
      index,
    }));
  });
}

/**
 * Returns the name of which two blocks above a position are the parts: `Maya`, `Lindqvist`, `CEO`. Null if there is
 * none.
 */
function splitName(blocks: readonly Block[], index: number): string | null {
  const [first, second, label] = blocks.slice(Math.max(0, index), index + 3);
  if (index < 0 || !first || !second || !label || first.element.parent !== second.element.parent) return null;
  if (![first, second].every(({ text }) => GIVEN_NAME.test(text)) || !isRole(label.text)) return null;
  const isOneOfList = [blocks[index - 1], label].some(
    (block) => block?.path === first.path || block?.path === second.path,
  );
  const name = `${first.text} ${second.text}`;
  const isHeading = first.level > 0 && second.level > 0 && first.path === second.path;
  const isName = likelihoodOf(name) === 'likely' || (isHeading && isPlausibleName(name));
  return !isOneOfList && isName ? name : null;
}

/** Returns how likely a text is a name. A title before it and a shared surname speak for one: `Dr. Tamsin Oyelade`. */
function likelihoodIn(
  { text }: Block,
  name: string,
  isOrdinaryWord: (word: string) => boolean,
): NameLikelihood {
  const likelihood = nameLikelihood(name, isOrdinaryWord);
  if (COUPLE.test(text) && name !== text && isPlausibleName(name)) return 'likely';
  if (!hasAbbreviatedTitle(text)) return likelihood;
  return likelihood === 'unlikely' && !isGivenName(name.split(' ')[0] ?? '') ? 'possible' : 'likely';
}

function isKnownGivenName(text: string): boolean {
  return GIVEN_NAME.test(text) && isGivenName(text);
}

function likelihoodOf(text: string): NameLikelihood | null {
  const name = text.length <= LONGEST_NAME ? parsePersonName(text) : null;
  return name === null ? null : nameLikelihood(name);
}

/** Returns whether a block is in a list of which most entries are names, so that the others are rare ones. */
function listsOf(
  blocks: readonly Block[],
  isName: (text: string, next: string) => boolean,
): (block: Block) => boolean {
  const counts = new Map<string, { entries: number; names: number }>();
  for (const [at, { path, text }] of blocks.entries()) {
    const count = counts.get(path) ?? { entries: 0, names: 0 };
    counts.set(path, count);
    count.entries += 1;
    if (isName(text, blocks[at + 1]?.text ?? '')) count.names += 1;
  }
  return ({ path }) => {
    const { entries, names } = counts.get(path) ?? { entries: 0, names: 0 };
    return names >= MIN_GIVEN_NAMES && names / entries >= GIVEN_NAME_SHARE;
  };
}

/**
 * Returns whether a block is in a list of two or more of which most are like names with a position below, and one of
 * them is a known one: `Maya`, `CEO`.
 */
function labelledListsOf(blocks: readonly Block[]): (block: Block) => boolean {
  const lists = groupBy(
    blocks.map((block, at) => ({ block, label: blocks[at + 1]?.text ?? '' })),
    ({ block }) => block.path,
  );
  const isLabelledList = (entries: readonly { block: Block; label: string }[]): boolean => {
    const labelled = entries.filter(
      ({ block: { text }, label }) =>
        LIKE_NAME.test(text) &&
        !isRole(text) &&
        !isPlace(text) &&
        label.length <= LONGEST_POSITION &&
        isRole(label),
    );
    return (
      labelled.length >= 2 &&
      labelled.length / entries.length >= GIVEN_NAME_SHARE &&
      labelled.some(
        ({ block: { text } }) => isGivenName(text.split(' ')[0] ?? '') || likelihoodOf(text) === 'likely',
      )
    );
  };
  const known = new Map([...lists].map(([path, entries]) => [path, isLabelledList(entries)]));
  return ({ path }) => known.get(path) ?? false;
}

function namesIn(block: Block): NameWithPosition[] {
  const { pieces, level, element } = block;
  const text = level > 0 ? block.text.replace(INTRODUCTION, '') : block.text;
  const isHeading = level > 0 || BOLD.has(element.name);
  const family = level > 0 && COUPLE.test(text) ? enumeratedNames(text) : [];
  if (family.length === 2 && family.every((name) => isPlausibleName(name)))
    return family.map((name) => ({ name, position: null }));
  const isWrapped = level > 0 && text.length <= LONGEST_NAME && !isNameWithLabel(pieces);
  const wrapped = isWrapped ? parsePersonName(text) : null;
  if (wrapped !== null && nameLikelihood(wrapped) === 'likely' && !pieces.slice(1).some(isRole))
    return [readPattern(text, NAME_THEN_BRACKETS) ?? { name: wrapped, position: null }];
  if (pieces.length > 1) {
    const inPieces = readPieces(pieces.slice(0, MAX_PIECES));
    if (inPieces.length > 0) return inPieces;
  }
  const unsigned = text.replace(SIGNER, '');
  const inText =
    text.length > MAX_TEXT ? null : (readText(unsigned) ?? (isHeading ? readHeading(unsigned) : null));
  return inText ? [inText] : [];
}

function isLikely(name: string): boolean {
  return nameLikelihood(name) === 'likely';
}

/** Whether a line break separates a whole name from other words: `Maya Lindqvist`, `Ops`, but not `Ana María`, `Lindqvist`. */
function isNameWithLabel([first = '', ...others]: readonly string[]): boolean {
  const name = parsePersonName(first);
  const surname = name?.split(' ').at(-1) ?? '';
  const words = others.flatMap((piece) => piece.split(' '));
  return (
    name !== null && isLikely(name) && !isGivenName(surname) && words.length > 0 && !words.some(isKnownName)
  );
}

/**
 * Reads names that have a markup of their own: `<b>Maya Lindqvist</b> CEO`. Further names in the block need a
 * position.
 */
function readPieces(pieces: readonly string[]): NameWithPosition[] {
  return pieces.flatMap((piece, at) => {
    const next = pieces[at + 1] ?? '';
    const isGivenNameAlone = at === 0 && isKnownGivenName(piece) && isRole(cleanPosition(next));
    const name = isGivenNameAlone ? piece : parsePersonName(piece);
    if (name === null) return [];
    const bracketed = /^\(([^()]{2,60})\)/.exec(next)?.[1];
    const isFirm = (label: string): boolean => legalFormsIn(label).length > 0;
    const whole = cleanPosition(
      pieces
        .slice(1)
        .filter((label) => !isFirm(label))
        .join(' '),
    );
    const position = bracketed ?? (at > 0 || whole.length > LONGEST_POSITION ? cleanPosition(next) : whole);
    if (isRole(position)) return [{ name, position }];
    const before = [pieces.slice(0, at).join(' '), pieces[at - 1] ?? ''].map(cleanPosition).find(isRole);
    const isFirst = !pieces.slice(0, at).some((other) => parsePersonName(other) !== null);
    if (at === pieces.length - 1 && isFirst && before !== undefined) return [{ name, position: before }];
    if (at > 0) return [];
    const isShort = position.length <= 40 && /^\p{Lu}/u.test(position);
    return isShort || pieces.length === 1 ? [{ name, position }] : [];
  });
}

/** Drops separators, degrees and remarks around a position. */
export function cleanPosition(text: string): string {
  return text
    .replace(/^[\s,:–—|·•(-]+/, '')
    .replace(DEGREES_BEFORE, '')
    .replace(AFTER_POSITION, '')
    .replace(SINCE_AT_END, '')
    .replace(/[.;:,]$|(?<!\([^()]*)\)$/, '')
    .trim();
}

function readText(text: string): NameWithPosition | null {
  for (const pattern of [NAME_THEN_YEAR, NAME_THEN_BRACKETS]) {
    const bracketed = readPattern(text, pattern);
    if (bracketed !== null) return bracketed;
  }
  const whole = parsePersonName(WITH_PRONUNCIATION.exec(text)?.groups?.['name'] ?? text);
  if (whole !== null) return { name: whole, position: null };
  for (const pattern of [HEAD_BEFORE, NAME_FIRST, POSITION_FIRST]) {
    const found = readPattern(text, pattern);
    if (found !== null) return found;
  }
  // `Yours sincerely,` `Maya Lindqvist.`
  const bare = text.replace(PHONE_AT_END, '').replace(ORDINAL, '').replace(/\.$/, '');
  return bare === text ? null : readText(bare);
}

/** Returns a plausible name and the position written beside it, or null. */
export function nameWithPosition(text: string): NameWithPosition | null {
  const found = readText(text);
  return found !== null && found.position !== null && isPlausibleName(found.name) ? found : null;
}

/** Whether a text is a label before whom visitors can ask: `Your contact:`. */
export function labelsContact(text: string): boolean {
  return CONTACT_PERSON.test(text);
}

function readPattern(text: string, pattern: RegExp): NameWithPosition | null {
  const groups = pattern.exec(text)?.groups;
  const name = parsePersonName(groups?.['name'] ?? '');
  const position = cleanPosition(groups?.['position'] ?? '');
  const isSentence =
    /[.!?]$/.test(text) && /^\p{Ll}/u.test(position) && position.split(' ').length > MAX_SENTENCE_POSITION;
  return name !== null && !isSentence && (isRole(position) || labelsContact(position))
    ? { name, position }
    : null;
}

/** Reads the heading `Orthopaedic surgeon Dr Maya Lindqvist`: a known given name shows where the name begins. */
function readHeading(heading: string): NameWithPosition | null {
  const text = heading.replace(/:$/, '');
  const words = text.split(' ');
  if (text.length > LONGEST_POSITION || /[,:;–—|/]/.test(text)) return null;
  for (let at = 1; at < words.length - 1; at++) {
    const position = words.slice(0, at).join(' ');
    // `Dr Maya Lindqvist and Professor Ole Brandt`
    if (hasAbbreviatedTitle(position)) continue;
    const name = parsePersonName(words.slice(at).join(' '));
    if (name === null || isRole(name) || !isGivenName(name.split(' ')[0] ?? '')) continue;
    if (nameLikelihood(name) !== 'unlikely' && isRole(position)) return { name, position };
  }
  return null;
}
