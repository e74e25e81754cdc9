import { createSiteNameMatcher } from '../site-name-matcher';
import { createEvidence, type Reader } from '../reader';
import { mergePeople } from './merge-people';
import { structuredPeople, peopleInState } from './structured-people';
import { namedPeople } from './named-people';
import { peopleInLines } from './people-in-lines';
import { peopleInCards } from './team-cards';

const MAX_PEOPLE = 200;

/**
 * Reads the company's people and what its site says about their work. Leaves out customers, guests and
 * writers, and never reads birth dates or private addresses.
 */
export const readPeople: Reader = (input) => {
  const isOwnName = createSiteNameMatcher(input);
  const inCards = input.pages
    .filter(({ kind }) => kind === 'team' || kind === 'about' || kind === 'home' || kind === 'contact')
    .flatMap((page) => [
      ...peopleInCards(page, isOwnName),
      ...(page.kind === 'home' ? [] : peopleInLines(page, isOwnName)),
    ]);
  const people = [
    ...structuredPeople(input),
    ...inCards,
    ...peopleInState(input),
    ...input.pages.flatMap((page) => namedPeople(page, isOwnName)),
  ];
  return mergePeople(people)
    .slice(0, MAX_PEOPLE)
    .map(({ member, origin, url, confidence }) =>
      createEvidence(input, 'team.team_members', member, { origin, url, confidence }),
    );
};
