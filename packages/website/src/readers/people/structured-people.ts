import type { WebPage } from '../../page/web-page';
import type { SchemaNode } from '../../page/web-page';
import { plainText, createTeamMember, parsePersonName, isRole } from '@firmlens/text';
import { CONFIDENCE } from '../company/confidence';
import { type CompanyOrganization, companyOrganizations } from '../company/company-organizations';
import { isCompanyHost } from '../company/company-host';
import { type EmbeddedRecord, embeddedRecords, recordText } from '../embedded-records';
import type { ReaderInput } from '../reader';
import { nestedSchemaNodes, schemaText, schemaTexts } from '../schema-nodes';
import { educationIn, experienceIn } from './biography';

import type { ExtractedPerson } from './merge-people';

import { linkedinProfile } from './linkedin-profile';

const MAX_PEOPLE = 300;
const MAX_BIOGRAPHY = 2_000;
/** Properties with which a company lists its people, and the position that each implies. */
const PROPERTIES: Readonly<Record<string, string | null>> = {
  founder: 'Founder',
  founders: 'Founder',
  employee: null,
  employees: null,
  member: null,
  members: null,
};
const POSITION_FIELDS = [
  'role',
  'position',
  'jobTitle',
  'job_title',
  'job',
  'designation',
  'subtitle',
  'title',
];
const TEAM_LIST = /team|member|people|leader|staff|founder|management|board|employee/;
const OTHERS_LIST =
  /testimonial|quote|review|customer|client|author|post|article|speaker|investor|case|comment|user/;

/**
 * Returns the people in the site's markup: those that the company's own entry lists, and those whose entry
 * says that they work for it.
 */
export function structuredPeople(input: ReaderInput): ExtractedPerson[] {
  const organizations = companyOrganizations(input);
  const named = organizations.flatMap(({ node, page, confidence }) =>
    Object.entries(PROPERTIES).flatMap(([property, position]) =>
      nestedSchemaNodes(node, property).flatMap((person) => read(person, position, page, confidence - 0.03)),
    ),
  );
  const alone = input.pages.flatMap((page) =>
    page.nodes
      .filter((node) => node.types.includes('Person') && isOwnPerson(node, page, organizations, input))
      .flatMap((person) => read(person, null, page, CONFIDENCE.markup - 0.08)),
  );
  return [...named, ...alone].slice(0, MAX_PEOPLE);
}

/** Returns the people in the state of script-rendered pages: records with a name and a position. */
export function peopleInState({ pages }: Pick<ReaderInput, 'pages'>): ExtractedPerson[] {
  return pages
    .filter(({ state }) => state.length > 0)
    .flatMap((page) =>
      embeddedRecords(page.state).flatMap((record) => {
        const member = recordMember(record, page);
        return member
          ? [{ member, origin: 'state', url: page.url, confidence: CONFIDENCE.markup - 0.15 }]
          : [];
      }),
    )
    .slice(0, MAX_PEOPLE);
}

/** Whether a person is on a team page or works for the company. Authors of posts do not count. */
function isOwnPerson(
  node: SchemaNode,
  page: WebPage,
  organizations: readonly CompanyOrganization[],
  { site }: ReaderInput,
): boolean {
  const ids = schemaTexts(node, '@id', 500).concat(schemaTexts(node, 'url', 500));
  const employers = nestedSchemaNodes(node, 'worksFor');
  const names = new Set(organizations.flatMap((organization) => schemaTexts(organization.node, 'name', 200)));
  const worksHere = employers.some(
    (employer) =>
      [...schemaTexts(employer, 'url', 500), ...schemaTexts(employer, '@id', 500)].some((url) =>
        isCompanyHost(site, url),
      ) || schemaTexts(employer, 'name', 200).some((name) => names.has(name)),
  );
  if (employers.length > 0) return worksHere || (page.kind === 'team' && organizations.length === 0);
  const writes = ids.some((id) => /\/author\/|#\/schema\/person/.test(id));
  return (page.kind === 'team' || page.kind === 'about') && !writes && schemaText(node, 'jobTitle') !== null;
}

function read(
  person: SchemaNode,
  position: string | null,
  page: WebPage,
  confidence: number,
): ExtractedPerson[] {
  const given = [schemaText(person, 'givenName', 60), schemaText(person, 'familyName', 60)].filter(
    (part) => part !== null,
  );
  const name = parsePersonName(schemaText(person, 'name', 120) ?? given.join(' '));
  if (name === null || (person.types.length > 0 && !person.types.includes('Person'))) return [];
  const biography = schemaText(person, 'description', MAX_BIOGRAPHY);
  const schools = schemaTexts(person, 'alumniOf', 120).slice(0, 6);
  const member = {
    ...createTeamMember(name),
    position: schemaText(person, 'jobTitle', 120) ?? schemaText(person, 'roleName', 120) ?? position,
    linkedin_url:
      [...schemaTexts(person, 'sameAs', 300), ...schemaTexts(person, 'url', 300)]
        .map(linkedinProfile)
        .find((url) => url !== null) ?? null,
    nationality: schemaText(person, 'nationality', 60),
    biography,
    experience: experienceIn(biography ?? ''),
    education:
      schools.length > 0
        ? schools.map((school) => ({
            school,
            degree: null,
            description: null,
            start_date: null,
            end_date: null,
            location: null,
          }))
        : educationIn(biography ?? ''),
  };
  return [{ member, origin: 'json-ld', url: page.url, confidence }];
}

function recordMember({ list, fields }: EmbeddedRecord, page: WebPage): ExtractedPerson['member'] | null {
  if (OTHERS_LIST.test(list)) return null;
  const amongTeam = TEAM_LIST.test(list);
  if (!amongTeam && page.kind !== 'team' && page.kind !== 'about') return null;
  const first = recordText(fields, ['firstName', 'first_name', 'firstname'], 60);
  const last = recordText(fields, ['lastName', 'last_name', 'lastname'], 60);
  const named = ['fullName', 'full_name', 'name', 'title'].map((key) => recordText(fields, [key], 120));
  const name = [`${first ?? ''} ${last ?? ''}`, ...named]
    .map((text) => parsePersonName(text ?? ''))
    .find((text) => text !== null);
  const position = POSITION_FIELDS.map((key) => recordText(fields, [key], 120)).find(
    (text) => text !== null && isRole(text),
  );
  if (name === undefined || position === undefined) return null;
  const biography = recordText(
    fields,
    ['bio', 'biography', 'description', 'about', 'excerpt'],
    MAX_BIOGRAPHY,
  );
  const profile = ['linkedin', 'linkedIn', 'linkedinUrl', 'linkedin_url', 'linkedInUrl', 'url', 'link']
    .map((key) => linkedinProfile(plainText(fields[key], 300)))
    .find((url) => url !== null);
  return {
    ...createTeamMember(name),
    position,
    linkedin_url: profile ?? null,
    biography: biography !== null && biography.length >= 40 ? biography : null,
    experience: experienceIn(biography ?? ''),
    education: educationIn(biography ?? ''),
  };
}
