import {
  allMatches,
  createTeamMember,
  isGivenName,
  nameLikelihood,
  parsePersonName,
  patternOf,
  roleAtStart,
} from '@firmlens/text';
import { isAboutOthers, isPageAboutOthers } from '../../attribution/about-others';
import type { PageKind } from '../../crawled-site';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import type { ExtractedPerson } from './merge-people';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';

const PAGES = new Set<PageKind>(['home', 'about', 'team', 'contact']);
const MAX_PEOPLE = 5;
const MAX_TEXT = 600;
const MAX_NAME_WORDS = 3;
const CONFIDENCE = 0.75;
const QUOTATION = /["“”„«»]/u;
const WORD = "\\p{Lu}[\\p{L}'’.-]{1,30}";
/** `My name is Maya Lindqvist, …` */
const INTRODUCTION = new RegExp(
  `(?<!\\p{L})${patternOf(WORDS.selfIntroductions)} (?<name>${WORD}(?: ${WORD}){1,2})(?<after>.{0,120})`,
  'giu',
);
const BEFORE_POSITION = new RegExp(
  `^.{0,25}?(?<!\\p{L})${patternOf(WORDS.selfIntroductions)} (?:\\p{Ll}{2,7} )?`,
  'iu',
);

/** Returns those who introduce themselves on the company's pages, as owners of small firms do. */
export function selfIntroductions(page: WebPage): ExtractedPerson[] {
  if (!PAGES.has(page.kind) || isPageAboutOthers(page)) return [];
  return layoutOf(page)
    .blocks.filter((block) => block.region === 'main' && !QUOTATION.test(block.text) && !isAboutOthers(block))
    .flatMap(({ text }) =>
      allMatches(text.slice(0, MAX_TEXT), INTRODUCTION).flatMap(({ groups }) => {
        const name = nameAtStart(groups?.['name'] ?? '');
        if (name === null) return [];
        const after = (groups?.['name'] ?? '').slice(name.length) + (groups?.['after'] ?? '');
        const member = createTeamMember(name, positionAfter(after));
        return [{ member, origin: 'text', url: page.url, confidence: CONFIDENCE }];
      }),
    )
    .slice(0, MAX_PEOPLE);
}

function nameAtStart(text: string): string | null {
  const words = text.split(' ');
  for (let count = Math.min(MAX_NAME_WORDS, words.length); count > 1; count--) {
    const name = parsePersonName(words.slice(0, count).join(' ').replace(/\.$/, ''));
    const isName =
      name !== null && isGivenName(name.split(' ')[0] ?? '') && nameLikelihood(name) !== 'unlikely';
    if (isName && words.slice(0, count).every((word) => /^\p{Lu}/u.test(word))) return name;
  }
  return null;
}

/** `, founder of Acme`, `and I am the owner` */
function positionAfter(text: string): string | null {
  const clause = text.replace(/^[\s,–—-]+/, '');
  return (
    roleAtStart(clause) ??
    (BEFORE_POSITION.test(clause) ? roleAtStart(clause.replace(BEFORE_POSITION, '')) : null)
  );
}
