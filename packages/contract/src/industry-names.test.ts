import { INDUSTRIES } from './filters';
import { findIndustries, namesOfIndustry } from './industry-names';

test('finds an industry by its own name and by its names in datasets, in any case', () => {
  expect(findIndustries(['Information technology and services', 'RETAIL', 'think tanks'])).toEqual([
    'IT Services',
    'Retail',
  ]);
});

test('finds both industries of a name that means two', () => {
  expect(findIndustries(['computer games'])).toEqual(['Software', 'Video Games']);
});

test('finds every industry by each of its names', () => {
  for (const industry of INDUSTRIES) {
    for (const name of namesOfIndustry(industry)) expect(findIndustries([name])).toContain(industry);
  }
});
