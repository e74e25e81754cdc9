import type { PageKind } from '../../crawled-site';
import { sampleSite } from '../sample-site';
import { selfIntroductions } from './self-introductions';

const introducedOn = (kind: PageKind, html: string): string[] =>
  sampleSite([{ kind, html: `<main>${html}</main>` }])
    .pages.flatMap(selfIntroductions)
    .map(({ member }) => `${member.name}: ${member.position ?? '–'}`);

test.each([
  ['<h2>Hi, I’m Maya Lindqvist</h2>', 'Maya Lindqvist: –'],
  ['<p>My name is Maya Lindqvist and I am the owner of a workshop.</p>', 'Maya Lindqvist: owner'],
  ['<p>Mein Name ist Maya Lindqvist, ich bin Inhaberin einer Werkstatt.</p>', 'Maya Lindqvist: Inhaberin'],
  ['<p>Je m’appelle Maya Lindqvist.</p>', 'Maya Lindqvist: –'],
])('reads who introduces herself: %s', (html, person) => {
  expect(introducedOn('about', html)).toEqual([person]);
});

test('leaves out customers who introduce themselves, and posts', () => {
  const introduction = '<p>My name is Maya Lindqvist.</p>';
  expect(introducedOn('about', `<h2>What our customers say</h2>${introduction}`)).toEqual([]);
  expect(introducedOn('news', introduction)).toEqual([]);
});

test('leaves out what is no name', () => {
  expect(introducedOn('about', '<p>I am Very Happy To Help.</p>')).toEqual([]);
});
