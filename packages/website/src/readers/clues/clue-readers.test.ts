import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import type { Clue } from '@firmlens/contract';
import { sampleSite, type SamplePage } from '../sample-site';
import { CLUE_READERS } from '.';
import { leisIn } from './lei';
import { isLei } from '@firmlens/text';

const DOMAIN = 'acme-robotics.example';
const HOME = `https://${DOMAIN}/`;

const cluesOn = (...pages: SamplePage[]): Clue[] =>
  Object.values(CLUE_READERS).flatMap((read) => read(sampleSite(pages)));
const markup = (organization: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name: 'Acme Robotics', ...organization })}</script>`;
const imprint = (html: string): SamplePage => ({ path: '/impressum', kind: 'legal', html });

describe('legal entity identifiers', () => {
  const LEI = '213800GLOBEXWELD0018';

  test.each([
    [`LEI: ${LEI}`],
    [`LEI code ${LEI.toLowerCase()}`],
    [`Legal Entity Identifier (LEI): ${LEI}`],
    ['LEI-Nummer: 2138 00GL OBEX WELD 0018'],
    [`LEI\n${LEI}`],
  ])('finds an identifier next to its label: %s', (text) => {
    expect(leisIn(text)).toEqual([LEI]);
  });

  test.each([
    ['with wrong check digits', 'LEI: 213800GLOBEXWELD0019'],
    ['without their label', LEI],
    ['in a longer run of characters', `LEI: ${LEI}7`],
    ['beside a word that ends alike', `Nuclei: ${LEI}`],
  ])('ignores an identifier %s', (_what, text) => {
    expect(leisIn(text)).toEqual([]);
  });

  test('rejects an identifier with one digit or letter changed', () => {
    const [digits, letters] = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    fc.assert(
      fc.property(fc.nat(19), fc.nat(25), (at, other) => {
        const alphabet = /\d/.test(LEI.charAt(at)) ? digits : letters;
        const changed = LEI.slice(0, at) + alphabet.charAt(other % alphabet.length) + LEI.slice(at + 1);
        return isLei(changed) === (changed === LEI);
      }),
    );
  });

  test('reads the company’s own markup and the imprint', () => {
    const clue = { kind: 'lei', lei: LEI };
    expect(cluesOn({ html: markup({ leiCode: LEI }) })).toEqual([{ ...clue, url: HOME }]);
    expect(cluesOn(imprint(`<h1>Impressum</h1><p>LEI: ${LEI}</p>`))).toEqual([
      { ...clue, url: `${HOME}impressum` },
    ]);
  });

  test('ignores another company’s markup', () => {
    expect(
      cluesOn({ html: markup({ name: 'Globex', url: 'https://globex.example/', leiCode: LEI }) }),
    ).toEqual([]);
  });
});

describe('register numbers', () => {
  test('returns numbers with their country and without spaces, those of the imprint first', () => {
    expect(
      cluesOn(
        { html: markup({ identifier: 'Company number: 09876543' }) },
        imprint('<h1>Impressum</h1><p>Amtsgericht Charlottenburg, HRB 183456 B</p>'),
      ),
    ).toEqual([
      { kind: 'register_number', country: 'DE', number: 'HRB183456B', url: `${HOME}impressum` },
      { kind: 'register_number', country: 'GB', number: '09876543', url: HOME },
    ]);
  });

  test.each([
    ['N° TVA : FR 44 732829320', 'FR', '732829320'],
    ['TVA FR44732829320', 'FR', '732829320'],
    ['NO 974 760 673 MVA', 'NO', '974760673'],
  ])('extracts the register number from VAT number %s', (text, country, number) => {
    expect(cluesOn(imprint(`<p>${text}</p>`))).toEqual([
      { kind: 'register_number', country, number, url: `${HOME}impressum` },
    ]);
  });

  test.each([['FR 45 732829320'], ['FR 47 732829321'], ['974 760 674 MVA'], ['DE 136 695 976']])(
    'extracts nothing from %s, which fails the check digits or the country’s rules',
    (text) => {
      expect(cluesOn(imprint(`<p>USt-IdNr. ${text}</p>`))).toEqual([]);
    },
  );

  test('ignores the register number of the hosting provider', () => {
    expect(cluesOn(imprint('<h2>Hébergeur</h2><p>Globex, RCS Paris 732 829 320</p>'))).toEqual([]);
  });
});

describe('the GitHub organization', () => {
  const org = (html: string, page: Partial<SamplePage> = {}) =>
    cluesOn({ html, ...page }).map((clue) => (clue.kind === 'github_org' ? clue.org : clue.kind));
  const link = (path: string) => `<a href="https://github.com/${path}">GitHub</a>`;

  test.each([
    ['in the footer', `<footer>${link('AcmeBots')}</footer>`],
    ['in the markup', markup({ sameAs: ['https://github.com/AcmeBots'] })],
    ['on a page about itself', `<p>Our code is on ${link('AcmeBots/')}</p>`],
    ['by its list of repositories', `<p>${link('orgs/AcmeBots/repositories')}</p>`],
  ])('finds an organization linked %s', (_where, html) => {
    expect(org(html)).toEqual(['AcmeBots']);
  });

  test('accepts a link to a repository if its owner is named like the domain', () => {
    expect(org(`<p>${link('acme-robotics/welder')}</p>`, { kind: 'product' })).toEqual(['acme-robotics']);
  });

  test('ignores authors of what the company uses or writes about', () => {
    expect(org(`<p>We use ${link('globex/charts')}</p>`)).toEqual([]);
    expect(org(`<p>We like ${link('globex')}</p>`, { path: '/blog/charts', kind: 'news' })).toEqual([]);
    expect(org(`<p>Jane: ${link('janewelds')}</p>`, { path: '/team', kind: 'team' })).toEqual([]);
  });

  test('ignores GitHub’s own pages', () => {
    expect(org(`<footer>${link('marketplace')}${link('sponsors/acme')}${link('features')}</footer>`)).toEqual(
      [],
    );
    expect(org('<footer><a href="https://notgithub.com/acme">x</a></footer>')).toEqual([]);
  });

  test('prefers the name most like the domain, then the one that most pages link to', () => {
    const footer = `<footer>${link('globex')}${link('acme-robotics-labs')}</footer>`;
    expect(org(footer)).toEqual(['acme-robotics-labs']);
    const pages = [
      { html: `<footer>${link('globex')} ${link('initech')}</footer>` },
      { path: '/about', kind: 'about' as const, html: `<footer>${link('initech')}</footer>` },
    ];
    expect(cluesOn(...pages)).toMatchObject([{ kind: 'github_org', org: 'initech', url: HOME }]);
  });
});

describe('job boards', () => {
  const careers = (html: string): SamplePage => ({ path: '/careers', kind: 'careers', html });
  const boards = (...pages: SamplePage[]) =>
    cluesOn(...pages).map((clue) =>
      clue.kind === 'job_board' ? `${clue.board} ${clue.token} ${clue.host}` : clue.kind,
    );

  test.each([
    ['https://boards.greenhouse.io/acme', 'greenhouse acme boards.greenhouse.io'],
    ['https://job-boards.eu.greenhouse.io/acme/jobs/4', 'greenhouse acme job-boards.eu.greenhouse.io'],
    ['https://boards.greenhouse.io/embed/job_board?for=acme', 'greenhouse acme boards.greenhouse.io'],
    [
      'https://boards.greenhouse.io/embed/job_app?token=4&amp;for=acme&amp;b=x',
      'greenhouse acme boards.greenhouse.io',
    ],
    [
      'https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true',
      'greenhouse acme boards-api.greenhouse.io',
    ],
    ['https://jobs.lever.co/Acme', 'lever Acme jobs.lever.co'],
    ['https://jobs.eu.lever.co/acme/3f2a', 'lever acme jobs.eu.lever.co'],
    ['https://api.eu.lever.co/v0/postings/acme?mode=json', 'lever acme api.eu.lever.co'],
    ['https://jobs.ashbyhq.com/Acme%20Robotics', 'ashby Acme Robotics jobs.ashbyhq.com'],
    ['https://jobs.ashbyhq.com/acme.ai/embed', 'ashby acme.ai jobs.ashbyhq.com'],
    ['https://apply.workable.com/acme/j/AB12CD/', 'workable acme apply.workable.com'],
    ['https://acme.workable.com/', 'workable acme acme.workable.com'],
    [
      'https://careers.smartrecruiters.com/AcmeRobotics',
      'smartrecruiters AcmeRobotics careers.smartrecruiters.com',
    ],
    [
      'https://jobs.smartrecruiters.com/AcmeRobotics/74-e',
      'smartrecruiters AcmeRobotics jobs.smartrecruiters.com',
    ],
    ['https://acme.recruitee.com/o/engineer', 'recruitee acme acme.recruitee.com'],
    ['https://acme.jobs.personio.de/job/1', 'personio acme acme.jobs.personio.de'],
    ['https://acme.jobs.personio.com', 'personio acme acme.jobs.personio.com'],
    ['https://acme.teamtailor.com/jobs', 'teamtailor acme acme.teamtailor.com'],
    ['https://acme.na.teamtailor.com/jobs', 'teamtailor acme acme.na.teamtailor.com'],
  ])('reads the account from %s', (address, expected) => {
    expect(boards(careers(`<a href="${address}">Jobs</a>`))).toEqual([expected]);
  });

  test.each([
    ['https://boards.greenhouse.io/embed/job_board/js'],
    ['https://boards.greenhouse.io/embed'],
    ['https://www.greenhouse.io/acme'],
    ['https://apply.workable.com/j/AB12CD'],
    ['https://www.workable.com/acme'],
    ['https://help.recruitee.com/'],
    ['https://app.teamtailor.com/'],
    ['https://jobs.lever.co/'],
    ['https://jobs.lever.co/..%2f..'],
    ['https://jobs.ashbyhq.com/%E0%A4'],
    ['https://boards.greenhouse.io.evil.example/acme'],
    ['https://notlever.co/acme'],
    ['https://a_b.recruitee.com/'],
    ['https://globex.example/?to=acme.recruitee.company'],
  ])('finds no account in %s', (address) => {
    expect(boards(careers(`<a href="${address}">Jobs</a>`))).toEqual([]);
  });

  test.each([
    ['a frame', '<iframe src="//jobs.lever.co/acme"></iframe>'],
    ['a script', '<script src="https://jobs.lever.co/acme/embed.js"></script>'],
    ['inline JSON', '<script>window.jobs={"url":"https:\\/\\/jobs.lever.co\\/acme"}</script>'],
    [
      'embedded state',
      '<script id="__NEXT_DATA__">{"u":"https:\\u002F\\u002Fjobs.lever.co\\u002Facme"}</script>',
    ],
  ])('finds accounts in %s', (_where, html) => {
    expect(boards(careers(html))).toEqual(['lever acme jobs.lever.co']);
  });

  test('searches the home page if there is no careers page, but no other pages', () => {
    const html = '<a href="https://jobs.lever.co/acme">Jobs</a>';
    expect(boards({ html })).toEqual(['lever acme jobs.lever.co']);
    expect(boards({ path: '/blog', kind: 'news', html })).toEqual([]);
  });

  test('follows the redirect of the careers page', () => {
    const input = sampleSite([careers('')]);
    const [page] = input.site.pages;
    if (!page) throw new Error('no page');
    page.headers = { location: ['https://jobs.ashbyhq.com/Acme'] };
    expect(CLUE_READERS['job boards']?.(input)).toMatchObject([{ board: 'ashby', token: 'Acme' }]);
  });

  test('returns at most ten accounts, the most linked first, then the one most like the domain', () => {
    const to = (...tokens: string[]) =>
      careers(tokens.map((token) => `<a href="https://jobs.lever.co/${token}">x</a>`).join(''));
    const lever = (...tokens: string[]) => tokens.map((token) => `lever ${token} jobs.lever.co`);
    expect(boards(to('globex', 'initech/1', 'initech/2'))).toEqual(lever('initech', 'globex'));
    expect(boards(to('globex', 'acme'))).toEqual(lever('acme', 'globex'));
    expect(boards(to(...Array.from({ length: 30 }, (_, at) => `globex${at}`)))).toHaveLength(10);
  });
});

test('never fails or runs long on hostile pages', () => {
  const hostile = [
    'a.'.repeat(500_000),
    'jobs.lever.co/'.repeat(50_000),
    `${'x'.repeat(1_000_000)}.recruitee.com`,
    `LEI ${' '.repeat(100_000)}${'A'.repeat(100_000)}`,
    'FR 44 '.repeat(50_000),
    '//github.com/'.repeat(50_000),
  ];
  for (const text of hostile) {
    runToCompletion(() => {
      cluesOn({ kind: 'careers', html: text }, imprint(text));
    });
  }
  fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void cluesOn(careersOf(text))));
});

const careersOf = (text: string): SamplePage => ({
  kind: 'careers',
  html: `<a href="https://jobs.lever.co/${text}">${text}</a><p>LEI: ${text}</p><a href="https://github.com/${text}">x</a>`,
});
