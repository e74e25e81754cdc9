import type { TeamMember } from '@firmlens/contract';
import { objectOf, integerOf, itemsOf, textOf, valueAt } from '../parsing/json-values';
import { firstGivenName, formatRegisteredName } from '../parsing/registered-name';
import { createTeamMember } from '@firmlens/text';
import { lookupCode } from '../parsing/lookup-code';
import { OFFICER_ROLES } from './register-codes';

/** The API's largest page size. */
export const OFFICERS_PER_PAGE = 50;
const MAX_TEXT = 80;
/** Occupations that name an office in the company and say more than `Director`. */
const EXECUTIVE =
  /\b(?:chief|ceo|cfo|coo|cto|managing director|chair(?:man|woman|person)?|founder|president)\b/i;

export interface OfficerPage {
  /** People who hold an office now. */
  members: TeamMember[];
  /** All entries of the list, including other pages and past officers. 0 if the response does not say. */
  total: number;
}

/** Returns the active officers on a page of a company's list. Ignores dates of birth and addresses. */
export function readOfficers(response: unknown): OfficerPage {
  const members = itemsOf(valueAt(response, 'items'), OFFICERS_PER_PAGE).flatMap((item) => {
    const { name, officer_role, resigned_on, identification, nationality, occupation } = objectOf(item);
    const isCorporate = identification !== undefined && identification !== null;
    if (typeof name !== 'string' || isCorporate) return [];
    if (resigned_on !== undefined && resigned_on !== null) return [];
    const office = lookupCode(OFFICER_ROLES, officer_role);
    // `SURNAME, Given Names` or `SURNAME, Given Names, Title`.
    const [surname, given] = name.slice(0, 200).split(',');
    const fullName = formatRegisteredName(firstGivenName(given), surname);
    if (office === null || fullName === null) return [];
    const profession = textOf(occupation, MAX_TEXT);
    const position = profession !== null && EXECUTIVE.test(profession) ? profession : office;
    return [{ ...createTeamMember(fullName, position), nationality: textOf(nationality, MAX_TEXT) }];
  });
  return { members, total: integerOf(valueAt(response, 'total_results')) ?? 0 };
}
