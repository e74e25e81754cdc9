import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import { socialProfile } from './social-profile';

const profileOf = (address: string) => socialProfile(address, 'https://acme.example/')?.url ?? null;

test.each([
  ['https://www.linkedin.com/company/acme/', 'https://www.linkedin.com/company/acme'],
  ['http://de.linkedin.com/company/acme-gmbh/about?trk=x#top', 'https://www.linkedin.com/company/acme-gmbh'],
  ['//linkedin.com/school/acme-academy', 'https://www.linkedin.com/school/acme-academy'],
  ['https://www.linkedin.com/company/1234567', 'https://www.linkedin.com/company/1234567'],
  ['https://m.facebook.com/AcmeRobots/?fref=ts', 'https://www.facebook.com/AcmeRobots'],
  ['https://de-de.facebook.com/pg/acme/posts', 'https://www.facebook.com/acme'],
  ['https://www.facebook.com/pages/Acme/123456789', 'https://www.facebook.com/pages/Acme/123456789'],
  [
    'https://www.facebook.com/profile.php?id=100012345&sk=about',
    'https://www.facebook.com/profile.php?id=100012345',
  ],
  ['https://www.facebook.com/share/1D2yhZbTk2/?mibextid=x', 'https://www.facebook.com/share/1D2yhZbTk2'],
  [
    'https://www.linkedin.com/organization-guest/company/acme?challengeId=x',
    'https://www.linkedin.com/company/acme',
  ],
  ['https://fb.com/acme', 'https://www.facebook.com/acme'],
  ['https://mobile.twitter.com/@acme?lang=de', 'https://twitter.com/acme'],
  ['https://x.com/acme', 'https://x.com/acme'],
])('normalises %s to %s', (address, expected) => {
  expect(profileOf(address)).toBe(expected);
});

test.each([
  ['https://www.facebook.com/sharer/sharer.php?u=x'],
  ['https://www.facebook.com/share.php?u=x'],
  ['https://www.facebook.com/share/p/1D2yhZbTk2/'],
  ['https://www.facebook.com/dialog/feed'],
  ['https://www.facebook.com/tr?id=1&ev=PageView'],
  ['https://www.facebook.com/'],
  ['https://www.facebook.com/wix'],
  ['https://www.facebook.com/search/top?q=acme'],
  ['https://x.com/search?q=acme'],
  ['https://twitter.com/intent/tweet?text=x'],
  ['https://twitter.com/share'],
  ['https://x.com/acme/status/123'],
  ['https://twitter.com/home?status=x'],
  ['https://www.linkedin.com/shareArticle?url=x'],
  ['https://www.linkedin.com/in/maya'],
  ['https://www.linkedin.com/company/'],
  ['https://notlinkedin.com/company/acme'],
  ['https://linkedin.com.evil.example/company/acme'],
  ['https://acme.example/x.com/acme'],
  ['javascript:alert(1)'],
  ['/company/acme'],
  ['http://['],
])('finds no company profile in %s', (address) => {
  expect(profileOf(address)).toBeNull();
});

test('only returns https addresses on the profile’s network, whatever the input', () => {
  const hosts = fc.constantFrom('linkedin.com/company/', 'facebook.com/', 'x.com/', 'twitter.com/');
  fc.assert(
    fc.property(hosts, fc.string({ unit: anyCharacter, maxLength: 60 }), (host, rest) => {
      const url = profileOf(`https://${host}${rest}`);
      if (url !== null)
        expect(url).toMatch(
          /^https:\/\/(?:www\.linkedin\.com|www\.facebook\.com|x\.com|twitter\.com)\/[^\s<>"]+$/,
        );
    }),
  );
});
