import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { PHONE, problemsOf, settled } from './support/check-page';
import { startDemoWeb, startEnrichmentWorker } from './support/enrichment-worker';
import { type Browser, describeInBrowser, openBrowser } from './support/open-browser';
import { signIn } from './support/sign-in';
import { type Service, startService } from './support/start-service';

const DEVELOPER = 'dev@marlow.example';
const VIEWER = 'vera@marlow.example';

/** Whether nothing of the open dialog has to be scrolled to. */
const isWhole = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(
    `(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.querySelector('[role=dialog]'))`,
  );

describeInBrowser('the pages of companies', () => {
  let web: Awaited<ReturnType<typeof startDemoWeb>>;
  let service: Service;
  let worker: Awaited<ReturnType<typeof startEnrichmentWorker>>;
  let browser: Browser;
  let apiKey: string;
  let page: Page;

  beforeAll(async () => {
    web = await startDemoWeb();
    [service, browser] = await Promise.all([startService(web.env), openBrowser()]);
    worker = await startEnrichmentWorker(service.environment);
    const account = await service.openAccount('Marlow');
    ({ apiKey } = account);
    await service.addPerson(account.accountId, DEVELOPER, 'developer', 'Dora Maar');
    await service.addPerson(account.accountId, VIEWER, 'viewer', 'Vera Rubin');
    page = await browser.newPage();
    await signIn(page, service, DEVELOPER);
  });

  afterAll(async () => {
    await browser.close();
    await worker.stop();
    await service.stop();
    await web.close();
  });

  afterEach(() => {
    expect(browser.complaints).toEqual([]);
  });

  const open = (path: string, where = page) => where.goto(`${service.origin}/panel/${path}`);

  /** Orders an enrichment with the modules that are chosen. */
  async function enrich(domain: string): Promise<void> {
    await open(`companies/${domain}`);
    await page.getByRole('button', { name: 'Enrich', exact: true }).click();
    await page.getByRole('button', { name: 'Start for 60 credits' }).click();
  }

  it('say what to do while there are no companies', async () => {
    await open('companies');
    await page.getByText('No companies yet').waitFor();
    await page.getByRole('link', { name: 'lumenfold.example' }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'gridwatt.example' }).click();
    await page.getByText('Nothing is on file yet').waitFor();
  });

  it('say beside the field what is wrong with a domain, and keep what was typed', async () => {
    await open('companies');
    const field = page.getByLabel('Domain or website');
    await field.fill('no such domain');
    await page.getByRole('button', { name: 'Open company' }).click();
    await page.getByText('That is not a company domain').waitFor();
    expect(await field.inputValue()).toBe('no such domain');
    await field.fill('company.invalid');
    await page.getByRole('button', { name: 'Open company' }).click();
    await page.getByText('no source covers it').waitFor();
  });

  it('show what an enrichment costs, watch it, and show what it found without a reload', async () => {
    await open('companies');
    await page.getByLabel('Domain or website').fill('https://www.lumenfold.example/about');
    await page.getByRole('button', { name: 'Open company' }).click();
    await page.getByText('Nothing is on file yet').waitFor();
    await page.getByRole('button', { name: 'Enrich', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('60 credits', { exact: true }).waitFor();
    await page.setViewportSize({ width: 1_280, height: 800 });
    expect(await isWhole(page)).toBe(true);
    await dialog.getByLabel('Competitors').uncheck();
    await dialog.getByText('52 credits', { exact: true }).waitFor();
    await dialog.getByLabel('Competitors').check();
    expect(await problemsOf(page, [PHONE])).toEqual([]);
    expect(await isWhole(page)).toBe(true);
    await dialog.getByRole('button', { name: 'Start for 60 credits' }).click();
    const live = page.getByRole('region', { name: /Queued|Enriching|Enriched/ });
    await live.getByText('Wikidata', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Enriched', exact: true }).waitFor();
    await live.getByText('60 credits used').waitFor();
    await live.getByText('Sources').click();
    await live
      .getByText(/^\d+\.\d s$/)
      .first()
      .waitFor();
    expect(page.url()).toContain('?batch=batch_');
    await page.getByRole('heading', { name: 'Lumenfold', exact: true }).waitFor();
    await page.getByText('LUMENFOLD LIMITED').waitFor();
    expect(await problemsOf(page)).toEqual([]);
  });

  it('trace a value to where it was seen, and show what lost against it', async () => {
    await open('companies/lumenfold.example');
    await page.getByRole('button', { name: 'Evidence for Employees' }).click();
    const panel = page.getByRole('dialog', { name: 'Evidence for Employees' });
    await panel.getByRole('heading', { name: 'Used', exact: true }).waitFor();
    const links = panel.getByRole('link');
    expect(await links.first().innerText()).toBe('lumenfold.example');
    expect(await links.first().getAttribute('rel')).toBe('noopener noreferrer');
    await panel.getByText('Its source is trusted less').first().waitFor();
    await panel.getByText('Website, structured data; then Companies House; then Wikidata').waitFor();
    expect(await problemsOf(page, [PHONE])).toEqual([]);
    expect(page.url()).toContain('evidence=company.employee_count');
    await page.goBack();
    await panel.waitFor({ state: 'hidden' });
  });

  it('lead from a value to its page in the demo, which no browser finds by its name, and to the words there', async () => {
    await open('companies/lumenfold.example');
    await page.getByRole('button', { name: 'Evidence for Maren Oduya', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Evidence for Maren Oduya' });
    const link = panel.getByRole('link', { name: /^lumenfold\.example/ }).first();
    expect(await link.getAttribute('href')).toMatch(/#:~:text=Maren%20Oduya$/);
    const opening = page.waitForEvent('popup');
    await link.click();
    const site = await opening;
    await site.getByText('Maren Oduya').first().waitFor();
    expect(new URL(site.url()).origin).toBe(web.pageUrls.get('lumenfold.example'));
    await site.close();
  });

  it('name what evidence is shown for, and write amounts with their currency and the rate with its day', async () => {
    await open('companies/lumenfold.example');
    await page.getByRole('button', { name: 'Evidence for Total raised' }).click();
    const panel = page.getByRole('dialog', { name: 'Evidence for Total raised' });
    await panel.getByText('1 EUR = 1.0958 US dollars').waitFor();
    await panel.getByText('€33,500,000').waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Evidence for Series B/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: /^Evidence for Series B, [A-Z][a-z]{2} \d/ }).waitFor();
  });

  it('label rumours in words, and tell "nothing found" from "not asked"', async () => {
    await open('companies/lumenfold.example');
    const rumour = page.getByRole('listitem').filter({ hasText: 'reportedly in talks to acquire Metrowatt' });
    await rumour.getByText('Rumour').waitFor();
    const sources = page.getByRole('table', { name: 'Sources', exact: true });
    await sources.getByRole('row', { name: /Name servers.*Nothing found/ }).waitFor();
    await page.getByText(/^Not asked: \d/).click();
    await page.getByText('Lever: no Lever board is linked from the site').waitFor();
  });

  it('download what the published API returns', async () => {
    await open('companies/lumenfold.example');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download JSON' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('lumenfold.example.json');
    const url = `${service.origin}/api/v1/company/lumenfold.example?enrich=business,technology,funding,team,signals,competitors`;
    const published = await fetch(url, { headers: { 'X-API-Key': apiKey } });
    const { data } = (await published.json()) as { data: unknown };
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(data);
  });

  it('offer no second enrichment of what is fresh', async () => {
    await open('companies/lumenfold.example');
    await page.getByRole('button', { name: 'Enrich again' }).click();
    await page.getByText('All of this is fresh').waitFor();
    const base = page.getByRole('dialog').locator('label').filter({ hasText: 'Company' });
    expect(await base.innerText()).toMatch(/free$/);
    await page.setViewportSize(PHONE);
    expect(await isWhole(page)).toBe(true);
    await page.setViewportSize({ width: 1_280, height: 800 });
    expect(await page.getByRole('button', { name: 'Start', exact: true }).isDisabled()).toBe(true);
  });

  it('show the refund of an enrichment that finds nothing, and then why it cannot be repeated', async () => {
    await enrich('verdant-hill.example');
    await page.getByRole('heading', { name: 'Nothing was found' }).waitFor();
    await page.getByText('60 credits refunded').waitFor();
    await page.getByText('can be enriched again from').waitFor();
    const button = page.getByRole('button', { name: 'Enrich', exact: true });
    expect(await button.isDisabled()).toBe(true);
    expect(await problemsOf(page)).toEqual([]);
  });

  it('catch up with an enrichment whose events do not arrive', async () => {
    await page.route('**/events', (route) => route.abort());
    await enrich('gridwatt.example');
    await page.getByRole('heading', { name: 'Enriched', exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Gridwatt', exact: true }).waitFor();
    await page.unroute('**/events');
    // The browser says that it could not connect.
    browser.forgive(/ERR_FAILED/);
  });

  it('list the companies that the account enriched, the latest first', async () => {
    await open('companies');
    await settled(page);
    const rows = page.getByRole('table').getByRole('row');
    expect(await rows.nth(1).innerText()).toContain('Gridwatt');
    expect(await rows.nth(2).innerText()).toMatch(/verdant-hill\.example[^]*Nothing found/);
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Gridwatt' }).click();
    await page.getByRole('heading', { name: 'Gridwatt', exact: true }).waitFor();
  });

  it('watch what runs already, and show how it ended', async () => {
    // As somebody else does in another window.
    await page.evaluate(`(async () => {
      const { csrf_token } = await (await fetch('/panel/api/session')).json();
      const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf_token };
      const body = JSON.stringify({ modules: [] });
      await fetch('/panel/api/companies/kessel-und-sohn.example/enrichments', { method: 'POST', headers, body });
    })()`);
    await open('companies/www.kessel-und-sohn.example');
    await page.getByRole('heading', { name: 'Enriched', exact: true }).waitFor();
    expect(page.url()).toContain('/companies/kessel-und-sohn.example?batch=batch_');
  });

  it('show hostile text of a site as text, and no link that runs a script', async () => {
    const hostile = `<img src=x onerror="document.title='hacked'">`;
    await service.db.$executeRaw`
      UPDATE evidence SET url = 'javascript:document.title=1', value = to_jsonb(${hostile}::text)
      WHERE field = 'company.phone' AND batch_id IN (SELECT id FROM batches WHERE domain = 'gridwatt.example')`;
    await open('companies/gridwatt.example?evidence=company.phone');
    const panel = page.getByRole('dialog', { name: 'Evidence for Phone' });
    await panel.getByText(hostile).waitFor();
    await panel.getByText('javascript:document.title=1').waitFor();
    expect(await panel.getByRole('link').count()).toBe(0);
    expect(await panel.locator('img').count()).toBe(0);
  });

  it('offer a viewer everything but enriching', async () => {
    const window = await browser.newPage();
    await signIn(window, service, VIEWER);
    await open('companies/lumenfold.example', window);
    await window.getByRole('button', { name: 'Download JSON' }).waitFor();
    expect(await window.getByRole('button', { name: /Enrich/ }).count()).toBe(0);
  });
});
