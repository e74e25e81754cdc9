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

test('reads the page that a plugin of Facebook shows, and profiles in meta elements', () => {
  const src = `https://www.facebook.com/plugins/page.php?href=${encodeURIComponent('https://www.facebook.com/acmerobotics')}`;
  const meta =
    '<meta property="og:see_also" content="https://www.linkedin.com/company/acme"><meta property="og:see_also" content="https://x.com/acmerobotics">';
  expect(read({ html: `${meta}<iframe src="${src}"></iframe>` })).toEqual({
    linkedin: ['https://www.linkedin.com/company/acme'],
    facebook: ['https://www.facebook.com/acmerobotics'],
    twitter: ['https://x.com/acmerobotics'],
  });
  expect(
    read({ html: '<div class="fb-like" data-href="https://www.facebook.com/acmerobotics/"></div>' }).facebook,
  ).toEqual(['https://www.facebook.com/acmerobotics']);
});

test('keeps a profile of a similar name and one without a name if most pages link to it', () => {
  const html =
    '<footer><a href="https://x.com/acmerobotics"></a><a href="https://www.facebook.com/FR_acme"></a><a href="https://www.facebook.com/share/1D2yhZbTk2/"></a></footer>';
  const pages = ['/', '/a', '/b', '/c'].map((path): SamplePage => ({ path, html }));
  expect(read(...pages).facebook).toEqual([
    'https://www.facebook.com/FR_acme',
    'https://www.facebook.com/share/1D2yhZbTk2',
  ]);
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
