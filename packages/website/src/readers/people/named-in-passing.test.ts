import { createTeamMember } from '@firmlens/text';
import type { WebPage } from '../../page/web-page';
import { namedInPassing } from './named-in-passing';

const page = (path: string, kind: WebPage['kind'], text: string) => ({
  url: new URL(path, 'https://acme.example'),
  kind,
  text,
});
const about = page('/about', 'about', 'With Ole Brandt, CEO, and Maya Lindqvist, CTO, we built it.');
const named = (name: string) => ({
  member: createTeamMember(name),
  origin: 'text',
  url: about.url,
  confidence: 0.75,
});

test('a surname that one sentence of an about page has is named in passing, unless the site is small', () => {
  const pages = [page('/', 'home', 'Acme'), about, page('/team', 'team', 'Maya Lindqvist')];
  expect(namedInPassing(pages)(named('Ole Brandt'))).toBe(true);
  expect(namedInPassing(pages)(named('Maya Lindqvist'))).toBe(false);
  expect(namedInPassing([about])(named('Ole Brandt'))).toBe(false);
});
