import { readFile } from 'node:fs/promises';
import { createKey } from '@firmlens/domain';
import type { Page } from 'playwright-core';
import { fillAccount } from './support/account-history';
import { PHONE, problemsOf, settled } from './support/check-page';
import { rowsOf } from './support/rows-of';
import { type Browser, describeInBrowser, openBrowser } from './support/open-browser';
import { signIn } from './support/sign-in';
import { type Service, startService } from './support/start-service';

const VIEWER = 'vera@lumenfold.example';
const NEWCOMER = 'nora@newcomer.example';
const CLERK = 'carl@ledger.example';

describeInBrowser('credits', () => {
  let service: Service;
  let browser: Browser;
  let account: { accountId: number; keyId: number };
  let second: { accountId: number; keyId: number };
  let batches: Awaited<ReturnType<typeof fillAccount>>;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), openBrowser()]);
    account = await service.openAccount('Lumenfold');
    const { accountId } = account;
    const key = await createKey(service.db, { accountId, name: 'Panel', expiresAt: null, allowIps: [] });
    second = { accountId, keyId: key?.keyId ?? 0 };
    batches = await fillAccount(service.db, account, second);
    await service.addPerson(accountId, VIEWER, 'viewer', 'Vera Rubin');
    const newcomer = await service.openAccount('Newcomer');
    await service.addPerson(newcomer.accountId, NEWCOMER, 'owner', 'Nora New');
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

  it('shows use by module and by key, as charts with sums beside them and as tables', async () => {
    await open('credits');
    const modules = page.getByRole('region', { name: 'By module', exact: true });
    await modules.getByText('Total').waitFor();
    expect((await modules.locator('dl').innerText()).split(/\s+/)).toEqual(
      'Company 20 Technology 4 Team 6 Signals 16 Searches and agents’ calls 2 Total 48'.split(' '),
    );
    await modules.locator('.recharts-bar-rectangle path').first().waitFor();
    expect(await modules.getByRole('img', { name: /chart/ }).getAttribute('aria-label')).toContain(
      '48 in all',
    );
    await modules.getByRole('button', { name: 'Show as table' }).click();
    const [today = []] = await rowsOf(page, 'By module');
    expect(today.slice(1)).toEqual(['20', '4', '6', '16', '2', '48']);
    const keys = page.getByRole('region', { name: 'By key', exact: true });
    expect((await keys.locator('dl dd').allInnerTexts()).join(' ')).toBe('32 16 48');
    await keys.getByText(/^Panel \(flk_\w{4}…\)$/).waitFor();
  });

  it('has the range in the address, so that it can be linked and gone back from', async () => {
    await open('credits');
    await page.getByText('12 months').click();
    await page.waitForURL(/range=12m/);
    await page.getByRole('button', { name: 'Show as table' }).first().click();
    expect(await rowsOf(page, 'By module')).toHaveLength(13);
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('12m'));
    expect(await page.getByRole('radio', { name: '30 days' }).isChecked()).toBe(true);
  });

  it('lists the ledger in words, newest first, and leads to the batch of an entry', async () => {
    await open('credits/ledger');
    await settled(page);
    const [purchase = [], charge = [], reserve = []] = await rowsOf(page, 'Ledger entries');
    expect(purchase.slice(2, 3).concat(purchase.slice(4))).toEqual(['Purchase', '+5,000', '504,952']);
    expect(charge.slice(2)).toEqual(['Agent’s call', '1', '−2', '499,952']);
    expect(reserve[2]).toBe('Reserved for an enrichment\nwaiting.example');
    await page.getByRole('link', { name: 'lumen.example' }).first().click();
    await page.getByRole('heading', { name: 'Enrichment of lumen.example' }).waitFor();
  });

  describe('a ledger of 10,000 entries', () => {
    let clerkPage: Page;
    let accountId: number;
    let entries: number;
    beforeAll(async () => {
      ({ accountId } = await service.openAccount('Ledger'));
      await service.addPerson(accountId, CLERK, 'viewer', 'Carl Clerk');
      await service.db.$executeRaw`
        SELECT count(post_entry(${accountId}::int, 'charge', -1, 1)) FROM generate_series(1, 10000)`;
      const { ledgerSequence } = await service.db.account.findUniqueOrThrow({ where: { id: accountId } });
      entries = Number(ledgerSequence);
      clerkPage = await browser.newPage();
      await signIn(clerkPage, service, CLERK);
      await open('credits/ledger', clerkPage);
    });

    const verify = async (button: string) => {
      await clerkPage.getByRole('button', { name: button }).click();
      return clerkPage.getByRole('region', { name: 'Verify the ledger' });
    };

    /** Changes stored entries, which the database refuses to everybody else. */
    const tamper = (statement: string) =>
      service.db.$transaction([
        service.db.$executeRaw`ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only`,
        service.db.$executeRawUnsafe(statement),
        service.db.$executeRaw`ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_append_only`,
      ]);

    it('is verified in the browser up to the account’s own hash, and the page responds meanwhile', async () => {
      await clerkPage.evaluate(`
        window.steps = new Set();
        new MutationObserver(() => {
          const text = document.body.innerText.match(/[\\d,]+ of [\\d,]+ entries checked/);
          if (text) window.steps.add(text[0]);
        }).observe(document.body, { subtree: true, childList: true, characterData: true })`);
      const box = await verify('Verify');
      await box.getByText(`All 10,00${entries - 10_000} entries hold.`).waitFor();
      const { ledgerHash } = await service.db.account.findUniqueOrThrow({ where: { id: accountId } });
      expect(await box.getByText(Buffer.from(ledgerHash).toString('hex')).count()).toBe(1);
      expect(await clerkPage.evaluate('window.steps.size')).toBeGreaterThanOrEqual(10);
    });

    const own = () => `account_id = ${accountId}`;
    it.each([
      [
        'an amount',
        () => `UPDATE ledger_entries SET amount = -2 WHERE sequence = 7654 AND ${own()}`,
        'Entry 7,654 does not hold: its hash',
      ],
      [
        'a balance',
        () =>
          `UPDATE ledger_entries SET balance_after = balance_after + 1 WHERE sequence = 5000 AND ${own()}`,
        'Entry 5,000 does not hold: its hash',
      ],
      [
        'a time, by a microsecond',
        () =>
          `UPDATE ledger_entries SET created_at = created_at + interval '1 microsecond' WHERE sequence = 3001 AND ${own()}`,
        'Entry 3,001 does not hold: its hash',
      ],
      [
        'an entry that is gone',
        () => `DELETE FROM ledger_entries WHERE sequence = 2000 AND ${own()}`,
        'Entry 2,000 is missing',
      ],
      [
        'an amount with a hash made for it',
        () =>
          `UPDATE ledger_entries e SET amount = -2, hash = entry_hash(p.hash, e.account_id, e.sequence, e.kind, -2, e.balance_after, e.period, e.reserved_period, e.batch_id, e.created_at) FROM ledger_entries p WHERE p.account_id = e.account_id AND p.sequence = e.sequence - 1 AND e.sequence = 1500 AND e.${own()}`,
        'Entry 1,500 does not hold: its balance',
      ],
      [
        'the first entry',
        () => `UPDATE ledger_entries SET kind = 'purchase' WHERE sequence = 1 AND ${own()}`,
        'Entry 1 does not hold: its hash',
      ],
    ])('names the first entry that does not hold: %s', async (_what, statement, message) => {
      await tamper(statement());
      const box = await verify('Verify again');
      await box.getByRole('alert').getByText(message).waitFor();
    });

    it('notices that the account’s head is not the last entry', async () => {
      const whole = await service.openAccount('Headless');
      await service.addPerson(whole.accountId, 'hugo@ledger.example', 'viewer', 'Hugo Head');
      await service.db.account.update({
        where: { id: whole.accountId },
        data: { balance: { increment: 1_000 } },
      });
      const theirs = await browser.newPage();
      await signIn(theirs, service, 'hugo@ledger.example');
      await open('credits/ledger', theirs);
      await theirs.getByRole('button', { name: 'Verify' }).click();
      await theirs.getByText('Entry 1, the last one, is not the one').waitFor();
    });
  });

  it('says that a page over http cannot verify the ledger', async () => {
    const plain = await browser.newPage();
    const { hostname, port } = new URL(service.origin);
    const host = 'panel.lumenfold.example';
    await plain.context().route(`http://${host}/**`, async (route) => {
      const url = new URL(route.request().url());
      url.hostname = hostname;
      url.port = port;
      const response = await route.fetch({ url: url.href });
      // Browsers complain about this one over http.
      const headers = { ...response.headers(), 'cross-origin-opener-policy': 'unsafe-none' };
      await route.fulfill({ response, headers });
    });
    const cookies = await page.context().cookies();
    await plain.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: host, secure: false })));
    await plain.goto(`http://${host}/panel/credits/ledger`);
    await plain.getByText('Open the panel over https to verify the ledger.').waitFor();
    expect(await plain.getByRole('button', { name: 'Verify' }).count()).toBe(0);
  });

  it('downloads the ledger as CSV, whole or some days of it', async () => {
    await open('credits/ledger');
    await settled(page);
    const download = async () => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download CSV' }).click(),
      ]);
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
    };
    const whole = await download();
    expect(whole.name).toBe(`ledger-${account.accountId}.csv`);
    expect(whole.text).toMatch(
      /^entry,time,kind,amount,balance_after,period,batch_id,domain,account,.*,hash\r\n1,/,
    );
    expect(whole.text).toContain(
      `,reserve,-32,499968,1,${batches.completed},lumen.example,${account.accountId},`,
    );
    await page.getByLabel('To').fill('2020-01-02');
    expect((await download()).text.split('\r\n')).toHaveLength(2);
    await page.getByLabel('From').fill('2020-01-03');
    await page.getByText('The last day is before the first.').waitFor();
    expect(await page.getByRole('link', { name: 'Download CSV' }).count()).toBe(0);
  });

  it('is accessible and fits 390 pixels, light and dark, with data and without', async () => {
    const problems: Record<string, string[]> = {};
    for (const path of ['credits', 'credits/ledger']) {
      await open(path);
      await settled(page);
      problems[path] = await problemsOf(page);
    }
    await open('credits');
    await page.getByRole('button', { name: 'Show as table' }).first().click();
    problems['table'] = await problemsOf(page, [PHONE]);
    const newcomer = await browser.newPage();
    await signIn(newcomer, service, NEWCOMER);
    await open('credits', newcomer);
    await newcomer.getByText('No credits used in this time').first().waitFor();
    problems['empty'] = await problemsOf(newcomer, [PHONE]);
    expect(Object.values(problems).flat()).toEqual([]);
  });
});
