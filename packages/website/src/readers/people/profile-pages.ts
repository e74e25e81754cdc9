import { createTeamMember, isRole, parsePersonName } from '@firmlens/text';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import { isPageAboutOthers } from '../../attribution/about-others';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import type { ExtractedPerson } from './merge-people';
import { cleanPosition } from './name-blocks';
import { worksElsewhere } from './works-elsewhere';

const LONGEST_POSITION = 100;
const CONFIDENCE = 0.7;

/**
 * Returns the position below a page's title if the title is somebody whom other pages name as one of the company's
 * people. Team pages often link to such pages and show nothing but names themselves.
 */
export function profileOn(
  page: WebPage,
  isKnownPerson: (name: string) => boolean,
  isOwnName: CompanyNameMatcher,
): ExtractedPerson[] {
  if (isPageAboutOthers(page)) return [];
  const { blocks } = layoutOf(page);
  const at = blocks.findIndex(({ level }) => level === 1);
  const name = parsePersonName(blocks[at]?.text ?? '');
  const label = blocks[at + 1];
  if (name === null || !isKnownPerson(name) || label === undefined) return [];
  const isPosition = label.text.length <= LONGEST_POSITION && !label.text.endsWith('.') && isRole(label.text);
  if (!isPosition || worksElsewhere(label.text, isOwnName)) return [];
  const member = createTeamMember(name, cleanPosition(label.text));
  return [{ member, origin: 'team-card', url: page.url, confidence: CONFIDENCE }];
}
