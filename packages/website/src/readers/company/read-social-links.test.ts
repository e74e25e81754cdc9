import { sampleSite, type SamplePage, fieldValues } from '../sample-site';
import { readSocialLinks } from './read-social-links';

const read = (...pages: SamplePage[]) => {
  const input = sampleSite(pages);
  return {
    linkedin: fieldValues(readSocialLinks, 'company.linkedin_url', input),
    facebook: fieldValues(readSocialLinks, 'company.facebook_url', input),
    twitter: fieldValues(readSocialLinks, 'company.twitter_url', input),
  };
};

test('prefers profiles in the footer to those linked from running text', () => {
  const { linkedin, twitter } = read({
    html: `<main><p>Our partner <a href="https://www.linkedin.com/company/globex">Globex</a>, <a href="https://x.com/globex">news</a></p></main>
      <footer><a href="https://www.linkedin.com/company/acme-robotics"></a><a href="https://x.com/acmerobotics"></a></footer>`,
  });
  expect(linkedin[0]).toBe('https://www.linkedin.com/company/acme-robotics');
  expect(twitter[0]).toBe('https://x.com/acmerobotics');
});

test('ignores profiles that only an article links to', () => {
  expect(
    read({
      path: '/blog/a',
      kind: 'news',
      html: '<p><a href="https://www.linkedin.com/company/globex">Globex</a></p>',
    }).linkedin,
  ).toEqual([]);
});

test('reads handles from meta elements and treats twitter.com and x.com as one', () => {
  const { twitter, facebook } = read({
    html: `<meta name="twitter:site" content="@AcmeRobotics"><meta property="article:publisher" content="https://www.facebook.com/acme.robotics/">
      <footer><a href="https://twitter.com/acmerobotics?ref=footer">X</a></footer>`,
  });
  expect(twitter).toEqual(['https://twitter.com/acmerobotics']);
  expect(facebook).toEqual(['https://www.facebook.com/acme.robotics']);
});

test('skips empty and broken links', () => {
  const html = `<footer>${['', '#', 'https://', 'http://[', 'https://x.com', 'mailto:a', 'https://x.com/share'].map((href) => `<a href="${href}">x</a>`).join('')}</footer>`;
  expect(read({ html })).toEqual({ linkedin: [], facebook: [], twitter: [] });
});

test('leaves out a profile of another name if the company has one of its own on another network', () => {
  const footer = (theme: string) =>
    `<footer><a href="https://www.facebook.com/acmerobotics"></a>${theme}</footer>`;
  const { twitter } = read({ html: footer('<a href="https://twitter.com/themelabs"></a>') });
  expect(twitter).toEqual([]);
});

test('keeps a profile of another name if two networks have it', () => {
  const html =
    '<footer><a href="https://www.facebook.com/globex"></a><a href="https://x.com/globex"></a><a href="https://www.linkedin.com/company-beta/acme-robotics/"></a></footer>';
  expect(read({ html })).toEqual({
    linkedin: ['https://www.linkedin.com/company/acme-robotics'],
    facebook: ['https://www.facebook.com/globex'],
    twitter: ['https://x.com/globex'],
  });
});
