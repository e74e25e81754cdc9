import { countryOfPlace } from '../parsing/country';
import { domainOfWebsite } from '../parsing/domain-of-website';
import { objectOf, textOf } from '../parsing/json-values';

/** Logins and names of repositories as GitHub allows them. */
const LOGIN = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i;
const CITY = /^(?!Remote|Global|World)\p{Lu}[\p{L}\p{M} .'’-]{1,60}$/u;

export interface Organization {
  login: string;
  /** Registrable domain of the website that it gives; null where it gives none. */
  website: string | null;
  description: string | null;
  twitter: string | null;
  seat: { city: string; country: string } | null;
}

/** Whether a login can be asked for. */
export function isGithubLogin(login: string): boolean {
  return LOGIN.test(login);
}

/** The organization that an answer describes; null where it describes none. */
export function readOrganization(answer: unknown): Organization | null {
  const { login, type, blog, description, twitter_username, location } = objectOf(answer);
  if (type !== 'Organization' || typeof login !== 'string' || !isGithubLogin(login)) return null;
  const website = textOf(blog, 300);
  const isHandle = typeof twitter_username === 'string' && /^\w{1,15}$/.test(twitter_username);
  return {
    login,
    // What is no web address at all names a website nevertheless, and not ours.
    website: website === null ? null : (domainOfWebsite(website) ?? website),
    description: textOf(description, 500),
    twitter: isHandle ? twitter_username : null,
    seat: seatOf(textOf(location, 100)),
  };
}

/** A city and its country, where a free text says just these: `Leeds, UK`, `San Francisco, CA`. */
function seatOf(location: string | null): Organization['seat'] {
  const [city = '', rest, tooMuch] = location?.split(/, ?/) ?? [];
  if (location === null || rest === undefined || tooMuch !== undefined || !CITY.test(city)) return null;
  const country = countryOfPlace(location);
  return country === null || countryOfPlace(city)?.country === city
    ? null
    : { city, country: country.country };
}
