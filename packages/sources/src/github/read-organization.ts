import { countryOfPlace } from '@firmlens/text';
import { domainOfWebsite } from '../parsing/domain-of-website';
import { objectOf, textOf } from '../parsing/json-values';

/** Logins that GitHub allows. */
const LOGIN = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i;
const CITY = /^(?!Remote|Global|World)\p{Lu}[\p{L}\p{M} .'’-]{1,60}$/u;

export interface Organization {
  login: string;
  /** Registrable domain of the website on the profile, or null if there is none. */
  website: string | null;
  description: string | null;
  twitter: string | null;
  headquarters: { city: string; country: string } | null;
}

/** Whether a login is valid and can be queried. */
export function isGithubLogin(login: string): boolean {
  return LOGIN.test(login);
}

/** Parses the organization in a response, or returns null if there is none. */
export function readOrganization(response: unknown): Organization | null {
  const { login, type, blog, description, twitter_username, location } = objectOf(response);
  if (type !== 'Organization' || typeof login !== 'string' || !isGithubLogin(login)) return null;
  const website = textOf(blog, 300);
  const isHandle = typeof twitter_username === 'string' && /^\w{1,15}$/.test(twitter_username);
  return {
    login,
    // Text that is not a web address still means that the organization has another website.
    website: website === null ? null : (domainOfWebsite(website) ?? website),
    description: textOf(description, 500),
    twitter: isHandle ? twitter_username : null,
    headquarters: parseHeadquarters(textOf(location, 100)),
  };
}

/**
 * Parses a city and its country from free text that contains nothing else: `Leeds, UK`, `San Francisco, CA`.
 */
function parseHeadquarters(location: string | null): Organization['headquarters'] {
  const [city = '', rest, extra] = location?.split(/, ?/) ?? [];
  if (location === null || rest === undefined || extra !== undefined || !CITY.test(city)) return null;
  const country = countryOfPlace(location);
  return country === null || countryOfPlace(city)?.country === city
    ? null
    : { city, country: country.country };
}
