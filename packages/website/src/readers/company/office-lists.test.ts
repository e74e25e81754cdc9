import { fieldValues, sampleSite } from '../sample-site';
import { readAddresses } from './read-addresses';

const COUNTRIES =
  'AT BE BG HR CZ DK EE FI FR DE GR HU IS IE IT LV LT LU MT MC NL NO PL PT RO SK SI ES SE CH GB US CA MX BR AR CL PE IN CN JP KR SG AU NZ ZA EG KE NG TR'.split(
    ' ',
  );
const nameOf = new Intl.DisplayNames('en', { type: 'region' });

const officesIn = (codes: readonly string[]) => {
  const links = codes.map((code) => `<div><a href="#form">${nameOf.of(code) ?? ''}</a></div>`).join('');
  const html = `<h1>Contact</h1>${links}`;
  return fieldValues(
    readAddresses,
    'company.office_locations',
    sampleSite([{ path: '/contact', kind: 'contact', html }]),
  );
};

test('in a list of all countries to choose from, no country is a town', () => {
  expect(officesIn(['DE', 'SG', 'LU'])).toEqual(['Singapore', 'Luxembourg']);
  expect(officesIn(COUNTRIES)).toEqual([]);
});
