import { getDomain } from 'tldts';
import type { HeadlineEvent } from './headline-event';
import type { NewsMatchCriteria } from './news-match-criteria';
import type { Article } from './read-articles';
import { mentionsCity } from './mentions-city';
import { containsPhrase, normaliseWords } from '../parsing/normalise-words';

/** Two reports of the same amount or counterpart that are further apart describe two events. */
const SAME_EVENT_DAYS = 45;
const DAY_MS = 86_400_000;
/** Roles of an event's entities that name others, and those that name amounts. */
const COUNTERPART_ROLES = ['company', 'acquirer', 'partners', 'people', 'investors', 'lead_investors'];
const AMOUNT_ROLES = ['amount', 'valuation'];

/**
 * Returns the proof that a headline with the company's name is about it and not a namesake. `fact`: the
 * article is on the company's own website, or the headline names a fact specific to this company. `city`: it
 * names only the company's city, where namesakes may be based too.
 */
export function verifyMention(
  { title, url, date }: Article,
  { entities }: HeadlineEvent,
  company: NewsMatchCriteria,
): 'fact' | 'city' | null {
  if (getDomain(url, { allowPrivateDomains: true }) === company.domain) return 'fact';
  // A product named like the company does not prove anything more.
  const titleWithoutName = normaliseWords(title).replaceAll(normaliseWords(company.name), ' | ');
  const knownFacts = [...company.people, ...company.products, ...company.investors];
  if (knownFacts.some((fact) => containsPhrase(titleWithoutName, fact))) return 'fact';
  const isOwnNews = company.highlights
    .filter((highlight) => highlight.date !== null && isNear(highlight.date, date))
    .some(
      (highlight) =>
        AMOUNT_ROLES.some(
          (role) => entities[role] !== undefined && entities[role] === highlight.entities[role],
        ) ||
        COUNTERPART_ROLES.flatMap((role) => highlight.entities[role]?.split(', ') ?? []).some((name) =>
          containsPhrase(titleWithoutName, name),
        ),
    );
  if (isOwnNews) return 'fact';
  return company.cities.some((city) => mentionsCity(title, city, company.name)) ? 'city' : null;
}

function isNear(day: string, other: string): boolean {
  return Math.abs(Date.parse(day) - Date.parse(other)) <= SAME_EVENT_DAYS * DAY_MS;
}
