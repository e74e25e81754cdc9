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
const COUNTERPARTS = ['company', 'acquirer', 'partners', 'people', 'investors', 'lead_investors'];
const SUMS = ['amount', 'valuation'];

/**
 * Returns the proof that a headline with the company's name is about it and not a namesake. `fact`: it is on
 * the company's own pages or names a fact known only of this company. `city`: it names only the company's
 * city, where namesakes may be too.
 */
export function verifyMention(
  { title, url, date }: Article,
  { entities }: HeadlineEvent,
  company: NewsMatchCriteria,
): 'fact' | 'city' | null {
  if (getDomain(url, { allowPrivateDomains: true }) === company.domain) return 'fact';
  // A product named like the company is no second proof.
  const rest = normaliseWords(title).replaceAll(normaliseWords(company.name), ' | ');
  const known = [...company.people, ...company.products, ...company.investors];
  if (known.some((fact) => containsPhrase(rest, fact))) return 'fact';
  const isOwnNews = company.highlights
    .filter((own) => own.date !== null && isNear(own.date, date))
    .some(
      (own) =>
        SUMS.some((role) => entities[role] !== undefined && entities[role] === own.entities[role]) ||
        COUNTERPARTS.flatMap((role) => own.entities[role]?.split(', ') ?? []).some((name) =>
          containsPhrase(rest, name),
        ),
    );
  if (isOwnNews) return 'fact';
  return company.cities.some((city) => mentionsCity(title, city, company.name)) ? 'city' : null;
}

function isNear(day: string, other: string): boolean {
  return Math.abs(Date.parse(day) - Date.parse(other)) <= SAME_EVENT_DAYS * DAY_MS;
}
