import {
  type Country,
  countryOfName,
  countryOfPlace,
  CANADIAN_PROVINCES,
  US_STATES,
  normaliseCityName,
  parseCountry,
  MAX_LOCATION,
} from '@firmlens/text';
import { textOf } from '../parsing/json-values';

/** The location of a job, as a board states it. */
export interface JobLocation {
  /** As displayed: `Leeds, United Kingdom`. */
  text: string;
  /** Null if no office can be there. */
  city: string | null;
  country: Country | null;
}

/** Words that appear where a city could be. */
const NOT_A_CITY =
  /\b(?:remote|hybrid|anywhere|worldwide|global|home ?office|work from home|field|multiple|various|several|flexible|locations?|offices?|hq|headquarters?|region|area|coast|emea|apac|latam|dach|nordics|benelux|europe|asia|africa|america|americas)\b/i;
/** Without the states whose largest city has the same name. */
const STATES = new Set(
  [...Object.values(US_STATES), ...Object.values(CANADIAN_PROVINCES)].filter(
    (state) => state !== 'New York' && state !== 'Washington',
  ),
);
/** Countries that consist of one city. */
const CITY_STATES = new Set(['Singapore', 'Hong Kong', 'Monaco', 'Luxembourg']);
const MAX_PLACES = 20;

/** Parses the places in a line such as `San Francisco, CA; Remote - Germany`, in order. */
export function parseLocations(line: unknown): JobLocation[] {
  return (textOf(line, 500) ?? '')
    .split(/[;|•·]| or |(?<=\p{L}{3} ?)\/(?= ?\p{L}{3})/u)
    .map((part) => part.trim().slice(0, MAX_LOCATION))
    .filter((part) => part !== '')
    .slice(0, MAX_PLACES)
    .map((text) => {
      const country = countryOfPlace(text);
      return { text, city: cityIn(text, country), country };
    });
}

/**
 * Builds the place that a board states in separate fields, or returns null if there is neither town nor
 * country.
 */
export function structuredLocation(city: unknown, region: unknown, country: unknown): JobLocation | null {
  const [town, province, countryText] = [textOf(city, 80), textOf(region, 80), textOf(country, 60)];
  const knownCountry =
    parseCountry(countryText ?? '') ??
    countryOfPlace([town, province].filter((part) => part !== null).join(', '));
  const parts = new Set(
    [town ?? province, knownCountry?.country ?? countryText].filter((part) => part !== null),
  );
  if (parts.size === 0) return null;
  return {
    text: [...parts].join(', ').slice(0, MAX_LOCATION),
    city: town !== null && isCity(town) ? normaliseCityName(town) : null,
    country: knownCountry,
  };
}

/** Finds a known city, or takes the first part of a place if its last part names the country. */
function cityIn(text: string, country: Country | null): string | null {
  if (country === null) return null;
  const parts = text.split(/,| [-–—] |[()]/).map((part) => part.trim());
  const knownCity = parts.find((part) => isCity(part) && countryOfPlace(part) !== null);
  if (knownCity !== undefined) return normaliseCityName(knownCity);
  const [first = '', next] = text.split(',');
  return next !== undefined && isCity(first.trim()) ? normaliseCityName(first) : null;
}

function isCity(part: string): boolean {
  if (part.length < 3 || NOT_A_CITY.test(part) || STATES.has(part)) return false;
  return CITY_STATES.has(part) || (normaliseCityName(part) !== null && countryOfName(part) === null);
}
