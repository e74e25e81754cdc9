import { readOfficers } from './read-officers';

const officer = (fields: object) => ({ name: 'SMITH, Jane Mary', officer_role: 'director', ...fields });
const officersOf = (fields: object) => readOfficers({ items: [officer(fields)] }).members;

test.each([
  ['SMITH, Jane Mary', 'Jane Smith'],
  ["O'BRIEN, Sean, Dr", "Sean O'Brien"],
  ['van der Berg, Anne-Marie', 'Anne-Marie van der Berg'],
])('formats %p as %p', (name, written) => expect(officersOf({ name })[0]?.name).toBe(written));

test('returns the office and nationality, but no date of birth or home address', () => {
  const [member] = officersOf({
    nationality: 'British',
    date_of_birth: { month: 4, year: 1980 },
    address: { address_line_1: '1 Home Street' },
    country_of_residence: 'England',
  });
  expect(member).toEqual({
    ...{ name: 'Jane Smith', position: 'Director', nationality: 'British' },
    ...{ linkedin_url: null, country: null, city: null, biography: null, experience: [], education: [] },
  });
});

test('prefers an occupation that names an office in the company over Director', () => {
  expect(officersOf({ occupation: 'Chief Executive Officer' })[0]?.position).toBe('Chief Executive Officer');
  expect(officersOf({ occupation: 'Solicitor' })[0]?.position).toBe('Director');
});

test.each([
  ['who has resigned', { resigned_on: '2024-01-01' }],
  ['that is a company by its role', { officer_role: 'corporate-secretary', name: 'ACME NOMINEES LIMITED' }],
  ['that is a company by its identification', { identification: { registration_number: '1' } }],
  ['who is a nominee', { officer_role: 'nominee-director' }],
  ['without a given name', { name: 'SMITH' }],
  ['whose name contains other symbols', { name: 'SMITH <b>, 4ane' }],
  ['whose role we do not know', { officer_role: 'constructor' }],
])('skips an officer %s', (_what, fields) => expect(officersOf(fields)).toEqual([]));
