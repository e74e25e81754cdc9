import { anyCharacter } from '@firmlens/testkit/any-character';
import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { educationIn, experienceIn } from './biography';

const posts = (text: string) =>
  experienceIn(text).map(({ position, company }) => `${position ?? '–'} at ${company ?? '–'}`);
const schools = (text: string) =>
  educationIn(text).map(({ degree, school }) => `${degree ?? '–'} from ${school ?? '–'}`);

test.each([
  ['Previously, she was VP of Engineering at Globex.', 'VP of Engineering at Globex'],
  [
    'Maya is a former Product Manager at Initech Systems, where she led search.',
    'Product Manager at Initech Systems',
  ],
  [
    'He previously served as Chief Financial Officer at Hooli and left in 2019.',
    'Chief Financial Officer at Hooli',
  ],
  [
    'Prior to joining Acme, Ole was Head of Sales at Globex Industries.',
    'Head of Sales at Globex Industries',
  ],
  ['A former CTO of Initech, he likes boats.', 'CTO at Initech'],
  ['Previously, he worked at Globex for ten years.', '– at Globex'],
])('reads the former position in %p', (text, expected) => {
  expect(posts(text)).toEqual([expected]);
});

test.each([
  ['Maya holds an MSc in Robotics from ETH Zurich.', 'MSc in Robotics from ETH Zurich'],
  ['She earned her MBA from INSEAD and loves tea.', 'MBA from INSEAD'],
  [
    'He has a Bachelor of Science from the University of Leeds.',
    'Bachelor of Science from University of Leeds',
  ],
  ['He graduated from Delft University of Technology.', '– from Delft University of Technology'],
  ['She studied Mechanical Engineering at TU Wien.', 'Mechanical Engineering from TU Wien'],
])('reads the education in %p', (text, expected) => {
  expect(schools(text)).toEqual([expected]);
});

test.each([
  ['Maya leads our team in Berlin.'],
  ['She loves good coffee at Sunrise.'],
  ['He works with customers at all hours.'],
  [''],
])('reads neither experience nor education from %p', (text) => {
  expect([...posts(text), ...schools(text)]).toEqual([]);
});

test('reads at most twelve positions and schools, and survives text that is designed to make patterns backtrack', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 1_000 }), (text) => {
      expect(experienceIn(text).length + educationIn(text).length).toBeLessThanOrEqual(12);
    }),
  );
  runToCompletion(() => {
    for (const part of ['previously a ', 'former CEO at ', 'A ', 'was a ', 'MSc in a ', 'studied a ']) {
      experienceIn(part.repeat(5_000));
      educationIn(part.repeat(5_000));
    }
  });
});
