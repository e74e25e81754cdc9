import type { Page } from 'playwright-core';
import { PHONE, problemsOf, settled } from './support/check-page';
import { finishEnrichments, takeSteps } from './support/finish-enrichments';
import { type Browser, describeInBrowser, openBrowser } from './support/open-browser';
import { rowsOf } from './support/rows-of';
import { event } from './support/seed-companies';
import { signIn } from './support/sign-in';
import { type Service, startService } from './support/start-service';

const DEVELOPER = 'ada@lumenfold.example';
const VIEWER = 'vera@lumenfold.example';

describeInBrowser('watches in the panel', () => {
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
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  it('say what to do while there are none', async () => {
    await open('watches');
    await page.getByText('No watches yet').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'New watch' }).click();
    await page.getByRole('heading', { name: 'New watch' }).waitFor();
    expect(await page.getByRole('button', { name: 'Start watch' }).isDisabled()).toBe(true);
  });

  it('say what they cost, keep a limit, and name the companies that they cannot watch', async () => {
    await open('watches/new');
    await page.getByLabel('Companies').fill('alpha-arms.com, https://www.beta-arms.com/x\nno_domain');
    await page.getByText('A look at 3 companies costs at most 78 credits: about 335 a month.').waitFor();
    await page.getByRole('radio', { name: 'Daily' }).check();
    await page.getByLabel('Team').check();
    await page.getByText('A look at 3 companies costs at most 96 credits: about 2,880 a month.').waitFor();
    await page.getByRole('combobox', { name: 'Kinds of signals' }).click();
    await page.getByRole('option', { name: 'Expansion' }).click();
    await page.keyboard.press('Escape');
    await page.getByLabel('Spend at most').fill('31');
    await press('Start watch');
    await page.getByText('It must be at least the price of one company.').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByLabel('Spend at most').fill('1,000');
    await press('Start watch');
    await page.getByText('It watches 2 companies.').waitFor();
    expect((await rowsOf(page, 'Not watched')).map(([line, input]) => [line, input])).toEqual([
      ['3', 'no_domain'],
    ]);
    expect(await problemsOf(page, [PHONE])).toEqual([]);
    await page.getByRole('link', { name: 'Go to the watch' }).click();
    await page.getByRole('heading', { name: 'Watch of 2 companies' }).waitFor();
    await page
      .getByText('0 of 1,000 credits spent')
      .or(page.getByText('64 of 1,000 credits spent'))
      .waitFor();
  });

  it('show each look and what is new since the last one, by themselves', async () => {
    await page.getByRole('cell', { name: 'Running' }).waitFor();
    await finishEnrichments(service.db, { accountId, count: 2 });
    await page.getByRole('cell', { name: 'Completed' }).waitFor();
    await page.getByText('No signal told yet').waitFor();
    await service.db.$executeRaw`
      UPDATE watches SET next_look_at = now(), created_at = created_at - interval '7 days'`;
    await service.db.$executeRaw`UPDATE company_modules SET enriched_at = enriched_at - interval '7 days'`;
    await takeSteps(service.db);
    await page.reload();
    await page.getByRole('cell', { name: 'Running' }).waitFor();
    const title = 'Opens an office in Oslo <img src=x onerror=alert(1)>';
    const url = 'https://www.press.example/oslo';
    await finishEnrichments(service.db, {
      accountId,
      count: 2,
      highlights: [event('expansion', title, '2026-11-19', { places: 'Oslo', source_url: url })],
    });
    await takeSteps(service.db);
    const told = page.getByRole('list', { name: 'Signals told' }).getByRole('article');
    await told.nth(1).waitFor();
    await told.nth(0).getByText('Opens an office in Oslo', { exact: true }).waitFor();
    await told
      .nth(0)
      .getByRole('link', { name: 'beta-arms.com' })
      .or(told.nth(0).getByRole('link', { name: 'alpha-arms.com' }))
      .waitFor();
    expect(await problemsOf(page)).toEqual([]);
    expect((await rowsOf(page, 'Latest looks')).map((cells) => cells.slice(1))).toEqual([
      ['Completed', '2', '0', '64'],
      ['Completed', '2', '0', '64'],
    ]);
    await page.getByRole('table', { name: 'Latest looks' }).getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Look at 2 companies' }).waitFor();
    expect(await page.getByRole('button', { name: /Pause|Cancel/ }).count()).toBe(0);
    await page.getByRole('link', { name: '← Watch', exact: true }).click();
    await page.getByRole('heading', { name: 'Watch of 2 companies' }).waitFor();
  });

  it('are paused, resumed and deleted once somebody has confirmed it', async () => {
    await press('Pause');
    expect(await problemsOf(page, [PHONE])).toEqual([]);
    await press('Pause watch');
    await page.getByText('The watch was paused.').waitFor();
    await open('watches');
    expect((await rowsOf(page, 'Watches')).map((cells) => cells.slice(0, 3))).toEqual([
      ['2 companies, daily', 'Paused', 'Once resumed'],
    ]);
    expect(await problemsOf(page)).toEqual([]);
    const theirs = await browser.newPage();
    await signIn(theirs, service, VIEWER);
    await open('watches', theirs);
    await theirs.getByRole('cell').getByRole('link').click();
    await theirs.getByRole('heading', { name: 'Signals told' }).waitFor();
    expect(await theirs.getByRole('main').getByRole('button').count()).toBe(0);
    await open('watches/new', theirs);
    await theirs.getByText('Developers and owners of the account can start them.').waitFor();
    await page.getByRole('link', { name: '2 companies, daily' }).click();
    await press('Resume');
    await press('Resume watch');
    await page.getByText('Active', { exact: true }).waitFor();
    await press('Delete');
    await press('Delete watch');
    await page.getByText('The watch is deleted.').waitFor();
    await page.getByText('No watches yet').waitFor();
    await theirs.goBack();
    await theirs.reload();
    await theirs.getByText('There is no such watch in this account').waitFor();
  });
});
