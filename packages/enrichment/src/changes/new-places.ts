import { type CountryObservation, type Evidence, evidenceFor, sourceOf } from '@firmlens/contract';
import { sortByTrust } from '../merge/sort-by-trust';
import { textKey } from '../merge/name-keys';
import { isJobBoard } from '../merge/trust';
import { type Change, type Changes, type Comparison, firstOfEach, statedBothTimes } from './comparison';

/** A place such as `Oslo, Norway`: its town, and its country if it is named. */
interface Place {
  town: string;
  country: string | null;
}

function placeOf(location: string): Place {
  const parts = location.split(',').map((part) => part.trim());
  return { town: parts[0] ?? '', country: parts.length > 1 ? (parts.at(-1) ?? null) : null };
}

/** Returns where the company was known to be. */
function knownPlaces(evidence: readonly Evidence[]): ReadonlySet<string> {
  const offices = evidenceFor(evidence, 'company.office_locations').flatMap(({ value }) => {
    const { town, country } = placeOf(value);
    return country === null ? [town] : [town, country];
  });
  const headquarters = (['company.headquarter_city', 'company.headquarter_country'] as const).flatMap(
    (field) => evidenceFor(evidence, field).map(({ value }) => value),
  );
  return new Set([...offices, ...headquarters].map(textKey));
}

/** A place with open jobs is not yet an office. */
const isOffice = (item: Evidence): boolean => !isJobBoard(sourceOf(item));

/** Returns the towns of offices and headquarters, each with its country if it is stated. */
function townsOf(evidence: readonly Evidence[]): ReadonlyMap<string, string | null> {
  const offices = evidenceFor(evidence, 'company.office_locations').filter(isOffice);
  const headquarters = evidenceFor(evidence, 'company.headquarter_city');
  const towns = new Map<string, string | null>();
  for (const { value } of [...offices, ...headquarters]) {
    const { town, country } = placeOf(value);
    towns.set(textKey(town), towns.get(textKey(town)) ?? country);
  }
  return towns;
}

/** Counts the company's towns that may be in this country. */
function townsIn(towns: ReadonlyMap<string, string | null>, country: string | null): number {
  const mayBeInCountry = (other: string | null) =>
    country === null || other === null || textKey(other) === textKey(country);
  return [...towns.values()].filter(mayBeInCountry).length;
}

/**
 * Returns offices in towns without one before. If the country has no more towns than before, one of them
 * merely has another name now.
 */
function newOffices(comparison: Comparison, known: ReadonlySet<string>): Change[] {
  const [before, after] = [townsOf(comparison.before), townsOf(comparison.after)];
  const isRenamed = ({ country }: Place) => {
    const earlier = townsIn(before, country);
    return earlier > 0 && townsIn(after, country) <= earlier;
  };
  const found = statedBothTimes(comparison, 'company.office_locations', ['company.headquarter_city']).filter(
    (item) =>
      isOffice(item) && !known.has(textKey(placeOf(item.value).town)) && !isRenamed(placeOf(item.value)),
  );
  return firstOfEach(found, ({ value }) => textKey(placeOf(value).town)).map((seen): Change => {
    const { town, country } = placeOf(seen.value);
    const isFirst = country !== null && !known.has(textKey(country));
    const place = country === null ? town : `${town}, ${country}`;
    return {
      type: 'expansion',
      title: `${comparison.company} now has an office in ${isFirst ? `${town}, its first in ${country}` : place}`,
      ...{ change: 'office', to: place, entities: { places: place }, seen },
    };
  });
}

/** Returns the house numbers and postcodes in a source's addresses, which are the same in all languages. */
function addressNumbers(evidence: readonly Evidence[], source: string): ReadonlySet<string> {
  const addresses = evidenceFor(evidence, 'company.registered_address').filter(
    (item) => sourceOf(item) === source,
  );
  return new Set(addresses.flatMap(({ value }) => value.match(/\d+/g)?.join(' ') ?? []));
}

/** Returns the headquarters if the most trusted place is new and has another address. */
function movedHeadquarters(comparison: Comparison, known: ReadonlySet<string>): Change[] {
  const { company, before, after } = comparison;
  for (const field of ['company.headquarter_city', 'company.headquarter_country'] as const) {
    const [seen] = statedBothTimes(comparison, field);
    if (seen === undefined || known.has(textKey(seen.value))) continue;
    const [old] = sortByTrust(evidenceFor(before, field)).filter(({ source }) => source === seen.source);
    if (old === undefined) continue;
    if (evidenceFor(after, field).some(({ value }) => textKey(value) === textKey(old.value))) continue;
    const addresses = addressNumbers(before, sourceOf(seen));
    if ([...addressNumbers(after, sourceOf(seen))].some((address) => addresses.has(address))) continue;
    return [
      {
        type: 'expansion',
        title: `${company} moved its headquarters from ${old.value} to ${seen.value}`,
        ...{
          change: 'headquarters',
          from: old.value,
          to: seen.value,
          entities: { places: seen.value },
          seen,
        },
      },
    ];
  }
  return [];
}

/** Returns new towns of offices and headquarters. */
export function newPlaces(comparison: Comparison): Changes {
  const known = knownPlaces(comparison.knownBefore);
  const moves = movedHeadquarters(comparison, known);
  const isNewHeadquarters = ({ to = '' }: Change) =>
    moves.some((move) => textKey(move.to ?? '') === textKey(placeOf(to).town));
  const offices = newOffices(comparison, known).filter((office) => !isNewHeadquarters(office));
  return {
    changes: [...moves, ...offices],
    summary: (count) => `${comparison.company} is now in ${count} more places`,
  };
}

const PRESENCE_PROOFS: readonly CountryObservation['proof'][] = ['office', 'headquarters', 'job'];

/**
 * Returns countries that the company newly sells to, by other signs than a presence or job openings there.
 */
export function newMarkets(comparison: Comparison): Changes {
  const { company, knownBefore, knownAfter } = comparison;
  const before = new Set(
    evidenceFor(knownBefore, 'business.target_countries').map(({ value }) => value.country_code),
  );
  const presence = knownPlaces(knownAfter);
  const found = statedBothTimes(comparison, 'business.target_countries').filter(
    ({ value }) =>
      !PRESENCE_PROOFS.includes(value.proof) &&
      !before.has(value.country_code) &&
      !presence.has(textKey(value.country)),
  );
  const changes = firstOfEach(found, ({ value }) => value.country_code).map((seen): Change => ({
    type: 'expansion',
    title: `${company} now sells to ${seen.value.country}`,
    ...{ change: 'market', to: seen.value.country, entities: { places: seen.value.country }, seen },
  }));
  return { changes, summary: (count) => `${company} now sells to ${count} more countries` };
}
