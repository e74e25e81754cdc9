import type { Page } from 'playwright-core';
import { PHONE, problemsOf } from './support/check-page';
import { type Browser, describeInBrowser, openBrowser } from './support/open-browser';
import { type Service, startService } from './support/start-service';

describeInBrowser('the reference of the API', () => {
  let service: Service;
  let browser: Browser;
  let key: string;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), openBrowser()]);
    ({ apiKey: key } = await service.openAccount('Lumenfold'));
  });
  afterAll(async () => {
    await browser.close();
    await service.stop();
  });
  afterEach(() => {
    // Nothing that the Content-Security-Policy forbids, either.
    expect(browser.complaints).toEqual([]);
  });

  async function open(options?: Parameters<Browser['newPage']>[0]): Promise<Page> {
    const page = await browser.newPage(options);
    await page.goto(`${service.origin}/docs`);
    await summary(page).waitFor();
    return page;
  }

  const summary = (page: Page) => page.getByRole('button', { name: 'Quote a request for a company' });
  const operation = (page: Page) => page.locator('#operations-Companies-getQuote');

  /** Enters the key, and calls an operation with it. */
  async function tryIt(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    await page.locator('.auth-container input').fill(key);
    await page.getByRole('button', { name: 'Apply credentials' }).first().click();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await summary(page).click();
    await operation(page).getByRole('button', { name: 'Try it out' }).click();
    await operation(page).getByRole('button', { name: 'Execute' }).click();
    await operation(page).getByText('Response body').waitFor();
  }

  it('calls an operation with the key, which it keeps nowhere', async () => {
    const page = await open();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await tryIt(page);
    const answer = await operation(page).locator('.live-responses-table').innerText();
    expect(answer).toContain('"domain": "lumenfold.example"');
    expect(answer).toContain('"full_price": 20');
    expect([...hosts]).toEqual([new URL(service.origin).host]);
    const kept = await page.evaluate<string>(
      'JSON.stringify([localStorage, sessionStorage, document.cookie, location.href])',
    );
    expect(kept).not.toContain(key);
    await page.reload();
    await operation(page).waitFor();
    expect(await page.content()).not.toContain(key);
  });

  it('is accessible and fits a phone, closed and with an answer', async () => {
    const page = await open({ viewport: PHONE });
    expect(await problemsOf(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await tryIt(page);
    expect(await problemsOf(page)).toEqual([]);
  });

  it('opens an operation with the keyboard alone', async () => {
    const page = await open();
    await summary(page).focus();
    await page.keyboard.press('Enter');
    await operation(page).getByRole('button', { name: 'Try it out' }).waitFor();
    expect(page.url()).toContain('#/Companies/getQuote');
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<string>('document.activeElement.tagName');
    expect(focused).toBe('BUTTON');
  });
});
