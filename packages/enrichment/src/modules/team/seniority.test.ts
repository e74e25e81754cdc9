import { seniorityOf } from './seniority';

test.each([
  ['Vice President Sales', 'leader'],
  ['President', 'head'],
  ['Geschäftsführerin', 'head'],
  ['Managing Director', 'head'],
  ['Chief of Staff', 'chief'],
  ['Lead Engineer', 'leader'],
  ['Founding Engineer', 'leader'],
  ['Country Manager Nordics', 'leader'],
  ['Lead Generation Specialist', 'member'],
  ['Product Owner', 'member'],
  ["Founder's Associate", 'member'],
  ['Executive Assistant to the CEO', 'member'],
  ['Headless CMS Engineer', 'member'],
])('ranks %j as %s', (title, seniority) => {
  expect(seniorityOf(title)).toBe(seniority);
});
