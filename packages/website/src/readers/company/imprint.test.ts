import { sampleSite } from '../sample-site';
import { isImprint } from './imprint';

const isPageImprint = (path: string, text: string) =>
  sampleSite([{ path, kind: 'legal', html: `<main><p>${text}</p></main>` }]).pages.map(isImprint);

test.each([
  ['its path alone', '/impressum', 'Acme Robotics GmbH, Lindenweg 4, 10115 Berlin'],
  ['its path in another language', '/mentions-l%C3%A9gales', 'Acme Robotics SAS, 4 rue des Tilleuls, Lyon'],
  ['its text alone', '/company/details', 'Angaben gemäß § 5 DDG: Acme Robotics GmbH'],
])('recognises an imprint by %s', (_by, path, text) => {
  expect(isPageImprint(path, text)).toEqual([true]);
});

test.each([
  ['terms', '/terms', 'These terms govern the use of our robots.'],
  ['a privacy notice', '/privacy', 'We process personal data as follows.'],
  ['a broken path', '/%E0%A4%A', 'We build robots.'],
])('does not take %s for an imprint', (_what, path, text) => {
  expect(isPageImprint(path, text)).toEqual([false]);
});
