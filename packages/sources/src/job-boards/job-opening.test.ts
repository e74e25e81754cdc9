import { isJob, toJobOpening, parsePostedDay } from './job-opening';

const NOW = new Date('2026-11-20T12:00:00Z');

test('strips markup and a leading label from a title', () => {
  const entry = { places: [], postedDate: null, page: null };
  expect(toJobOpening({ ...entry, title: 'Vacancy: <b>Engineer</b> R&amp;D' })?.title).toBe('Engineer R&D');
  expect(toJobOpening({ ...entry, title: ' ' })).toBeNull();
  expect(toJobOpening({ ...entry, title: 7 })).toBeNull();
});

test('strips contact details of people from a title, even at its end', () => {
  const entry = { places: [], postedDate: null, page: null };
  expect(toJobOpening({ ...entry, title: 'Engineer (ada@acme.example)' })?.title).toBe('Engineer');
  const long = 'Engineer '.repeat(15);
  expect(toJobOpening({ ...entry, title: `${long}${'a'.repeat(20)}@acme.example` })?.title).toBe(long.trim());
  expect(toJobOpening({ ...entry, title: 'ada@acme.example' })).toBeNull();
});

test.each([
  ['2026-01-02T23:30:00-05:00', '2026-01-02'],
  ['2026-01-02 16:02:37 UTC', '2026-01-02'],
  ['Fri, 02 Jan 2026 09:00:00 +0100', '2026-01-02'],
  [Date.UTC(2026, 0, 2), '2026-01-02'],
  ['2027-01-02', null],
  ['soon', null],
  [{}, null],
])('dates the posting %p to %p', (value, day) => expect(parsePostedDay(value, NOW)).toBe(day));

test.each([
  'General Application',
  'Initiativbewerbung (m/w/d)',
  'Candidature spontanée',
  'Join our Talent Pool',
])('"%s" is not a job', (title) => expect(isJob({ title })).toBe(false));

test.each(['Applications Engineer', 'General Manager', 'Talent Partner'])('"%s" is a job', (title) =>
  expect(isJob({ title })).toBe(true),
);
