import type { WebPage } from '../../page/web-page';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import { createSiteNameMatcher } from '../site-name-matcher';
import type { ReaderInput } from '../reader';
import { allMatches, foldName, nameSimilarity, patternOf, stripLegalForm } from '@firmlens/text';

import { isOtherPartyLine, legalLines, mentionsOtherParty } from './legal-lines';
import { legalNamesIn } from './legal-name';
import { LEGAL_NOTICE_WORDS } from './legal-notice-words';
import { registerNumbersIn } from './register-number';

import {
  SITE_CREDIT,
  findIntroductions,
  otherCompanyNames,
  OTHER_COMPANY_PATH,
  PARENT_RELATION,
} from './other-company-names';
import { OWNER_AFTER, statedLegalNames } from './stated-legal-names';

/** What remains of a line without the passages about other companies. */
export interface CompanyLine {
  text: string;
  /** Whether the line names the company. */
  isNamed: boolean;
}

/** A company named on a line. Numbers up to the next name belong to it. */
interface NamedCompany {
  start: number;
  end: number;
  isOwn: boolean;
  /** How the wording introduces another company, if it does. */
  by: 'credit' | 'relation' | null;
}

type Input = Pick<ReaderInput, 'site' | 'pages'>;

const MAX_LINE = 2_000;
/**
 * How many lines below a short line with another company's name are still about it, and how long each may be.
 */
const BLOCK = 3;
const MAX_BLOCK_LINE = 160;
const MAX_SHORT_LINE = 80;
/** Maximum number of characters between the start of an introduction and the name. */
const MAX_INTRODUCTION = 80;
const SENTENCE_END = /[.!?]\s+(?=\p{Lu}\p{L}{2})|\s[|•·]\s/u;
const SENTENCE_ENDS = new RegExp(SENTENCE_END, 'gu');
const WORDS = LEGAL_NOTICE_WORDS.companyNames;
/** The company behind a trading name: `a trading name of Nordwerk Ltd`. */
const OWNER_BEFORE = new RegExp(`${patternOf(WORDS.owners)}[ :,]{0,3}$`, 'i');
const AND_OR = new RegExp(`^ ${patternOf(WORDS.andOr)} `);

const known = new WeakMap<Input['pages'], (lines: readonly string[]) => CompanyLine[]>();
const linesOfPages = new WeakMap<Input['pages'], Map<WebPage, CompanyLine[]>>();

/**
 * Returns the lines of a page that may state the company's register number or address: those of legal,
 * contact and about pages, and the end of the home page. Cached, because several readers use them.
 */
export function companyPageLines(input: Input, page: WebPage): readonly CompanyLine[] {
  const linesOfPage = linesOfPages.get(input.pages) ?? new Map<WebPage, CompanyLine[]>();
  linesOfPages.set(input.pages, linesOfPage);
  const lines = linesOfPage.get(page) ?? readPageLines(input, page);
  linesOfPage.set(page, lines);
  return lines;
}

function readPageLines(input: Input, page: WebPage): CompanyLine[] {
  if (!isAboutCompany(page)) return [];
  const lines = legalLines(page);
  const part = page.kind === 'home' ? lines.slice(-40) : lines;
  let isOtherAbove = false;
  return companyLines(input, part).map((line, at) => {
    const written = part[at] ?? '';
    // After the credits in a footer, a line that names the company is about it again.
    const isOwnAgain = line.isNamed && !mentionsOtherParty(written);
    // A number right below another party's address is that party's.
    const isNumberOfOther = isOtherAbove && registerNumbersIn(written)[0]?.index === 0;
    isOtherAbove = !isOwnAgain && (isOtherPartyLine(part, at) || isNumberOfOther);
    return isOtherAbove ? { text: '', isNamed: false } : line;
  });
}

/** Returns the lines of `companyPageLines` as one text. */
export function companyPageText(input: Input, page: WebPage): string {
  const lines = companyPageLines(input, page).map(({ text }) => text);
  return lines.filter((text) => text !== '').join('\n');
}

/** Whether a page is about the company itself. News and customer stories name other companies. */
export function isAboutCompany({ kind, url }: WebPage): boolean {
  if (OTHER_COMPANY_PATH.test(url.pathname)) return false;
  return kind === 'home' || kind === 'legal' || kind === 'contact' || kind === 'about';
}

/** Removes from each line the passages about other companies. Returns one line for each given line. */
export function companyLines(input: Input, lines: readonly string[]): CompanyLine[] {
  const read = known.get(input.pages) ?? companyLinesOf(input);
  known.set(input.pages, read);
  return read(lines);
}

