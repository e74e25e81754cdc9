import { sampleSite, valuesRead } from '../sample-site';
import { readFounding } from './read-founding';

const yearIn = (text: string) =>
  valuesRead(
    readFounding,
    'company.founded_year',
    sampleSite([{ kind: 'about', html: `<p>${text}</p>` }]),
  )[0];

test.each([
  ['Acme was founded in 1998 by two friends.', 1998],
  ['Established 1924', 1924],
  ['Acme nació en Palma en 2019, de una idea', 2019],
  ['Acme se constituyó el 3 de febrero de 1956', 1956],
  ['Established in 1998 in Leeds, Acme Robotics makes arms.', 1998],
  ['Est. 2003', 2003],
  ['gegründet im Jahr 1987', 1987],
  ['Das Unternehmen wurde 1987 gegründet.', 1987],
  ['Gründungsjahr: 2011', 2011],
  ['Fondée en 2005 à Lyon', 2005],
  ['Fundada en 1990', 1990],
  ['Fondata nel 1961', 1961],
  ['Opgericht in 2012', 2012],
  ['Grundades 1972', 1972],
  ['Bakers since 1890', 1890],
  ['seit 1924 in Kiel', 1924],
  ['Brewing since 1998. Acme was founded in 1995.', 1995],
])('reads %p as %d', (text, year) => {
  expect(yearIn(text)).toBe(year);
});

test.each([
  ['Founded in 2150'],
  ['Ada Example nació en 1980 en Palma'],
  ['Founded in 0998'],
  ['founded with 1000% passion'],
  ['We have founded 1.500 projects'],
  ['© 2019 Acme'],
  ['The University of Leeds, founded in 1904, is a customer'],
  ['founded in 275760'],
  ['Established in 2002 and based in Pune, Globex Learning works with schools.'],
  ['The journal that we founded © 2026'],
])('reads no year in %p', (text) => {
  expect(yearIn(text)).toBeUndefined();
});

test.each([
  ['2014', 2014, undefined],
  ['2014-05-01', 2014, '2014-05-01'],
  ['1924-05-01T00:00:00Z', 1924, '1924-05-01'],
  ['2014-13-45', 2014, undefined],
  ['275760-09-13', undefined, undefined],
])('a founding date of %p in the markup gives %p and %p', (date, year, day) => {
  const html = `<script type="application/ld+json">{"@type":"Organization","foundingDate":"${date}"}</script>`;
  const input = sampleSite([{ html }]);
  expect(valuesRead(readFounding, 'company.founded_year', input)[0]).toBe(year);
  expect(valuesRead(readFounding, 'company.date_of_creation', input)[0]).toBe(day);
});
