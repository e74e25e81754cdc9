import type { CompanyNameMatcher } from '@firmlens/headlines';
import type { PageKind } from '../../crawled-site';
import type { WebPage } from '../../page/web-page';
import { CONFIDENCE } from '../company/confidence';
import { isImprint } from '../company/imprint';
import { isCompanyHeading, isOtherPartyLine, legalLines } from '../company/legal-lines';
import {
  createTeamMember,
  isGivenName,
  isKnownName,
  isRole,
  legalFormsIn,
  linesOf,
  nameLikelihood,
  parsePersonName,
  patternOf,
} from '@firmlens/text';
import type { ExtractedPerson } from './merge-people';

import { enumeratedNames } from './enumerated-names';
import { foundersIn } from './founders';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';

/** Labels in legal notices for the company's representatives, with the position that each implies. */
const REPRESENTATIVES = WORDS.representatives.map(({ labels, position }) => ({
  label: new RegExp(patternOf(labels), 'iu'),
  position,
}));
const REPRESENTED = new RegExp(`^${patternOf(WORDS.representedBy)}(?:[^:]{0,60}:)?\\s*`, 'iu');
/** An owner's name and address are this close to the heading, in lines. */
const NEAR = 4;

/** `§ 18 Abs. 2 MStV`: the law that requires the label, at its end. */
const PARAGRAPH = /^.{0,30}§§? ?\d[^:]*$/u;

/** Pages with the company's details, where a line names each officer. */
const DETAIL_PAGES = new Set<PageKind>(['contact', 'legal', 'about', 'home', 'other']);
/** `Prezes: Ewa Mazur`, `Titolare: Marco Bianchi` */
const LABELLED_OFFICER = /^(?<position>\p{L}[\p{L} /-]{2,50}) ?: ?(?<names>\p{Lu}.{3,100})$/u;
/** `sind Maya Lindqvist und …` */
const COPULA_BEFORE = new RegExp(`^${patternOf(WORDS.copulas)} (?=\\p{Lu})`, 'u');
/** `Генеральный директор: Лебедев Олег Игоревич`: only people have a patronymic. */
const PATRONYMIC = '\\p{Lu}\\p{Ll}{1,20}(?:ович|евич|ич|овна|евна|ична|івна|ївна)';
const NAME_PART = '\\p{Lu}\\p{Ll}{1,20}(?:-\\p{Lu}\\p{Ll}{1,20})?';
const OFFICER = new RegExp(
  `^(?<position>\\p{L}[\\p{L} -]{4,60}?)(?: ?[:–—-])? (?<name>${NAME_PART} ${NAME_PART} ${PATRONYMIC}|${NAME_PART} ${PATRONYMIC} ${NAME_PART})(?![\\p{L}-])`,
  'u',
);

/**
 * Returns the representatives in the imprint, the officers whom a line names with a patronymic or, in legal
 * notices, after a label, and the founders that the home and about pages name.
 */
export function namedPeople(page: WebPage, isOwnName: CompanyNameMatcher): ExtractedPerson[] {
  return [
    ...(DETAIL_PAGES.has(page.kind) ? officers(page) : []),
    ...representativesOrFounders(page, isOwnName),
  ];
}

function officers(page: WebPage): ExtractedPerson[] {
  const lines = linesOf(page.text);
  return lines.flatMap((line, at) => {
    const { position = '', name = '' } = OFFICER.exec(line.slice(0, 150))?.groups ?? {};
    const labelled = name === '' && page.kind === 'legal' ? LABELLED_OFFICER.exec(line)?.groups : undefined;
    const label = labelled?.['position'] ?? position;
    if (label === '' || !isRole(label) || isOtherPartyLine(lines, at)) return [];
    const isRepresentative = REPRESENTATIVES.some((known) => known.label.test(label));
    const names = labelled === undefined || isRepresentative ? [] : enumeratedNames(labelled['names'] ?? '');
    return [...(name === '' ? [] : [name]), ...names.filter(isLikely)].map((found) =>
      person(found, label, page, 'text', CONFIDENCE.wording + 0.1),
    );
  });
}

function isLikely(name: string): boolean {
  return nameLikelihood(name) === 'likely' && isGivenName(name.split(' ')[0] ?? '');
}

