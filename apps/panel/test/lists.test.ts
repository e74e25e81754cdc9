import { readFileSync } from 'node:fs';
import { updateAccount } from '@firmlens/domain';
import type { Page } from 'playwright-core';
import { PHONE, problemsOf, settled } from './support/check-page';
import { finishEnrichments } from './support/finish-enrichments';
import { type Browser, describeInBrowser, openBrowser } from './support/open-browser';
import { rowsOf } from './support/rows-of';
import { signIn } from './support/sign-in';
import { type Service, startService } from './support/start-service';

const DEVELOPER = 'ada@lumenfold.example';
const VIEWER = 'vera@lumenfold.example';

describeInBrowser('lists in the panel', () => {
  let service: Service;
  let browser: Browser;
  let accountId: number;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), openBrowser()]);
    ({ accountId } = await service.openAccount('Lumenfold'));
    await service.addPerson(accountId, DEVELOPER, 'developer', 'Ada Lovelace');
    await service.addPerson(accountId, VIEWER, 'viewer', 'Vera Rubin');
    page = await browser.newPage();
    await signIn(page, service, DEVELOPER);
  });

  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  afterEach(() => {
    expect(browser.complaints).toEqual([]);
  });

  const open = async (path: string, on = page) => {
    await on.goto(`${service.origin}/panel/${path}`);
    await settled(on);
  };
  const balance = async () =>
    (await service.db.account.findUniqueOrThrow({ where: { id: accountId } })).balance;
  const quoted = (name: string) =>
    page.getByRole('region', { name: 'Price' }).locator('dl > div').filter({ hasText: name });
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

  /** Starts a list of these lines, and returns when its page is there. */
  async function start(...lines: string[]): Promise<void> {
    await open('lists/new');
    await page.getByLabel('Companies').fill(lines.join('\n'));
    await press('Check the price');
    await press(/^Start for/);
    await page.getByRole('heading', { name: /^List of/ }).waitFor();
  }

  /** Drops a file where the list is written. */
  const drop = (name: string, bytes: readonly number[]) =>
    page.evaluate(`(() => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(${JSON.stringify(bytes)})], ${JSON.stringify(name)}));
      document.querySelector('.list-source').dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: files }));
    })()`);

  it('say what to do while there are none', async () => {
    await open('lists');
    await page.getByText('No lists yet').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'New list' }).click();
    await page.getByRole('heading', { name: 'New list' }).waitFor();
    expect(await page.getByRole('button', { name: 'Check the price' }).isDisabled()).toBe(true);
  });

  it('show the price and what is left out before anything is spent, and cost no more than that', async () => {
    const before = await balance();
    await open('lists/new');
    await page
      .getByLabel('Companies')
      .fill(
        'website;name;country\nhttps://www.alpha-arms.com/x;;\nbeta-arms.com;;\nalpha-arms.com;;\n;Nobody;DE',
      );
    await page.getByLabel('Team').check();
    await press('Check the price');
    await page.getByText('2 companies at 16 credits each').waitFor();
    await page.getByText('32 credits', { exact: true }).waitFor();
    for (const [name, number] of [
      ['To enrich', '2'],
      ['Names not resolved', '1'],
      ['Duplicates', '1'],
    ] as const) {
      expect(await quoted(name).locator('dd').innerText()).toBe(number);
    }
    expect(await rowsOf(page, 'Lines that are not enriched')).toEqual([
      ['4', 'alpha-arms.com', 'Line 2 names the same company.'],
      ['5', 'Nobody, DE', 'No company on file has this name. Send its domain.'],
    ]);
    expect(await problemsOf(page)).toEqual([]);
    expect(await balance()).toBe(before);
    // Another choice has another price.
    await page.getByLabel('Team').uncheck();
    await page.getByRole('region', { name: 'Price' }).waitFor({ state: 'detached' });
    await press('Check the price');
    await page.getByText('20 credits', { exact: true }).waitFor();
    await page.getByLabel('Spend at most').fill('some');
    await press(/^Start for/);
    await page.getByText('Give a whole number').waitFor();
    await page.getByLabel('Spend at most').fill('10');
    await press('Start for at most 10 credits');
    await page.getByRole('heading', { name: 'List of 3 entries' }).waitFor();
    await finishEnrichments(service.db, { accountId, count: 1 });
    await page.getByText('Completed').waitFor();
    expect(await balance()).toBe(before - 10);
  });

  it('go on by themselves, and lead from each result to its company and its files', async () => {
    await start('gamma-arms.com', 'delta-arms.com', 'not a domain');
    await page.getByText('1 of 3 done').waitFor();
    await finishEnrichments(service.db, { accountId, count: 2 });
    await page.getByText('3 of 3 done').waitFor();
    await page.getByRole('link', { name: 'Firm delta-arms.com' }).waitFor();
    expect((await rowsOf(page, 'Results')).map(([, , outcome, credits]) => [outcome, credits])).toEqual([
      ['Enriched', '10'],
      ['Enriched', '10'],
      [expect.stringContaining('Not readable'), '0'],
    ]);
    expect(await problemsOf(page)).toEqual([]);
    for (const [label, ending] of [
      ['Download CSV', 'csv'],
      ['Download JSON lines', 'jsonl'],
    ] as const) {
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: label }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(new RegExp(`^list_\\w+\\.${ending}$`));
      expect(readFileSync(await download.path(), 'utf8')).toContain('Firm gamma-arms.com');
    }
    await page.getByLabel('Show', { exact: true }).selectOption('Without data');
    await page.getByRole('link', { name: 'Firm gamma-arms.com' }).waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'not a domain', exact: true }).waitFor();
    await page.getByLabel('Show', { exact: true }).selectOption('Everything');
    const link = page.getByRole('link', { name: 'Firm gamma-arms.com' });
    expect(await link.getAttribute('href')).toBe('/panel/companies/gamma-arms.com');
    await open('lists');
    const [latest] = await rowsOf(page, 'Lists');
    expect(latest?.slice(1)).toEqual(['Completed', '3 of 3', '20', '20']);
    expect(await problemsOf(page)).toEqual([]);
  });

  it('take a file that is chosen or dropped, and say what is wrong with one that is no list', async () => {
    await open('lists/new');
    await drop('table.xlsx', [0x50, 0x4b, 0xff, 0xfe]);
    await page.getByText('The file is not text in UTF-8.').waitFor();
    await drop('firms.csv', [...Buffer.from('\ufeffdomain,owner\nzeta-arms.com,Zoë\n')]);
    await page.getByText('firms.csv').waitFor();
    await press('Check the price');
    await page.getByText('1 company at 10 credits each').waitFor();
    expect(await problemsOf(page, [PHONE])).toEqual([]);
    await press('Remove file');
    await page.getByLabel('Companies').waitFor();
    const buffer = Buffer.from('first,second\na.com,b.com\n');
    await page.locator('input[type=file]').setInputFiles({ name: 'wrong.csv', mimeType: 'text/csv', buffer });
    await press('Check the price');
    await page.getByText('The file has several columns.').waitFor();
  });

  it('are paused, resumed and cancelled once somebody has confirmed it', async () => {
    await updateAccount(service.db, accountId, { concurrentBatches: 1 });
    await start('eta-arms.com', 'theta-arms.com');
    await press('Pause');
    const dialog = page.getByRole('dialog', { name: 'Pause the list' });
    await dialog.waitFor();
    expect(await problemsOf(page, [PHONE])).toEqual([]);
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await page.getByText('Running', { exact: true }).first().waitFor();
    await press('Pause');
    await press('Pause list');
    await page.getByText('The list was paused.').waitFor();
    await press('Resume');
    await press('Resume list');
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await press('Cancel list');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the list' }).click();
    await page.getByText('Being cancelled').waitFor();
    await finishEnrichments(service.db, { accountId, count: 1 });
    await page.getByText('Cancelled', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /Pause|Resume|Cancel/ }).count()).toBe(0);
    await page.getByRole('cell', { name: /Not begun/ }).waitFor();
  });

  it('are open to viewers, who start and change none', async () => {
    const theirs = await browser.newPage();
    await signIn(theirs, service, VIEWER);
    await open('lists', theirs);
    expect(await theirs.getByRole('main').getByRole('link', { name: 'New list' }).count()).toBe(0);
    await theirs.getByRole('cell').getByRole('link').first().click();
    await theirs.getByRole('link', { name: 'Download CSV' }).waitFor();
    await open('lists/new', theirs);
    await theirs.getByText('Developers and owners of the account can start them.').waitFor();
    await open(`lists/list_${'0'.repeat(26)}`, theirs);
    await theirs.getByText('There is no such list in this account').waitFor();
  });
});
