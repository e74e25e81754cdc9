import type { PageKind } from '../../crawled-site';
import { sampleSite } from '../sample-site';
import { peopleInPictures } from './people-in-pictures';

const picturedOn = (kind: PageKind, html: string): string[] =>
  sampleSite([{ kind, html }])
    .pages.flatMap((page) => peopleInPictures(page, (text) => text === 'Brightharbour'))
    .map(({ member }) => `${member.name}: ${member.position ?? '–'}`);
const PORTRAIT = '<img alt="Maya Lindqvist, CEO">';

test('reads people whom descriptions of pictures name with a position', () => {
  expect(picturedOn('team', `<main>${PORTRAIT}<img alt="Workshop manager: Ole Brandt"></main>`)).toEqual([
    'Maya Lindqvist: CEO',
    'Ole Brandt: Workshop manager',
  ]);
});

test('leaves out the name of the company, and what the picture is', () => {
  expect(
    picturedOn(
      'team',
      '<main><img alt="Maya Lindqvist Brightharbour - CEO profile image"><img alt="Ole Brandt - Brightharbour CTO photo"></main>',
    ),
  ).toEqual(['Maya Lindqvist: CEO', 'Ole Brandt: CTO']);
});

test('keeps the surname of an owner whose company bears it', () => {
  const alt = 'Maya Anna Brightharbour, CEO';
  expect(picturedOn('team', `<main><img alt="${alt}"></main>`)).toEqual(['Maya Anna Brightharbour: CEO']);
});

test.each([
  ['on a page that may be about others', 'product', PORTRAIT],
  ['of a customer', 'about', `<div class="testimonial">${PORTRAIT}</div>`],
  ['in the header', 'about', `<header>${PORTRAIT}</header>`],
  ['without a position', 'team', '<img alt="Maya Lindqvist at work">'],
] as const)('leaves out a picture %s', (_case, kind, html) => {
  expect(picturedOn(kind, html)).toEqual([]);
});
