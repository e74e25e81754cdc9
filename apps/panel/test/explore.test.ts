import { updateAccount } from '@firmlens/domain';
import type { Page } from 'playwright-core';
import { problemsOf, settled } from './support/check-page';
import { type Browser, describeInBrowser, openBrowser } from './support/open-browser';
import { event, putOnFile } from './support/seed-companies';
import { signIn } from './support/sign-in';
import { type Service, startService } from './support/start-service';

const DEVELOPER = 'ada@lumenfold.example';
const VIEWER = 'vera@lumenfold.example';
const ROUND = 'Palletone raises a Series A <img src=x onerror=alert(1)>';
const PRESS = 'https://www.press.example/palletone';

describeInBrowser('searching companies and signals in the panel', () => {
  let service: Service;
  let browser: Browser;
  let accountId: number;
  let page: Page;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), openBrowser()]);
    const account = await service.openAccount('Lumenfold');
    ({ accountId } = account);
    await service.addPerson(accountId, DEVELOPER, 'developer', 'Ada Lovelace');
    await service.addPerson(accountId, VIEWER, 'viewer', 'Vera Rubin');
    const enricher = await service.openAccount('Somebody else');
    await putOnFile(
      service.db,
      enricher,
      'palletone.example',
      {
        company: {
          ...{ name: 'Palletone', headquarter_country: 'Germany', headquarter_city: 'Bonn' },
          ...{ employee_range: '51-200', founded_year: 2014 },
          description: 'Robots that move pallets in warehouses, day and night. And other things.',
        },
        business: { industries: ['Robotics', 'Logistics'] },
        technology: { technologies: ['HubSpot'] },
        signals: {
          highlights: [
            event('funding', ROUND, '2026-10-05', {
              ...{
                class: 'reported',
                source_url: PRESS,
                amount_usd: '12500000',
              },
              description: 'Led by Bexo, who had invested before.',
            }),
            event('acquisition', 'Palletone may be sold', '2026-11-02', { class: 'rumour' }),
            event('hiring', 'Palletone hires a head of sales', null, { source_url: 'javascript:alert(1)' }),
          ],
        },
      },
      [
        {
          field: 'signals.highlights',
          value: {
            type: 'funding',
            title: ROUND,
            date: '2026-10-05',
            description: null,
            entities: {},
            class: 'reported',
          },
          source: 'news',
          url: PRESS,
          observed_at: '2026-10-06T08:00:00.000Z',
          confidence: 0.75,
        },
      ],
    );
    for (let index = 1; index <= 21; index += 1) {
      await putOnFile(service.db, enricher, `gripper-${String(index).padStart(2, '0')}.example`, {
        company: { name: `Gripper ${index}`, headquarter_country: 'France' },
      });
    }
    await service.db.technologyName.createMany({ data: [{ key: 'hubspot', name: 'HubSpot' }] });
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
    await on.goto(`${service.origin}/panel/explore/${path}`);
    await settled(on);
  };
  const balance = async () =>
    (await service.db.account.findUniqueOrThrow({ where: { id: accountId } })).balance;
  const pressSearch = () => page.getByRole('button', { name: /^Search/ }).click();
  const filter = (list: object) =>
    Object.entries(list)
      .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('&');

  it('opens a link with filters without running it, says the price, and shows what is found and left', async () => {
    const before = await balance();
    await open(`companies?${filter({ industries: ['Robotics'], countries: ['DE'] })}`);
    await page.getByText('These filters were not searched yet').waitFor();
    await page.getByRole('button', { name: 'Search · 2 credits' }).waitFor();
    const left = (credits: number) => page.getByText(`${credits.toLocaleString('en')} credits left`);
    await left(before).waitFor();
    expect(await balance()).toBe(before);
    await pressSearch();
    const row = page.getByRole('row', { name: /Palletone/ });
    expect((await row.innerText()).replaceAll(/\s+/g, ' ')).toBe(
      'Palletone palletone.example Robots that move pallets in warehouses, day and night. ' +
        `Logistics, Robotics Bonn, Germany 51–200 2014 Enriched, fresh Last scan ${await row.locator('time').innerText()}`,
    );
    await left(before - 2).waitFor();
    expect(await balance()).toBe(before - 2);
  });

  it('searches with filters chosen by hand, keeps them in the address, and goes back to results for free', async () => {
    await open('companies');
    await page.getByText('Nothing searched yet').waitFor();
    await page.getByRole('combobox', { name: 'Countries' }).fill('ger');
    await page.getByRole('option', { name: 'Germany' }).click();
    await page.getByLabel('Technologies', { exact: true }).and(page.locator('input')).fill('hub');
    await page.getByRole('option', { name: 'HubSpot' }).click();
    await pressSearch();
    await page.getByRole('cell', { name: /Palletone/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('technologies')).toBe('["HubSpot"]');
    await page.getByLabel('Words, name or domain').fill('gripper 7');
    await page.getByRole('button', { name: 'Clear filters' }).waitFor();
    await page.getByLabel('Words, name or domain').press('Enter');
    await page.getByText('Nothing found').waitFor();
    const paid = await balance();
    await page.goBack();
    await page.getByRole('cell', { name: /Palletone/ }).waitFor();
    expect(await page.getByLabel('Words, name or domain').inputValue()).toBe('');
    expect(await balance()).toBe(paid);
  });

  it('pays for each page, and for none twice: not for a double click, nor after a lost answer', async () => {
    const before = await balance();
    await open(`companies?${filter({ countries: ['FR'] })}`);
    let requests = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') requests += 1;
    });
    await page.getByRole('button', { name: /^Search/ }).dblclick();
    await page.getByRole('cell', { name: /Gripper 20/ }).waitFor();
    expect(await balance()).toBe(before - 2);
    await page.route('**/explore/companies', async (route) => {
      await route.fetch();
      await route.fulfill({ body: '' });
    });
    const more = page.getByRole('button', { name: 'Show more · 2 credits' });
    await more.click();
    await page.getByRole('alert').waitFor();
    await page.unroute('**/explore/companies');
    expect(await balance()).toBe(before - 4);
    await more.click();
    await page.getByRole('cell', { name: /Gripper 21/ }).waitFor();
    await more.waitFor({ state: 'detached' });
    expect([requests, await balance()]).toEqual([3, before - 4]);
    page.removeAllListeners('request');
  });

  it('refuses an unknown value beside its field and keeps it', async () => {
    const before = await balance();
    await open(`companies?${filter({ industries: ['Robotic'] })}`);
    await pressSearch();
    await page.getByText('“Robotic” is not known. Did you mean Robotics?').waitFor();
    await page.getByText('Robotic', { exact: true }).waitFor();
    expect(await balance()).toBe(before);
  });

  it('shows signals newest first with kind, class, day and a safe link, and rumours only when asked for', async () => {
    await open(`signals?${filter({ domains: ['palletone.example'] })}`);
    await pressSearch();
    const signals = page.getByRole('list', { name: 'Signals' }).getByRole('article');
    await signals.first().waitFor();
    expect(await signals.getByText(/^Palletone /).allInnerTexts()).toEqual([
      'Palletone hires a head of sales',
      'Palletone raises a Series A',
    ]);
    await page.getByRole('list', { name: 'Coverage' }).getByText('Enriched, fresh').waitFor();
    const [hire, round] = [signals.nth(0), signals.nth(1)];
    for (const text of ['Hiring', 'Confirmed', 'Date unknown; seen Nov 20, 2026', 'No link to the source'])
      await hire.getByText(text).waitFor();
    for (const text of ['Funding', 'Reported', 'Oct 5, 2026', '$12.5M', '75% confidence'])
      await round.getByText(text).waitFor();
    const link = round.getByRole('link', { name: /^Source: press.example/ });
    expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
      PRESS,
      'noopener noreferrer',
    ]);
    await page.getByLabel('Include rumours').check();
    await pressSearch();
    await page.getByText('Palletone may be sold').waitFor();
    await signals.nth(1).getByText('Rumour', { exact: true }).waitFor();
  });

  it('says why nothing was found, for free', async () => {
    const before = await balance();
    await open(`companies?${filter({ query: 'zzyzx' })}`);
    await pressSearch();
    await page.getByText('the word "zzyzx"').waitFor();
    await page.getByText('Nothing was charged.').waitFor();
    expect(await balance()).toBe(before);
  });

  it('tells a viewer why they cannot search', async () => {
    const theirs = await browser.newPage();
    await signIn(theirs, service, VIEWER);
    await open('companies', theirs);
    await theirs.getByText('Developers and owners of the account can search.').first().waitFor();
    expect(await theirs.getByRole('button', { name: /^Search/ }).count()).toBe(0);
  });

  it('is accessible and fits 390 pixels, empty and with results', async () => {
    const problems: Record<string, string[]> = {};
    const check = async (what: string) => {
      const found = await problemsOf(page);
      if (found.length > 0) problems[what] = found;
    };
    await open('companies');
    await check('companies, idle');
    await page.getByLabel('Words, name or domain').fill('palletone');
    await pressSearch();
    await page.getByRole('cell', { name: /Palletone/ }).waitFor();
    await check('companies');
    await open(
      `signals?${filter({ domains: ['palletone.example', 'nobody-knows-it.com'], include_rumours: true })}`,
    );
    await check('signals, idle');
    await pressSearch();
    await page.getByText('Palletone may be sold').waitFor();
    await check('signals');
    await page.getByRole('combobox', { name: 'Kinds of event' }).click();
    await page.getByRole('option', { name: 'Award' }).waitFor();
    await check('a list of choices');
    expect(problems).toEqual({});
  });

  it('says that the credits do not suffice, before a search', async () => {
    await updateAccount(service.db, accountId, { creditsPerMonth: 10 });
    await service.db
      .$executeRaw`SELECT post_entry(${accountId}::int, 'expire', 1 - balance) FROM accounts WHERE id = ${accountId}::int`;
    await open('companies');
    await page.getByText('This costs 2 credits, and 1 is left.').waitFor();
    expect(await page.getByRole('button', { name: /^Search/ }).isDisabled()).toBe(true);
  });
});
