import type { CompanyNameMatcher } from '@firmlens/headlines';
import { parsePersonName, isRole, createTeamMember } from '@firmlens/text';

import type { WebPage } from '../../page/web-page';
import { CONFIDENCE } from '../company/confidence';
import { sectionsOf } from '../page-sections';
import type { ExtractedPerson } from './merge-people';
import { isOthersHeading, isOwnPeopleHeading } from '../../attribution/about-others';
import { worksElsewhere } from './team-cards';

const MAX_LINE = 110;
const NAME_FIRST = /^(?<name>[^,:–—|(]{4,60}?)(?:, | [–—|·-] |: | \()(?<position>[^()]{2,90})\)?$/u;
const POSITION_FIRST = /^(?<position>[^:–—|]{2,60}?)(?:: | [–—|] )(?<name>.{4,60})$/u;

/**
 * Returns the people that a page lists as lines of plain text: `Maya Lindqvist, CEO`, `Workshop: Ole Brandt`.
 * Requires two such lines under one heading, or one under a heading about people.
 */
export function peopleInLines(page: WebPage, isOwnName: CompanyNameMatcher): ExtractedPerson[] {
  return sectionsOf(page).flatMap(({ title, lines }) => {
    if (isOthersHeading(title)) return [];
    const people = lines.flatMap((line) => readLine(line) ?? []);
    const own = people.filter(({ position }) => !worksElsewhere(position, isOwnName));
    const isAboutPeople = isOwnPeopleHeading(title) || page.kind === 'team';
    if (own.length < (isAboutPeople ? 1 : 2)) return [];
    return own.map(({ name, position }) => ({
      member: createTeamMember(name, position),
      origin: 'text',
      url: page.url,
      confidence: CONFIDENCE.wording + (isAboutPeople ? 0.05 : -0.05),
    }));
  });
}

function readLine(line: string): { name: string; position: string } | null {
  if (line.length > MAX_LINE) return null;
  for (const pattern of [NAME_FIRST, POSITION_FIRST]) {
    const groups = pattern.exec(line)?.groups;
    const name = parsePersonName(groups?.['name'] ?? '');
    // A phone number or mailbox after the position is not part of it.
    const [title = ''] = (groups?.['position'] ?? '').split(/, (?=[^,]*(?:\d{3}|@))/);
    const position = title.replace(/[.;,]$/, '').trim();
    if (name !== null && isRole(position) && !/,\s+\p{Lu}/u.test(position)) return { name, position };
  }
  return null;
}