function companyLinesOf(input: Input): (lines: readonly string[]) => CompanyLine[] {
  const { domain } = input.site;
  const isOwnName = createSiteNameMatcher(input);
  const statedNames = new Set(
    input.pages
      .filter(isAboutCompany)
      .flatMap((page) => statedLegalNames(page, input).flatMap(({ name }) => name ?? []))
      .map((name) => foldName(stripLegalForm(name))),
  );
  const isOwn = (name: string): boolean =>
    isOwnName(name) || nameSimilarity(name, domain) >= 0.5 || statedNames.has(foldName(stripLegalForm(name)));

  return (lines) => {
    let block = 0;
    return lines.map((line) => {
      const names = namesIn(line.slice(0, MAX_LINE));
      const last = names.at(-1);
      if (last === undefined) {
        const isNamed = isOwnName(line);
        block = isNamed ? 0 : block - 1;
        const isAboutOthers = block >= 0 && !isNamed && line.length <= MAX_BLOCK_LINE;
        return { text: isAboutOthers ? '' : line, isNamed };
      }
      const opens = !last.isOwn && last.by !== null && line.length <= MAX_SHORT_LINE;
      block = opens ? BLOCK : 0;
      return {
        text: ownPassages(line, names, isOwnName),
        isNamed: isOwnName(line) || names.some((name) => name.isOwn),
      };
    });
  };

  function namesIn(line: string): NamedCompany[] {
    const full = legalNamesIn(line).map(({ start, end }): NamedCompany => {
      const from = Math.max(0, start - MAX_INTRODUCTION);
      const introduction = findIntroductions(line.slice(from, end)).at(-1);
      const introductionEnd = from + (introduction?.index ?? 0) + (introduction?.[0].length ?? 0);
      const name = line.slice(Math.max(start, introductionEnd), end);
      const isOwner = OWNER_AFTER.test(line.slice(end, end + 30));
      const isIntroduced =
        introduction !== undefined &&
        !isOwner &&
        !AND_OR.test(line.slice(introductionEnd, end)) &&
        stripLegalForm(` ${name.trim()}`) !== '' &&
        !SENTENCE_END.test(line.slice(introductionEnd, start)) &&
        nameSimilarity(line.slice(start, end), domain) < 0.95;
      if (!isIntroduced) {
        const fullName = line.slice(start, end);
        const isAfterOwnerLabel = OWNER_BEFORE.test(line.slice(from, start));
        return { start, end, isOwn: isOwner || isAfterOwnerLabel || isOwn(fullName), by: null };
      }
      const by = SITE_CREDIT.test(introduction[0]) ? 'credit' : 'relation';
      // A parent or a customer may have a name much like the company's.
      const isOwnCompany = by === 'credit' ? isOwn(name) : nameSimilarity(name, domain) === 1;
      return { start: Math.min(start, from + introduction.index), end, isOwn: isOwnCompany, by };
    });
    const short = otherCompanyNames(line)
      .filter(({ start, end }) => !full.some((name) => start < name.end && name.start < end))
      .map(({ name, start, end, by }): NamedCompany => {
        const isOwnCompany = by === 'credit' ? isOwn(name) : nameSimilarity(name, domain) === 1;
        return { start, end, isOwn: isOwnCompany, by };
      });
    return [...full, ...short].sort((a, b) => a.start - b.start);
  }
}

/**
 * Returns the passages of a line that are not about another company. A passage runs from one name to the
 * next; text before the first name counts if no other company is its subject.
 */
function ownPassages(line: string, names: readonly NamedCompany[], isOwnName: CompanyNameMatcher): string {
  const parts: string[] = [];
  const [first] = names;
  if (first) {
    const before = line.slice(0, first.start);
    // In a sentence with one name, the text before the name is about it too.
    const sentence = lastSentence(before);
    parts.push(first.isOwn || isOwnName(before.slice(sentence)) ? before : before.slice(0, sentence));
  }
  names.forEach((name, at) => {
    const next = names[at + 1]?.start ?? line.length;
    const passage = line.slice(name.start, next);
    if (name.isOwn) parts.push(passage);
    else {
      const earlier = names.slice(0, at).some(({ isOwn }) => isOwn) || isOwnName(line.slice(0, name.start));
      const isSubject = name.by === 'relation' && PARENT_RELATION.test(passage) && earlier;
      // A new sentence without a name continues with the same subject or has none.
      if (name.by !== null && !isSubject) return;
      const from = Math.max(0, name.end - name.start - (isSubject ? 1 : 0));
      const end = SENTENCE_END.exec(passage.slice(from));
      if (end) parts.push(passage.slice(from + end.index + 1));
    }
  });
  // The ellipsis separates passages that were not adjacent.
  return parts.filter((part) => part.trim() !== '').join(names.every(({ isOwn }) => isOwn) ? '' : ' … ');
}

/** Returns where the last sentence of a text starts. */
function lastSentence(text: string): number {
  const ends = allMatches(text, SENTENCE_ENDS).at(-1);
  return ends ? ends.index + 1 : 0;
}
