import { employeeBand } from './employee-band';

test.each([
  ['1-10', '1-10'],
  ['2-10', '1-10'],
  ['11-50 employees', '11-50'],
  ['501-1,000', '501-1000'],
  ['1K-5K', '1001-5000'],
  ['5k–10k', '5001-10000'],
  ['10,001+', '10001+'],
  ['10K-50K', '10001+'],
  [37, '11-50'],
  ['1', '1-10'],
])('maps %s to the band %s', (size, band) => expect(employeeBand(size)).toBe(band));

test.each([['many'], ['50-11'], ['1-50'], ['0'], [''], [null], [{ min: 1 }], ['1'.repeat(50)]])(
  'maps %j to no band',
  (size) => expect(employeeBand(size)).toBeNull(),
);
