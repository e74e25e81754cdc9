import { gzipSync } from 'node:zlib';
import { waitUntil } from '@firmlens/testkit';
import type { Page } from 'playwright-core';
import { problemsOf, settled } from './support/check-page';
import { type Browser, describeInBrowser, openBrowser } from './support/open-browser';
import { signIn } from './support/sign-in';
import { type Service, startService } from './support/start-service';

const OWNER = 'augusta.lovelace@lumenfold.example';

describeInBrowser('what all pages have in common', () => {
  let service: Service;
  let browser: Browser;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), openBrowser()]);
    const { accountId } = await service.openAccount('Lumenfold');
    await service.addPerson(accountId, OWNER, 'owner', 'Augusta Ada Lovelace');
  });

  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  afterEach(async () => {
    await browser.closePages();
    expect(browser.complaints).toEqual([]);
  });

  const open = (page: Page, path: string) => page.goto(`${service.origin}/panel/${path}`);

  /** Signs in as the owner in a new window. */
  async function openAsOwner(path = ''): Promise<Page> {
    const page = await browser.newPage();
    await signIn(page, service, OWNER);
    if (path !== '') await open(page, path);
    return page;
  }

  /** Returns by how much the brightest and the darkest pixel of a picture differ in a colour, of 255. */
  const contrastOf = (page: Page, picture: Buffer) =>
    page.evaluate<number>(`(async () => {
      const image = new Image();
      image.src = 'data:image/png;base64,${picture.toString('base64')}';
      await image.decode();
      const { width, height } = image;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
      context.drawImage(image, 0, 0);
      const colours = [...context.getImageData(0, 0, width, height).data];
      const ranges = [0, 1, 2].map((channel) => {
        const values = colours.filter((_, index) => index % 4 === channel);
        return Math.max(...values) - Math.min(...values);
      });
      return Math.max(...ranges);
    })()`);

  it('loads at most 250 KB of JavaScript, compressed, before the first page', async () => {
    const page = await browser.newPage();
    // Chromium reports a script again that it takes from its cache.
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.set(response.url(), response.body());
    });
    await open(page, '');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    const sizes = (await Promise.all(scripts.values())).map((script) => gzipSync(script).length);
    expect(sizes).not.toEqual([]);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(250_000);
  });

  it('opens for somebody who is not signed in without an error in the console', async () => {
    const page = await browser.newPage();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
    await open(page, 'keys');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(lines).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'dims the whole width of a %s window behind a dialog',
    async (colorScheme) => {
      const withScrollbars = await openBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] });
      try {
        const page = await withScrollbars.newPage({ viewport: { width: 1_280, height: 300 }, colorScheme });
        await signIn(page, service, OWNER);
        await open(page, 'keys');
        await settled(page);
        expect(await page.evaluate('innerWidth - document.body.clientWidth')).toBeGreaterThan(0);
        const heading = await page.getByRole('heading', { name: 'API keys' }).boundingBox();
        await page.getByRole('button', { name: 'Make a key' }).click();
        await page.getByRole('dialog').waitFor();
        await waitUntil(() => page.evaluate('document.getAnimations().length === 0'), {
          what: 'transitions',
        });
        const edge = await page.screenshot({ clip: { x: 1_250, y: 150, width: 30, height: 1 } });
        expect(await contrastOf(page, edge)).toBeLessThanOrEqual(2);
        expect(await page.locator('.page-title').boundingBox()).toEqual(heading);
        expect(withScrollbars.complaints).toEqual([]);
      } finally {
        await withScrollbars.close();
      }
    },
  );

  it('breaks no email address of the audit log inside a word', async () => {
    const page = await openAsOwner('audit');
    await settled(page);
    const broken = await page.evaluate<string[]>(`
      [...document.querySelectorAll('.mail-text')].flatMap((cell) => [...cell.childNodes].flatMap((part) =>
        [...part.textContent.matchAll(/\\S+/g)].flatMap(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(part, index);
          range.setEnd(part, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        })))`);
    expect(broken).toEqual([]);
    expect(await page.locator('.mail-text').count()).toBeGreaterThan(2);
  });

  describe('after an upgrade that replaced the pages', () => {
    const PART = '**/panel/assets/PeoplePage-*.js';
    const lose = (page: Page, times: number) =>
      page.route(PART, (route) => route.fulfill({ status: 404, body: '' }), { times });

    afterEach(() => {
      browser.forgive(/dynamically imported module/);
    });

    it('loads itself again for a page that it does not have yet', async () => {
      const page = await openAsOwner();
      await lose(page, 1);
      await page.evaluate('window.isOld = true');
      await page.getByRole('link', { name: 'People', exact: true }).click();
      await page.getByRole('heading', { name: 'People' }).waitFor();
      expect(await page.evaluate('window.isOld')).toBeUndefined();
    });

    it('says what happened where that does not help, and goes on after the button', async () => {
      const page = await openAsOwner();
      await lose(page, 2);
      await page.getByRole('link', { name: 'People', exact: true }).click();
      await page.getByRole('heading', { name: 'A part of this page could not be loaded' }).waitFor();
      expect(await problemsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.getByRole('heading', { name: 'People' }).waitFor();
    });
  });
});
