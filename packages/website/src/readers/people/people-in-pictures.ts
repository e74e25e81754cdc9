import type { Element } from 'domhandler';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import { createTeamMember, isGivenName, isRole, patternOf } from '@firmlens/text';
import { isInOthersElement, isPageAboutOthers } from '../../attribution/about-others';
import type { PageKind } from '../../crawled-site';
import type { WebPage } from '../../page/web-page';
import type { ExtractedPerson } from './merge-people';
import { nameWithPosition } from './name-blocks';
import { PEOPLE_PAGE_WORDS as WORDS } from './people-page-words';

const PAGES = new Set<PageKind>(['team', 'about']);
/** Logos stand there. */
const PAGE_LAYOUT = 'nav, header, footer';
const MAX_PICTURES = 200;
const MAX_TEXT = 100;
/** `CEO at Acme` */
const EMPLOYER = new RegExp(` ${patternOf(WORDS.worksAt)} .*`, 'u');
/** `CEO, Globex`: maybe another company. */
const ANOTHER_PART = / @|, \p{Lu}/u;
/** `CEO profile image` */
const PICTURE_WORDS = new RegExp(`\\s+${patternOf(WORDS.pictureWords)}$`, 'iu');
const CONFIDENCE = 0.7;

/** Returns the people whom descriptions of pictures name with a position: `alt="Maya Lindqvist, CEO"`. */
export function peopleInPictures(page: WebPage, isOwnName: CompanyNameMatcher): ExtractedPerson[] {
  if (!PAGES.has(page.kind) || isPageAboutOthers(page)) return [];
  const pictures = page.$('img[alt]').toArray().slice(0, MAX_PICTURES);
  const isPortrait = (picture: Element): boolean =>
    !isInOthersElement(picture) && page.$(picture).closest(PAGE_LAYOUT).length === 0;
  return pictures.filter(isPortrait).flatMap((picture) => {
    const text = (picture.attribs['alt'] ?? '').trim().replace(PICTURE_WORDS, '');
    const found = text.length > MAX_TEXT ? null : nameWithPosition(text);
    const position = withoutOwnName(found?.position?.replace(EMPLOYER, '') ?? '', isOwnName);
    if (found === null || !isRole(position) || ANOTHER_PART.test(position)) return [];
    const member = createTeamMember(withoutEmployer(found.name, isOwnName), position);
    return [{ member, origin: 'text', url: page.url, confidence: CONFIDENCE }];
  });
}

/** Removes the company's name before a position. */
function withoutOwnName(position: string, isOwnName: CompanyNameMatcher): string {
  const [first = '', ...rest] = position.split(' ');
  return rest.length > 0 && isOwnName(first) ? rest.join(' ') : position;
}

/** Removes the company's name behind a full name. Behind given names alone it is the surname of an owner. */
function withoutEmployer(name: string, isOwnName: CompanyNameMatcher): string {
  const words = name.split(' ');
  const isFullName = words.length > 2 && !isGivenName(words.at(-2) ?? '');
  return isFullName && isOwnName(words.at(-1) ?? '') ? words.slice(0, -1).join(' ') : name;
}
