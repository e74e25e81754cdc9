import { createCompanyNameMatcher } from '@firmlens/headlines';
import { layoutOf } from '../layout/layout';
import { readPage } from '../page/read-page';
import { isAboutOthers, isPageAboutOthers } from './about-others';
import { subjectOf } from './subject-of';

const isOwnName = createCompanyNameMatcher(['acme']);

describe('a sentence is about', () => {
  test.each([
    'We employ 40 people.',
    'Acme was founded in 1990.',
    'The company was founded in 1990.',
    'Unser Unternehmen beschäftigt 40 Menschen.',
    'Acme supplies our customer Globex.',
  ])('the company: %s', (sentence) => {
    expect(subjectOf(sentence, isOwnName)).toBe('company');
  });

  test.each([
    'Our customer Globex employs 40 people.',
    'Globex GmbH was founded in 1990.',
    'Unser Kunde beschäftigt 40 Menschen.',
    'Previously, she founded a start-up.',
  ])('somebody else: %s', (sentence) => {
    expect(subjectOf(sentence, isOwnName)).toBe('other');
  });

  test('nobody it names', () => {
    expect(subjectOf('Founded in 1990.', isOwnName)).toBe('unclear');
  });
});

describe('a block is about somebody else', () => {
  const last = (html: string) => {
    const page = readPage({ url: 'https://acme.example/', kind: 'home', status: 200, headers: {}, html });
    const block = layoutOf(page).blocks.at(-1);
    if (!block) throw new Error('no block');
    return isAboutOthers(block);
  };

  test.each([
    ['below a heading for customers', '<h2>What our customers say</h2><h3>Ada Brook</h3>'],
    ['below a heading for partners', '<h2>Our partners</h2><h3>Ada Brook</h3>'],
    ['in a quotation', '<blockquote><p>Ada Brook</p></blockquote>'],
    ['beside a quotation', '<div><blockquote>Good.</blockquote><p>Ada Brook</p></div>'],
    ['in an element for testimonials', '<div class="testimonial"><p>Ada Brook</p></div>'],
    ['beside stars', '<div><p>★★★★★</p><p>Good.</p><p>Ada Brook</p></div>'],
    ['beside labelled stars', '<div><p aria-label="5 étoiles sur 5"></p><p>Ada Brook</p></div>'],
    [
      'beside pictures of stars',
      `<div><div>${'<i class="fas fa-star"></i>'.repeat(5)}</div><div><p>Ada Brook</p></div></div>`,
    ],
    ['in an element for an author', '<div class="author-box"><p>Ada Brook</p></div>'],
  ])('%s', (_case, html) => {
    expect(last(html)).toBe(true);
  });

  test.each([
    ['below a heading for the team', '<h2>Customers</h2><h2>Our team</h2><p>Ada Brook</p>'],
    [
      'in a card of the team, whatever surrounds it',
      '<div class="customer-focus"><div class="team-card"><p>Ada</p></div></div>',
    ],
    ['below a title that praises the company to customers', '<h1>Ihr Partner für Kräne</h1><p>Ada Brook</p>'],
    ['below a sentence about customers', '<h2>We go further every day for our clients</h2><p>Ada Brook</p>'],
    ['anywhere else', '<h2>Contact</h2><p>Ada Brook</p>'],
    [
      'in a section that is indented as a quotation',
      '<blockquote><h2>Contact</h2><p>Ada Brook</p></blockquote>',
    ],
  ])('not %s', (_case, html) => {
    expect(last(html)).toBe(false);
  });
});

test.each([
  ['/customers/globex', true],
  ['/en/case-studies/', true],
  ['/about', false],
])('a page at %s is about others: %s', (path, expected) => {
  expect(isPageAboutOthers({ url: new URL(path, 'https://acme.example') })).toBe(expected);
});
