import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import { mentionsCity } from './mentions-city';

const names = (title: string, city = 'York') => mentionsCity(title, city, 'Acme Robotics');

test.each([
  'Acme Robotics opens second office in York',
  'Acme Robotics Opens Second Office In York',
  'York-based Acme Robotics raises $7 million',
  'York-Based Acme Robotics Raises $7 Million',
  'York: Acme Robotics secures $7m',
  'Acme Robotics of York opens second office',
  'In York, Acme Robotics opens an office',
  'Globex buys York welding firm Acme Robotics',
  'Acme Robotics leaves New York for York',
  'acme robotics opens office in york',
])('recognises a mention of the city itself: %s', (title) => {
  expect(names(title)).toBe(true);
});

test.each([
  'New York-based Acme Robotics raises $7 million',
  'Acme Robotics opens office in New York',
  'acme robotics opens office in new york',
  'ACME ROBOTICS OPENS OFFICE IN NEW YORK',
  'New-York : Acme Robotics ouvre un bureau',
  'Acme Robotics opens office in Cape York',
  'Acme Robotics opens office near Duchess York',
  'Acme Robotics lists on York Stock Exchange',
  'Acme Robotics partners with york university',
  'Acme Robotics partners with University of York',
  'Acme Robotics opens office in York County',
  'Acme Robotics opens office in York-Hanover',
  'Acme Robotics opens office in Yorkshire',
  'Acme Robotics opens office',
])('ignores other places and things, and doubtful mentions: %s', (title) => {
  expect(names(title)).toBe(false);
});

test('recognises cities with several words and with accents', () => {
  expect(names('Acme Robotics opens office in San Jose', 'San José')).toBe(true);
  expect(names('Acme Robotics opens office in South San Jose', 'San José')).toBe(false);
});

test('ignores the city in the company’s own name', () => {
  expect(mentionsCity('York Looms opens second office', 'York', 'York Looms')).toBe(false);
  expect(mentionsCity('York Looms opens second office in York', 'York', 'York Looms')).toBe(true);
});

test('returns a verdict for any headline and city', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (title, city) => {
      expect(typeof names(title, city)).toBe('boolean');
      expect(names(title, ' -')).toBe(false);
    }),
  );
});
