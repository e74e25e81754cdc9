import type { Evidence } from '@firmlens/contract';
import { hiringCountries } from './hiring-countries';
import { type JobOpening, toJobOpening } from './job-opening';
import { parseLocations } from './job-location';

const openingIn = (place: string): JobOpening => {
  const opening = toJobOpening({
    title: 'Engineer',
    places: parseLocations(place),
    postedDate: null,
    page: null,
  });
  if (opening === null) throw new Error('no opening');
  return opening;
};
const seat = (country: string): Evidence => ({
  field: 'company.headquarter_country',
  value: country,
  source: 'website',
  url: null,
  observed_at: '2026-11-20T12:00:00.000Z',
  confidence: 0.9,
});
const codes = (places: string[], known: Evidence[] = []) =>
  hiringCountries(places.map(openingIn), known).map(({ country }) => country.country_code);

test('returns each country with openings once, except the headquarters', () => {
  expect(codes(['Berlin', 'Oslo', 'Oslo; Paris', 'Remote'], [seat('Germany')])).toEqual(['NO', 'FR']);
});

test('takes the country with most openings for the home country if no headquarters are known', () => {
  expect(codes(['Berlin', 'Oslo', 'Berlin'])).toEqual(['NO']);
});

test('returns nothing if no headquarters are known and no country has most openings', () => {
  expect(codes(['Berlin', 'Oslo'])).toEqual([]);
  expect(codes([])).toEqual([]);
});
