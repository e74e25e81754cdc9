import { INDUSTRIES } from './filters';
import { industriesNamed, namesOfIndustry } from './industry-names';

test('an industry is known by its own name and by what bulk sets call it, in any case', () => {
  expect(industriesNamed(['Information technology and services', 'RETAIL', 'think tanks'])).toEqual([
    'IT Services',
    'Retail',
  ]);
});

test('a name that means two industries stands for both', () => {
  expect(industriesNamed(['computer games'])).toEqual(['Software', 'Video Games']);
});

test('every industry is found by all of its names', () => {
  for (const industry of INDUSTRIES) {
    for (const name of namesOfIndustry(industry)) expect(industriesNamed([name])).toContain(industry);
  }
});
