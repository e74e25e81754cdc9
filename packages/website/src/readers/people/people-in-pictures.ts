import type { Element } from 'domhandler';
import { createTeamMember, isRole, patternOf } from '@firmlens/text';
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
const CONFIDENCE = 0.7;

/** Returns the people whom descriptions of pictures name with a position: `alt="Maya Lindqvist, CEO"`. */
export function peopleInPictures(page: WebPage): ExtractedPerson[] {
  if (!PAGES.has(page.kind) || isPageAboutOthers(page)) return [];
  const pictures = page.$('img[alt]').toArray().slice(0, MAX_PICTURES);
  const isPortrait = (picture: Element): boolean =>
    !isInOthersElement(picture) && page.$(picture).closest(PAGE_LAYOUT).length === 0;
  return pictures.filter(isPortrait).flatMap((picture) => {
    const text = (picture.attribs['alt'] ?? '').trim();
    const found = text.length > MAX_TEXT ? null : nameWithPosition(text);
    const position = found?.position?.replace(EMPLOYER, '') ?? '';
    if (found === null || !isRole(position) || ANOTHER_PART.test(position)) return [];
    const member = createTeamMember(found.name, position);
    return [{ member, origin: 'text', url: page.url, confidence: CONFIDENCE }];
  });
}