function representativesOrFounders(page: WebPage, isOwnName: CompanyNameMatcher): ExtractedPerson[] {
  if (page.kind === 'legal' && isImprint(page)) return representatives(page);
  return page.kind === 'about' || page.kind === 'home'
    ? foundersIn(page, isOwnName).map((name) => person(name, 'Founder', page, 'text', CONFIDENCE.wording))
    : [];
}

function representatives(page: WebPage): ExtractedPerson[] {
  const lines = legalLines(page).slice(0, 200);
  return lines.flatMap((line, at) => {
    if (line.length > 300 || isOtherPartyLine(lines, at)) return [];
    for (const { label, position } of REPRESENTATIVES) {
      const match = label.exec(line);
      if (!match || line.slice(0, match.index).replace(REPRESENTED, '').length > 60) continue;
      const after = line
        .slice(match.index + match[0].length)
        .replace(/^[^:]{0,40}:/, '')
        .replace(/^[\s:()-]+/, '')
        .replace(COPULA_BEFORE, '')
        .replace(/(?<=\p{Ll}{2})\.$/u, '');
      const isBelow = after === '' || PARAGRAPH.test(after);
      // `Ole Brandt, Geschäftsführer`
      const before = after === '' ? enumeratedNames(line.slice(0, match.index)) : [];
      const names = before.length > 0 ? before : isBelow ? namesBelow(lines, at) : enumeratedNames(after);
      // `Represented by Ole Brandt, President`
      if (names.length === 0 && REPRESENTED.test(line)) break;
      if (position !== null)
        return names.map((name) => person(name, position, page, 'imprint', CONFIDENCE.labelled - 0.1));
      // `Directeur de la publication` is a position, `Verantwortlich für den Inhalt` is none.
      const title = match[0].charAt(0).toUpperCase() + match[0].slice(1);
      // A line of its own may be the name of the business.
      const isName = (name: string): boolean =>
        nameLikelihood(name) === 'likely' || (!isBelow && nameLikelihood(name) === 'possible');
      return names
        .filter(isName)
        .map((name) => person(name, isRole(title) ? title : null, page, 'imprint', CONFIDENCE.wording + 0.1));
    }
    const owner = proprietorOn(lines, at);
    if (owner !== null) return [person(owner, 'Owner', page, 'imprint', CONFIDENCE.wording)];
    return REPRESENTED.test(line)
      ? (line.replace(REPRESENTED, '') === ''
          ? namesBelow(lines, at)
          : enumeratedNames(line.replace(REPRESENTED, ''))
        ).map((name) => person(name, 'Managing Director', page, 'imprint', CONFIDENCE.wording))
      : [];
  });
}

/** Returns the name on a line of its own below the first heading: a business without a legal form is its owner. */
function proprietorOn(lines: readonly string[], at: number): string | null {
  const name = parsePersonName(lines[at] ?? '');
  const words = name?.split(' ') ?? [];
  if (name === null || !isGivenName(words[0] ?? '') || nameLikelihood(name) === 'unlikely') return null;
  // `Maya Brandt Catering` is the name of the business.
  if (words.length > 2 && !isKnownName(words.at(-1) ?? '')) return null;
  const isBelowHeading = lines.slice(Math.max(0, at - NEAR), at).some(isCompanyHeading);
  const around = lines.slice(Math.max(0, at - NEAR), at + NEAR);
  const hasAddress = lines.slice(at + 1, at + NEAR).some((line) => /\d{4}/.test(line));
  const isCompany = around.some((line) => legalFormsIn(line).length > 0);
  return isBelowHeading && hasAddress && !isCompany ? name : null;
}

/** Returns the names on the lines below a label with a line of its own. */
function namesBelow(lines: readonly string[], at: number): string[] {
  const names: string[] = [];
  for (const line of lines.slice(at + 1, at + 9)) {
    const onLine = enumeratedNames(line);
    if (onLine.length === 0) break;
    names.push(...onLine);
  }
  return names;
}

function person(
  name: string,
  position: string | null,
  page: WebPage,
  origin: string,
  confidence: number,
): ExtractedPerson {
  return { member: createTeamMember(name, position), origin, url: page.url, confidence };
}
