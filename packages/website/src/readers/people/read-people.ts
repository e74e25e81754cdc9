import { isGivenName, isRole, nameLikelihood } from '@firmlens/text';
import { createSiteNameMatcher } from '../site-name-matcher';
import { createEvidence, type Reader } from '../reader';
import type { PageKind } from '../../crawled-site';
import { type ExtractedPerson, mergePeople } from './merge-people';
import { structuredPeople, peopleInState } from './structured-people';
import { namedPeople } from './named-people';
import { officersInHan } from './officers-in-han';
import { peopleInPictures } from './people-in-pictures';
import { profileOn } from './profile-pages';
import { selfIntroductions } from './self-introductions';
import { siteLayoutOf } from '../../layout/layout';
import { peopleInBlocks } from './people-in-blocks';
import { peopleInSentences } from './people-in-sentences';
import { inOwnScript } from './own-script';

const MAX_PEOPLE = 200;
const CARD_PAGES = new Set<PageKind>(['team', 'about', 'home', 'contact', 'careers', 'product', 'other']);
const SENTENCE_PAGES = new Set<PageKind>([
  'team',
  'about',
  'home',
  'contact',
  'careers',
  'legal',
  'product',
  'news',
  'other',
]);

/**
 * Reads the company's people and what its site says about their work. Leaves out customers, guests and
 * writers, and never reads birth dates or private addresses.
 */
export const readPeople: Reader = (input) => {
  const isOwnName = createSiteNameMatcher(input);
  const site = siteLayoutOf(input.pages);
  const inBlocks = input.pages.flatMap((page) => [
    ...(CARD_PAGES.has(page.kind) ? peopleInBlocks(page, site, isOwnName) : []),
    ...(SENTENCE_PAGES.has(page.kind) ? peopleInSentences(page, site, isOwnName) : []),
  ]);
  const inText = new Set(inBlocks.map(({ member }) => member.name));
  const isNamedInText = (name: string): boolean => inText.has(name);
  const people = [
    ...structuredPeople(input),
    ...inBlocks,
    ...peopleInState(input),
    ...input.pages.flatMap((page) => [
      ...namedPeople(page, isOwnName),
      ...selfIntroductions(page),
      ...officersInHan(page),
      ...profileOn(page, isNamedInText, isOwnName),
      ...peopleInPictures(page, isOwnName).filter(({ member }) => !isNamedInText(member.name)),
    ]),
  ];
  // A company may bear the name of a person, but not the other way round. Legal notices state who owns it.
  const isCompany = ({ member: { name, position }, origin }: ExtractedPerson): boolean =>
    isOwnName(name) &&
    origin !== 'imprint' &&
    !(origin === 'team-card' && isRole(position ?? '')) &&
    nameLikelihood(name) !== 'likely' &&
    !isGivenName(name.split(' ')[0] ?? '');
  return mergePeople(inOwnScript(people, input.pages).filter((person) => !isCompany(person)))
    .slice(0, MAX_PEOPLE)
    .map(({ member, origin, url, confidence }) =>
      createEvidence(input, 'team.team_members', member, { origin, url, confidence }),
    );
};
