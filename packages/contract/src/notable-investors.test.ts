import { notableInvestorsIn } from './notable-investors';

test('knows investors by any of their names, in any spelling, each once and in their order', () => {
  const named = ['a16z', 'Bexo Capital', 'SEQUOIA CAPITAL', 'Andreessen Horowitz', 'Kleiner Perkins, LLC'];
  expect(notableInvestorsIn(named)).toEqual([
    { name: 'Andreessen Horowitz', domain: 'a16z.com' },
    { name: 'Sequoia Capital', domain: 'sequoiacap.com' },
    { name: 'Kleiner Perkins', domain: 'kleinerperkins.com' },
  ]);
});

test('takes nobody for an investor whose name it is only part of', () => {
  expect(notableInvestorsIn(['Accelerate', 'Benchmark Robotics', 'Sequoia Trees', ''])).toEqual([]);
});
