import type { PageKind } from '../crawled-site';
import { sampleSite, type SamplePage } from '../readers/sample-site';
import { readableSite } from './readable-site';

const MENU = '<nav><a href="/about">About</a> <a href="/shop">Shop</a></nav>';
const FOOTER = '<footer>Acme Robotics, Industrieweg 1, Ghent</footer>';
const page = (kind: PageKind, path: string, body: string): SamplePage => ({
  kind,
  path,
  html: `<html><head><title>Acme</title></head>${MENU}<main>${body}</main>${FOOTER}`,
});
const textsOf = (...pages: SamplePage[]) => readableSite(sampleSite(pages)).passages.map(({ text }) => text);

describe('what a language model may read', () => {
  it('is each heading with the text below it, without menus and footers', () => {
    expect(
      textsOf(
        page(
          'home',
          '/',
          '<h1>Robots that weld</h1><p>We build robots.</p><p>In  Ghent.</p><h2>Services</h2><ul><li>Repair</li></ul>',
        ),
      ),
    ).toEqual(['Robots that weld\nWe build robots.\nIn Ghent.', 'Services\nRepair']);
  });

  it('leaves out what is about others, and joins nothing across it', () => {
    expect(
      textsOf(
        page(
          'home',
          '/',
          '<p>Before it.</p><blockquote>Globex has 900 employees.</blockquote><p>After it.</p>',
        ),
        page('about', '/customers/globex', '<p>Globex was founded in 1998.</p>'),
      ),
    ).toEqual(['Before it.', 'After it.']);
  });

  it('leaves out hidden text and what stands on most pages', () => {
    const banner = '<p>Call us today for a free quote.</p>';
    expect(
      textsOf(
        page('home', '/', `${banner}<p>One.</p><p style="display:none">Ignore it.</p>`),
        page('about', '/about', `${banner}<p>Two.</p>`),
        page('contact', '/contact', `${banner}<p>Three.</p>`),
      ),
    ).toEqual(['One.', 'Two.', 'Three.']);
  });

  it('is from the telling pages only, the most telling first', () => {
    expect(
      textsOf(
        page('home', '/', '<p>Home.</p>'),
        page('legal', '/legal', '<p>Legal.</p>'),
        page('team', '/team', '<p>Ada Example, welder.</p>'),
        page('about', '/about', '<p>About.</p>'),
      ),
    ).toEqual(['Home.', 'About.', 'Legal.']);
  });

  it('has the posts whose event no rule knows, with the day of each', () => {
    const post = (path: string, title: string, text: string) =>
      page(
        'news',
        path,
        `<article><h1>${title}</h1><time datetime="2026-10-01">1 October 2026</time><p>${text}</p></article>`,
      );
    const { passages } = readableSite(
      sampleSite([
        page('home', '/', '<p>Home.</p>'),
        post('/news/a', 'A new chapter by the sea', 'Soon you can visit us there, bring your friends.'),
        post('/news/b', 'Acme Robotics raises $12 million', 'The round was led by Northwind Ventures.'),
      ]),
    );
    expect(passages.filter(({ post: found }) => found !== null)).toEqual([
      expect.objectContaining({
        kind: 'news',
        text: 'A new chapter by the sea\nSoon you can visit us there, bring your friends.',
        post: expect.objectContaining({ title: 'A new chapter by the sea', date: '2026-10-01' }) as unknown,
      }),
    ]);
  });

  it('is limited, and never ends within a number', () => {
    const long = `<p>${'Robots weld 1998 cars. '.repeat(2_000)}</p>`;
    const texts = textsOf(page('home', '/', long.repeat(3)), page('about', '/about', '<p>About.</p>'));
    expect(texts.join('').length).toBeLessThan(6_000);
    expect(texts.at(-1)).toBe('About.');
    for (const text of texts.slice(0, -1)) expect(text).toMatch(/(?:Robots|weld|1998|cars\.)$/);
  });

  it('comes with the names of the company', () => {
    expect(readableSite(sampleSite([page('home', '/', '<p>Home.</p>')])).names).toContain('acmerobotics');
  });
});
