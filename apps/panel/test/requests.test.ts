import { createKey } from '@firmlens/domain';
import type { Page } from 'playwright-core';
import { fillAccount, finishBatch, queueBatch } from './support/account-history';
import { PHONE, problemsOf, settled } from './support/check-page';
import { type Browser, describeInBrowser, openBrowser } from './support/open-browser';
import { rowCount, rowsOf } from './support/rows-of';
import { signIn } from './support/sign-in';
import { type Service, startService } from './support/start-service';

const VIEWER = 'vera@lumenfold.example';
const NEWCOMER = 'nora@newcomer.example';

describeInBrowser('requests and batches', () => {
  let service: Service;
  let browser: Browser;
  let batches: Awaited<ReturnType<typeof fillAccount>>;
  /** Belongs to another account. */
  let foreignBatch: string;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), openBrowser()]);
    const account = await service.openAccount('Lumenfold');
    const { accountId } = account;
    const key = await createKey(service.db, { accountId, name: 'Web shop', expiresAt: null, allowIps: [] });
    batches = await fillAccount(service.db, account, { accountId, keyId: key?.keyId ?? 0 });
    await service.addPerson(accountId, VIEWER, 'viewer', 'Vera Rubin');
    const newcomer = await service.openAccount('Newcomer');
    await service.addPerson(newcomer.accountId, NEWCOMER, 'owner', 'Nora New');
    const other = await service.openAccount('Other');
    foreignBatch = await queueBatch(service.db, other, 'foreign.example');
    page = await browser.newPage();
    await signIn(page, service, VIEWER);
  });

  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  afterEach(() => {
    expect(browser.complaints).toEqual([]);
  });

  const open = (path: string, where = page) => where.goto(`${service.origin}/panel/${path}`);

  it('filters the log of requests, in the address, and shows the details of one', async () => {
    await open('requests');
    await settled(page);
    await rowCount(page, 'Requests', 6);
    await page.getByLabel('Status').selectOption('4xx: refused');
    await page.waitForURL(/status=4xx/);
    await page.getByRole('cell', { name: 'refused' }).waitFor();
    await rowCount(page, 'Requests', 1);
    await page.getByRole('link', { name: 'GET /company/lumen', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The domain is not valid.').waitFor();
    await page.reload();
    await dialog.getByText('The domain is not valid.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('?status=4xx');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('cell', { name: '503 failed' }).waitFor();
    await page.getByLabel('Path contains').fill('evidence');
    await page.waitForURL(/path=evidence/);
    await page.getByRole('cell', { name: '202 succeeded' }).first().waitFor({ state: 'detached' });
    await rowCount(page, 'Requests', 1);
    await page.getByLabel('Path contains').fill('nothing like this');
    await page.getByText('No request matches').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    expect(await page.getByLabel('Path contains').inputValue()).toBe('');
    const [, { label = '' } = {}] = await page
      .getByLabel('Key')
      .locator('option')
      .evaluateAll((options) => options.map(({ textContent }) => ({ label: textContent })));
    expect(label).toMatch(/^Web shop \(flk_\w{4}…\)$/);
    await page.getByLabel('Key').selectOption(label);
    await page.waitForURL(/series=/);
    await page.getByRole('cell', { name: '202 succeeded' }).first().waitFor({ state: 'detached' });
    await rowCount(page, 'Requests', 3);
    await page.getByRole('cell', { name: 'Web shop' }).nth(2).waitFor();
  });

  it('leads from a request to its batch, with modules, sources, times, credits and webhook', async () => {
    await open('requests?method=GET');
    await page.getByRole('link', { name: 'GET /company/lumen.example', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'lumen.example' }).click();
    await page.getByRole('heading', { name: 'Enrichment of lumen.example' }).waitFor();
    await page.getByText(batches.completed).waitFor();
    const modules = await rowsOf(page, 'Modules');
    expect(modules.map(([module, state, , price]) => [module, state?.replace(/\s+/, ' '), price])).toEqual([
      ['Company', '✓ Built', '10'],
      ['Team', '✓ Built', '6'],
      ['Signals', '✓ Built', '16'],
    ]);
    const sources = await rowsOf(page, 'Sources');
    expect(
      sources.map(([source, outcome, reason, took]) => [source, outcome?.replace(/\s+/, ' '), reason, took]),
    ).toEqual([
      ['Website', '✓ Found', '–', '4.2 s'],
      ['GLEIF', '∅ Nothing found', '–', '312 ms'],
      // An earlier release asked it.
      ['News (GDELT)', '✕ Failed', 'It responded with HTTP 503.', '–'],
      ['Language model (insights)', '– Not asked', 'not set up on this installation', '–'],
      ['SEC EDGAR', '– Not asked', 'No CIK is known.', '–'],
    ]);
    await page.getByText(/They were asked on Nov 2, 2026/).waitFor();
    const credits = page.getByRole('region', { name: 'Credits' });
    expect(await credits.locator('dl').first().innerText()).toMatch(
      /Reserved\s+32\s+Used\s+32\s+Refunded\s+0/,
    );
    expect(await credits.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/Reserved for an enrichment[^]*−32/),
      expect.stringMatching(/Enrichment completed[^]*0/),
    ]);
    expect(await page.getByRole('region', { name: 'Webhook' }).innerText()).toContain('Not sent yet');
  });

  it('lists batches by status and domain, and shows the end of one that runs without a reload', async () => {
    await open('requests/batches');
    await settled(page);
    expect((await rowsOf(page, 'Batches')).map(([, domain]) => domain)).toEqual([
      'waiting.example',
      'nobody.example',
      'unreadable.example',
      'lumen.example',
    ]);
    await page.getByLabel('Status').selectOption('Failed');
    await page.getByRole('link', { name: 'lumen.example' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'unreadable.example' }).click();
    await page.getByText('The website could not be read.').waitFor();
    expect(await page.getByRole('region', { name: 'Credits' }).innerText()).toMatch(/Refunded\s+20/);
    await page.goBack();
    await page.getByLabel('Domain contains').fill('waiting');
    await page.getByLabel('Status').selectOption('Any status');
    await page.getByRole('link', { name: 'waiting.example' }).click();
    await page.getByText('They appear here once all are read.').waitFor();
    await finishBatch(service.db, batches.queued);
    await page.getByText('Completed', { exact: true }).waitFor();
    await page.getByRole('cell', { name: /(^|✓ )Found$/ }).waitFor();
  });

  it('knows no batch of another account', async () => {
    await open(`requests/batches/${foreignBatch}`);
    await page.getByText('There is no such batch in this account').waitFor();
    await open('requests/batches/nonsense');
    await page.getByText('There is no such batch in this account').waitFor();
    expect(await page.getByText('foreign.example').count()).toBe(0);
  });

  it('is accessible and fits 390 pixels, light and dark, with data and without', async () => {
    const problems: Record<string, string[]> = {};
    for (const path of ['requests', 'requests/batches', `requests/batches/${batches.completed}`]) {
      await open(path);
      await settled(page);
      problems[path] = await problemsOf(page);
    }
    await open(`requests/batches/${batches.failed}`);
    await page.getByText('The batch ended before any was read.').waitFor();
    problems['failed'] = await problemsOf(page, [PHONE]);
    await open('requests');
    await page.getByRole('link', { name: 'GET /company/lumen', exact: true }).click();
    await page.getByRole('dialog').getByText('Took').waitFor();
    problems['details'] = await problemsOf(page, [PHONE]);
    const newcomer = await browser.newPage();
    await signIn(newcomer, service, NEWCOMER);
    for (const path of ['requests', 'requests/batches?status=failed']) {
      await open(path, newcomer);
      await newcomer.getByText(/^No (requests yet|batch matches)$/).waitFor();
      problems[`empty ${path}`] = await problemsOf(newcomer, [PHONE]);
    }
    expect(Object.values(problems).flat()).toEqual([]);
  });
});
