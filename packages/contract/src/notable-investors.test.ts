import { findNotableInvestors } from './notable-investors';

test('finds investors by any of their names and spellings, each once and in their order', () => {
  const named = ['a16z', 'Bexo Capital', 'SEQUOIA CAPITAL', 'Andreessen Horowitz', 'Kleiner Perkins, LLC'];
  expect(findNotableInvestors(named)).toEqual([
    { name: 'Andreessen Horowitz', domain: 'a16z.com' },
    { name: 'Sequoia Capital', domain: 'sequoiacap.com' },
    { name: 'Kleiner Perkins', domain: 'kleinerperkins.com' },
  ]);
});

test('does not match an investor whose name is only part of a name', () => {
  expect(findNotableInvestors(['Accelerate', 'Benchmark Robotics', 'Sequoia Trees', ''])).toEqual([]);
});
