import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import {
  parseCalendarDay,
  countDates,
  dayOfTimestamp,
  parseMonth,
  countSlashDateOrders,
} from './parse-calendar-day';

const LATEST = '2026-11-21T10:00:00Z';

test.each([
  ['2026-01-02T23:30:00-05:00', '2026-01-02'],
  ['Mon, 02 Feb 2026 09:00:00 +0000', '2026-02-02'],
  ['January 5, 2026', '2026-01-05'],
  ['5 Jan 2026', '2026-01-05'],
  ['March 6–9, 2022', '2022-03-06'],
  ['Published on March 3rd, 2025 by Jo', '2025-03-03'],
  ['12. März 2025', '2025-03-12'],
  ['1er février 2025', '2025-02-01'],
  ['3 de enero de 2026', '2026-01-03'],
  ['7 gennaio 2026', '2026-01-07'],
  ['9 mei 2025', '2025-05-09'],
  ['24.12.2025', '2025-12-24'],
  ['24/12/2025', '2025-12-24'],
  ['12/24/2025', '2025-12-24'],
  ['2 juillet 2024', '2024-07-02'],
  ['Sept. 9, 2024', '2024-09-09'],
  ['Mardi 16 juin 2026', '2026-06-16'],
  ['9 września 2026', '2026-09-09'],
  ['20 maj 2026', '2026-05-20'],
  ['3. marraskuuta 2025', '2025-11-03'],
  ['12. maaliskuuta 2025', '2025-03-12'],
  ['1º de março de 2026', '2026-03-01'],
  ['5. července 2026', '2026-07-05'],
  ['2026. október 8.', '2026-10-08'],
  ["1 d'octubre de 2026", '2026-10-01'],
  ['2026年10月8日', '2026-10-08'],
  ['14. Okt. 2026', '2026-10-14'],
  ['Fri 3, Jun 2016', '2016-06-03'],
  ['25 KOVAS 2021', '2021-03-25'],
  ['2021 m. kovo 25 d.', '2021-03-25'],
  ['5 марта 2024 г.', '2024-03-05'],
  ['12 Μαΐου 2025', '2025-05-12'],
])('reads %s', (text, day) => expect(parseCalendarDay(text, LATEST)).toBe(day));

test.each([
  '2026-02-30',
  '03/04/2025',
  '2027-01-01',
  '1989-12-31',
  '275760-09-13',
  'March 2025',
  'soon',
  '',
  '99999999',
])('rejects "%s" as a day', (text) => expect(parseCalendarDay(text, LATEST)).toBeNull());

test('reads Unix times in seconds and milliseconds', () => {
  expect(dayOfTimestamp(1767600000, LATEST)).toBe('2026-01-05');
  expect(dayOfTimestamp(1767600000000, LATEST)).toBe('2026-01-05');
  expect(dayOfTimestamp(Number.NaN, LATEST)).toBeNull();
  expect(dayOfTimestamp(1e300, LATEST)).toBeNull();
});

test('reads every day from 1990 on in every notation', () => {
  const days = fc.date({ min: new Date('1990-01-01'), max: new Date('2026-11-21'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const written = [
        date.toISOString(),
        date.toUTCString(),
        date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
        date.toLocaleDateString('de-DE', { dateStyle: 'long', timeZone: 'UTC' }),
        date.toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }),
        date.toLocaleDateString('es-ES', { dateStyle: 'long', timeZone: 'UTC' }),
        date.toLocaleDateString('it-IT', { dateStyle: 'long', timeZone: 'UTC' }),
        date.toLocaleDateString('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }),
      ];
      expect(written.map((text) => parseCalendarDay(text, LATEST))).toEqual(written.map(() => day));
    }),
  );
});

test('never throws, and returns a day within bounds or null', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const day = parseCalendarDay(text, LATEST);
      expect(day === null || (day >= '1990-01-01' && day <= '2026-11-21')).toBe(true);
    }),
  );
});

test('reads 03/04/2025 in the order of the page', () => {
  expect(parseCalendarDay('03/04/2025', LATEST, undefined, 'day-first')).toBe('2025-04-03');
  expect(parseCalendarDay('03/04/2025', LATEST, undefined, 'month-first')).toBe('2025-03-04');
  expect(countSlashDateOrders('11/3/26, 9/12/26, 6/30/26')).toEqual({ dayFirst: 0, monthFirst: 1 });
  expect(countSlashDateOrders('14/10/2026 03/11/2026 and 1/2 of it')).toEqual({ dayFirst: 1, monthFirst: 0 });
});

test('reads a month alone as its first day', () => {
  expect(parseMonth('novembre 2025', LATEST)).toBe('2025-11-01');
  expect(parseMonth('11/2025', LATEST)).toBe('2025-11-01');
  expect(parseMonth('since November 2025', LATEST)).toBeNull();
  expect(parseMonth('December 2026', LATEST)).toBeNull();
});

test('counts days up to the given number', () => {
  expect(countDates('12 May 2026 A, 14.05.2026 B, 6/30/26 C, 2026-01-01 D', 9)).toBe(4);
  expect(countDates('12 May 2026 A, 14.05.2026 B', 1)).toBe(1);
  expect(countDates('call 0712 345 678 in May', 3)).toBe(0);
});
