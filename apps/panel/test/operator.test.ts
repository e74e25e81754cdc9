import { waitUntil } from '@firmlens/testkit';
import type { Page, ViewportSize } from 'playwright-core';
import { PHONE, problemsOf, settled } from './support/check-page';
import { type Browser, describeInBrowser, openBrowser } from './support/open-browser';
import { addDatasets, failDelivery, queueBatch, reportWorkers } from './support/operator-data';
import { PASSWORD, type Service, startService } from './support/start-service';

const OPERATOR = 'olga@firmlens.example';
const OWNER = 'ada@lumenfold.example';
const PAGES = ['accounts', 'deliveries', 'sources', 'opt-outs', 'datasets', 'ledger', 'log'];

describeInBrowser('the pages of operators', () => {
  let service: Service;
  let browser: Browser;
  let page: Page;
  let account: { accountId: number; keyId: number; apiKey: string };

  const open = (path: string) => page.goto(`${service.origin}/panel/operator/${path}`);

  async function signInTo(window: Page, email: string): Promise<void> {
    await window.goto(`${service.origin}/panel/sign-in`);
    await window.getByLabel('Email').fill(email);
    await window.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await window.getByRole('button', { name: 'Sign in' }).click();
  }

  const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const says = (text: string | RegExp) => page.getByText(text).first().waitFor();

  /** Returns what axe finds wrong with the page, and horizontal scrolling. */
  const check = async (sizes?: readonly ViewportSize[]) => {
    await settled(page);
    return problemsOf(page, sizes);
  };

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), openBrowser()]);
    await service.addOperator(OPERATOR, 'Olga Operator');
    page = await browser.newPage();
    await signInTo(page, OPERATOR);
    await page.getByRole('heading', { name: 'Accounts' }).waitFor();
  });

  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  afterEach(() => {
    expect(browser.complaints).toEqual([]);
  });

  it('are accessible and fit 390 pixels while there is nothing yet', async () => {
    const problems: Record<string, string[]> = {};
    for (const path of PAGES) {
      await open(path);
      problems[path] = await check([PHONE]);
    }
    await page.setViewportSize({ width: 1_280, height: 900 });
    expect(problems).toEqual(Object.fromEntries(PAGES.map((path) => [path, []])));
  });

  it('open an account and show its key and secret once', async () => {
    await open('accounts');
    await click('Open an account');
    await page.getByLabel('Name of the contact').fill('Ada Lovelace');
    await page.getByLabel('Email', { exact: true }).fill('ada@lumenfold.example');
    await page.getByLabel('Company').fill('Lumenfold');
    await page.getByRole('dialog').getByLabel('Plan').selectOption('Starter');
    await click('Open account');
    const apiKey = await page.getByLabel('API key').inputValue();
    expect(apiKey).toMatch(/^flk_/);
    expect(await page.getByLabel('Signing secret of webhooks').inputValue()).toMatch(/^whsec_/);
    await click('Go to the account');
    await page.getByRole('heading', { name: 'Lumenfold' }).waitFor();
    const { id: accountId, keys } = await service.db.account.findFirstOrThrow({ include: { keys: true } });
    account = { accountId, keyId: keys[0]?.id ?? 0, apiKey };
  });

  it('keep what was typed if the email address is taken', async () => {
    await open('accounts');
    await click('Open an account');
    await page.getByLabel('Name of the contact').fill('Another Ada');
    await page.getByLabel('Email', { exact: true }).fill('ada@lumenfold.example');
    await click('Open account');
    await says(/already exists/);
    expect(await page.getByLabel('Name of the contact').inputValue()).toBe('Another Ada');
    await waitUntil(() => page.evaluate(`document.activeElement.name === 'email'`), { what: 'the focus' });
  });

  it('invite the first owner, who joins by the link', async () => {
    await open(`accounts/${account.accountId}`);
    await click('Invite an owner');
    await click('Make invitation link');
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await click('Done');
    const theirs = await browser.newPage();
    await theirs.goto(link);
    await theirs.getByLabel('Your name').fill('Ada Lovelace');
    await theirs.getByLabel('New password').fill(PASSWORD);
    await theirs.getByRole('button', { name: 'Join' }).click();
    await theirs.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.reload();
    await page.getByRole('cell', { name: 'Ada Lovelace ada@lumenfold.example' }).waitFor();
  });

  it('buy credits once, though the button is clicked twice', async () => {
    await open(`accounts/${account.accountId}`);
    await click('Add credits');
    await page.getByLabel('Credits', { exact: true }).fill('2,500');
    await says('The account then has 12,500 credits.');
    await page.getByRole('dialog').getByRole('button', { name: 'Add credits' }).dblclick();
    await says('2,500 credits are added.');
    await page.locator('.big-figure', { hasText: '12,500' }).waitFor();
    expect(await service.db.ledgerEntry.count({ where: { kind: 'purchase' } })).toBe(1);
  });

  it('change plan, limits and status, and renew, with the password again after ten minutes', async () => {
    await open(`accounts/${account.accountId}`);
    await service.expireConfirmations();
    await page.reload();
    await click('Change plan');
    await page.getByRole('dialog').getByLabel('Plan').selectOption('Professional');
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Change plan' }).click();
    await says('The plan is now Professional.');
    await page.locator('.big-figure', { hasText: '37,500' }).waitFor();

    await click('Change limits');
    await page.getByRole('dialog').getByLabel('Requests a minute').fill('many');
    await click('Save limits');
    await says('Give a whole number from 1 to 1000000000.');
    await page.getByRole('dialog').getByLabel('Requests a minute').fill('200');
    await click('Save limits');
    await says('The limits are saved.');

    await click('Renew now');
    await page.getByRole('dialog').getByRole('button', { name: 'Renew now' }).click();
    await says('A new period has begun.');

    await click('Change status');
    await page.getByRole('radio', { name: /^Suspended/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click();
    await says('The account is now suspended.');
    const refused = await fetch(`${service.origin}/api/v1/account/info`, {
      headers: { 'X-API-Key': account.apiKey },
    });
    expect(refused.status).toBe(401);
    await open('log');
    await page.getByRole('cell', { name: 'Renewed the credits' }).waitFor();
    await page.getByRole('cell', { name: 'requests a minute 200' }).waitFor();
  });

  it('find accounts by filters that are in the address', async () => {
    await service.openAccount('Second');
    await open('accounts');
    await page.getByLabel('Name or email').fill('lumen');
    await page.getByLabel('Status').selectOption('Suspended');
    await click('Filter');
    await page.getByRole('link', { name: 'Second' }).waitFor({ state: 'detached' });
    expect(page.url()).toMatch(/text=lumen&status=suspended/);
    await page.getByRole('link', { name: 'Lumenfold' }).waitFor();
    await page.getByLabel('Plan').selectOption('Trial');
    await click('Filter');
    await says('Nothing matches these filters');
    await page.goBack();
    await page.getByRole('link', { name: 'Lumenfold' }).waitFor();
    await click('Clear filters');
    await page.getByRole('link', { name: 'Second' }).waitFor();
  });

  it('show failing deliveries and resend one', async () => {
    await failDelivery(service.db, account, 'acme.example', { isOver: true });
    await failDelivery(service.db, account, 'globex.example', { isOver: false });
    await open('deliveries');
    await says('503 · the receiver answered with 503');
    await page.getByLabel('Status').selectOption('Failed');
    await click('Filter');
    await page.getByText('globex.example').waitFor({ state: 'detached' });
    await click('Resend acme.example to hooks.lumenfold.example');
    await page.getByRole('dialog').getByRole('button', { name: 'Resend' }).click();
    await says('The delivery is queued again.');
    await says('Nothing matches these filters');
    expect(await service.db.delivery.count({ where: { status: 'pending', resends: 1 } })).toBe(1);
  });

  it('show which sources are off and why, and which hosts are not asked', async () => {
    await open('sources');
    await says('No worker has reported yet');
    await reportWorkers(service.db, service.redisUrl);
    await click('Refresh');
    await says('COMPANIES_HOUSE_KEY is not set');
    await says('1 host failed too often and is not asked at the moment.');
    const row = page.getByRole('row', { name: /rdap\.nominet\.uk/ });
    expect(await row.textContent()).toContain('Not asked');
  });

  it('opt a company out after saying what that deletes, and end it', async () => {
    await queueBatch(service.db, account, 'initech.example').then(
      (id) => service.db.$executeRaw`SELECT end_batch(${id}, NULL, 'failed', 'over', false)`,
    );
    await open('opt-outs');
    await click('Add a company');
    await page.getByLabel('Domain').fill('https://www.initech.example/about');
    await click('Continue');
    await says('1 batch loses its results and evidence');
    await click('Opt out and delete');
    await says('initech.example is opted out.');
    await click('Remove initech.example');
    await click('Remove from list');
    await says('initech.example can be enriched again.');
    await says('No company has opted out');
  });

  it('forget a person, whose name is nowhere afterwards, and allow them again', async () => {
    await open('opt-outs');
    await click('Forget a person');
    await page.getByLabel('Name of the person').fill('Berta Quandt');
    await click('Forget and delete');
    await says('Nothing was stored');
    expect(await page.content()).not.toContain('Quandt');
    await click('Allow a person');
    await page.getByLabel('Name of the person').fill('Berta Quant');
    await click('Allow again');
    await says(/not on the list/);
    await page.getByLabel('Name of the person').fill('Berta Quandt');
    await click('Allow again');
    await says('Nobody is left out');
  });

  it('show how far imports are, and remove a dataset', async () => {
    await addDatasets(service.db);
    await open('datasets');
    await says('37 % of 2.4 GB read');
    await page.getByRole('cell', { name: 'the LEI is not valid' }).waitFor();
    await click('Remove free_company_dataset.csv');
    await click('Remove dataset');
    await says('free_company_dataset.csv is removed.');
    await page
      .getByRole('heading', { name: 'free_company_dataset.csv', exact: true })
      .waitFor({ state: 'detached' });
    expect(await service.db.dataset.count()).toBe(1);
  });

  it('verify the ledger and show the account that does not add up', async () => {
    await open('ledger');
    await click('Verify everything now');
    await click('Verify');
    await says('Everything adds up');
    await service.db.account.update({ where: { id: account.accountId }, data: { balance: 7 } });
    await click('Verify everything now');
    await click('Verify');
    await says(/\d violations?/);
    await page.getByRole('cell', { name: 'Balances · I1' }).first().waitFor();
    await page
      .getByRole('cell', { name: String(account.accountId), exact: true })
      .first()
      .waitFor();
  });

  it('are accessible and fit 390 pixels with data, dialogs too', async () => {
    await service.db.account.update({ where: { id: account.accountId }, data: { balance: 500 } });
    await queueBatch(service.db, account, 'hooli.example');
    await service.db.dataset.deleteMany();
    await addDatasets(service.db);
    const problems: Record<string, string[]> = {};
    for (const path of [...PAGES, `accounts/${account.accountId}`]) {
      await open(path);
      problems[path] = await check();
    }
    for (const dialog of ['Add credits', 'Change status']) {
      await click(dialog);
      await page.getByRole('dialog').waitFor();
      problems[dialog] = await problemsOf(page, [PHONE]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(Object.entries(problems).filter(([, found]) => found.length > 0)).toEqual([]);
  });

  it('do not exist for the owner of an account', async () => {
    const theirs = await browser.newPage();
    await signInTo(theirs, OWNER);
    await theirs.getByRole('heading', { name: 'Overview' }).waitFor();
    expect(await theirs.getByRole('navigation', { name: 'Operator' }).count()).toBe(0);
    for (const path of [...PAGES, `accounts/${account.accountId}`]) {
      await theirs.goto(`${service.origin}/panel/operator/${path}`);
      await theirs.getByRole('heading', { name: 'There is no such page' }).waitFor();
    }
  });
});
