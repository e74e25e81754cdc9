import { isCompanyName } from './is-company-name';

const known = {
  evidence: [
    {
      field: 'company.name' as const,
      value: 'Parcel Nest',
      source: 'website',
      url: null,
      observed_at: '2026-11-20T12:00:00Z',
      confidence: 0.9,
    },
  ],
  clues: [],
};

test.each([
  ['Parcel Nest GmbH', 'pnst.example', true],
  ['parcelnest', 'pnst.example', true],
  ['Acme Robotics', 'acme.example', true],
  ['acmecareers', 'acme.example', true],
  ['acme', 'getacme.example', true],
  ['Globex', 'acme.example', false],
  ['nest', 'pnst.example', false],
])('"%s" on a board linked from Parcel Nest at %s is the company\'s own name: %s', (name, domain, isOwn) =>
  expect(isCompanyName(name, domain, known)).toBe(isOwn),
);
