import { type Country, countryNamed, countryOfPlace } from '../reading/country';
import { textOf } from '../reading/fields';
import { CANADIAN_PROVINCES, US_STATES } from '../reading/place-names';
import { cityName, countryFrom } from '../reading/postal-address';
import { MAX_LOCATION } from '../website/readers/jobs/job';

/** Where somebody is wanted, as a board tells it. */
export interface Place {
  /** As a reader of the board would write it: `Leeds, United Kingdom`. */
  text: string;
  /** Null where the place is none that an office could be in. */
  city: string | null;
  country: Country | null;
}

/** Words of what stands where a city could. */
const NO_CITY =
  /\b(?:remote|hybrid|anywhere|worldwide|global|home ?office|work from home|field|multiple|various|several|flexible|locations?|offices?|hq|headquarters?|region|area|coast|emea|apac|latam|dach|nordics|benelux|europe|asia|africa|america|americas)\b/i;
/** States whose largest city has the same name are left out. */
const STATES = new Set(
  [...Object.values(US_STATES), ...Object.values(CANADIAN_PROVINCES)].filter(
    (state) => state !== 'New York' && state !== 'Washington',
  ),
);
/** Countries that are a city. */
const CITY_STATES = new Set(['Singapore', 'Hong Kong', 'Monaco', 'Luxembourg']);
const MAX_PLACES = 20;

/** The places that a line such as `San Francisco, CA; Remote - Germany` names, in its order. */
export function writtenPlaces(line: unknown): Place[] {
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

/** The place that a board states in fields of their own; null where it names neither town nor country. */
export function statedPlace(city: unknown, region: unknown, country: unknown): Place | null {
  const [town, province, land] = [textOf(city, 80), textOf(region, 80), textOf(country, 60)];
  const known =
    countryFrom(land ?? '') ?? countryOfPlace([town, province].filter((part) => part !== null).join(', '));
  const parts = new Set([town ?? province, known?.country ?? land].filter((part) => part !== null));
  if (parts.size === 0) return null;
  return {
    text: [...parts].join(', ').slice(0, MAX_LOCATION),
    city: town !== null && isCity(town) ? cityName(town) : null,
    country: known,
  };
}

/** A city that is known, or the first part of a place whose last part tells the country. */
function cityIn(text: string, country: Country | null): string | null {
  if (country === null) return null;
  const parts = text.split(/,| [-–—] |[()]/).map((part) => part.trim());
  const known = parts.find((part) => isCity(part) && countryOfPlace(part) !== null);
  if (known !== undefined) return cityName(known);
  const [first = '', next] = text.split(',');
  return next !== undefined && isCity(first.trim()) ? cityName(first) : null;
}

function isCity(part: string): boolean {
  if (part.length < 3 || NO_CITY.test(part) || STATES.has(part)) return false;
  return CITY_STATES.has(part) || (cityName(part) !== null && countryNamed(part) === null);
}
