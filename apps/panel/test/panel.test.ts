import { waitUntil } from '@firmlens/testkit';
import type { Page, ViewportSize } from 'playwright-core';
import { PHONE, problemsOf, settled } from './support/check-page';
import { type Browser, describeInBrowser, openBrowser } from './support/open-browser';
import { signIn } from './support/sign-in';
import { PASSWORD, type Service, startService } from './support/start-service';

const OWNER = 'ada@lumenfold.example';
const VIEWER = 'vera@lumenfold.example';
const PATHS = ['', 'keys', 'people', 'audit', 'profile'];

describeInBrowser('the panel in a browser', () => {
  let service: Service;
  let browser: Browser;
  let accountId: number;

  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), openBrowser()]);
    ({ accountId } = await service.openAccount('Lumenfold'));
    await service.addPerson(accountId, OWNER, 'owner', 'Ada Lovelace');
    await service.addPerson(accountId, VIEWER, 'viewer', 'Vera Rubin');
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

  const focusOn = (page: Page, which: string) =>
    waitUntil(() => page.evaluate(`document.activeElement.${which}`), { what: which });

  /** Returns the status with which the API answers a key. */
  async function statusWith(key: string): Promise<number> {
    const response = await fetch(`${service.origin}/api/v1/account/usage`, { headers: { 'X-API-Key': key } });
    return response.status;
  }

  /** Reads the key that a dialog shows once, and closes the dialog. */
  async function takeKey(page: Page): Promise<string> {
    const key = await page.getByLabel('API key', { exact: true }).inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    return key;
  }

  it('keeps the email address when the password is wrong, and says so at the password', async () => {
    const page = await browser.newPage();
    await open(page, '');
    await page.getByLabel('Email').fill(OWNER);
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Email or password is wrong.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(OWNER);
    await focusOn(page, `name === 'password'`);
  });

  it('can be signed in to with the keyboard alone', async () => {
    const page = await browser.newPage();
    await open(page, '');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.keyboard.type(OWNER);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await focusOn(page, `id === 'content'`);
  });

  it('leads to the sign-in when the session has ended, and back to where one was', async () => {
    const page = await openAsOwner('people');
    await page.getByText('Ada Lovelace', { exact: true }).last().waitFor();
    await service.expireSessions();
    await page.getByRole('link', { name: 'API keys', exact: true }).click();
    await page.getByText('Your session has ended').waitFor();
    await page.getByLabel('Email').fill(OWNER);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
  });

  it('never leads from the sign-in to another site', async () => {
    const page = await browser.newPage();
    await open(page, `sign-in?next=${encodeURIComponent('//evil.example/')}`);
    await page.getByLabel('Email').fill(OWNER);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    expect(new URL(page.url()).origin).toBe(service.origin);
  });

  it('shows nothing of the account after signing out, also when going back', async () => {
    const page = await openAsOwner('people');
    await page.getByText('Vera Rubin').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await page.getByText('Vera Rubin').count()).toBe(0);
  });

  it('accepts an invitation once, after refusing a weak password and keeping the name', async () => {
    const token = await service.invite(accountId, 'new@lumenfold.example', 'developer');
    const page = await browser.newPage();
    await open(page, `invitation/${token}`);
    await page.getByLabel('Your name').fill('Grace Hopper');
    await page.getByLabel('New password').fill('password1');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.locator('[name=password][aria-invalid=true]').waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Grace Hopper');
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await open(page, `invitation/${token}`);
    await page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor();
  });

  it('makes, rotates and disables a key, each in force at once', async () => {
    const page = await openAsOwner('keys');
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Web shop');
    await page.getByLabel('Allowed addresses').fill('nonsense');
    await page.getByRole('button', { name: 'Make key' }).click();
    await page.locator('[name=addresses][aria-invalid=true]').waitFor();
    expect(await page.getByLabel('Allowed addresses').inputValue()).toBe('nonsense');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Web shop');
    await page.getByLabel('Allowed addresses').fill('127.0.0.0/8\n::1');
    await page.getByRole('button', { name: 'Make key' }).click();
    const made = await takeKey(page);
    expect(await statusWith(made)).toBe(200);

    await service.expireConfirmations();
    await page.reload();
    await page.getByRole('button', { name: `Rotate Web shop (${made.slice(0, 8)}…)` }).click();
    await page.getByLabel('Your password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Rotate key' }).click();
    await page.getByText('That is not your password.').waitFor();
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Rotate key' }).click();
    const rotated = await takeKey(page);
    expect([await statusWith(made), await statusWith(rotated)]).toEqual([401, 200]);

    await page.getByRole('button', { name: `Disable Web shop (${rotated.slice(0, 8)}…)` }).click();
    await page.getByRole('button', { name: 'Disable key' }).click();
    await page.getByText('is disabled.').waitFor();
    expect(await statusWith(rotated)).toBe(401);
    // Gone from the table: it is loaded again after the notice appears.
    await page.getByRole('row', { name: rotated.slice(0, 8) }).waitFor({ state: 'detached' });
    await page.getByLabel('Show disabled keys').check();
    await page.getByRole('row', { name: new RegExp(`${rotated.slice(0, 8)}.*Disabled`) }).waitFor();
  });

  it('gives a key another name or none, which the audit log shows', async () => {
    const page = await openAsOwner('keys');
    const rename = async (name: string) => {
      await page
        .getByRole('button', { name: /^Rename/ })
        .last()
        .click();
      await page.getByLabel('Name', { exact: true }).fill(name);
      expect(await problemsOf(page, [PHONE])).toEqual([]);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    };
    await rename('Nightly reports');
    await page.getByText('Nightly reports', { exact: true }).waitFor();
    await rename(' ');
    await page.getByText('Nightly reports', { exact: true }).waitFor({ state: 'detached' });
    await open(page, 'audit');
    await page.getByRole('cell', { name: /key \d+, now Nightly reports$/ }).waitFor();
    await page.getByRole('cell', { name: /key \d+ \(Nightly reports\), now without a name$/ }).waitFor();
  });

  it('gives the focus back to the button that opened a dialog', async () => {
    const page = await openAsOwner('keys');
    await page.getByRole('button', { name: 'Make a key' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await focusOn(page, `textContent === 'Make a key'`);
  });

  it('invites somebody with a link that works, changes their role and removes them', async () => {
    const page = await openAsOwner('people');
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await page.getByLabel('Email').fill('mae@lumenfold.example');
    await page.getByRole('radio', { name: /^Developer/ }).check();
    await page.getByRole('button', { name: 'Make invitation link' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(link);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('mae@lumenfold.example', { exact: true }).waitFor();

    const theirs = await browser.newPage();
    await theirs.goto(link);
    await theirs.getByLabel('Your name').fill('Mae Jemison');
    await theirs.getByLabel('New password').fill(PASSWORD);
    await theirs.getByRole('button', { name: 'Join' }).click();
    await theirs.getByRole('heading', { name: 'Overview' }).waitFor();

    await page.reload();
    await page.getByRole('button', { name: 'Change role of Mae Jemison' }).click();
    await page.getByRole('radio', { name: /^Viewer/ }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Mae Jemison is now viewer.').waitFor();
    await page.getByRole('button', { name: 'Remove Mae Jemison' }).click();
    await page.getByRole('button', { name: 'Remove from account' }).click();
    await page.getByText('Mae Jemison no longer has access.').waitFor();
    await theirs.reload();
    await theirs.getByRole('heading', { name: 'No account' }).waitFor();
    await open(page, 'audit');
    await page.getByRole('cell', { name: 'Removed somebody' }).first().waitFor();
  });

  it('says why the only owner stays one, instead of offering what is refused', async () => {
    const page = await openAsOwner('people');
    const reason = 'The only owner. Make somebody else an owner first, to change this.';
    await page.getByText(reason).waitFor();
    for (const name of ['Change role of Ada Lovelace', 'Remove Ada Lovelace']) {
      const button = page.getByRole('button', { name });
      expect(await button.isDisabled()).toBe(true);
      const id = (await button.getAttribute('aria-describedby')) ?? '';
      expect(await page.locator(`#${id}`).textContent()).toBe(reason);
    }
    expect(await page.getByRole('button', { name: 'Remove Vera Rubin' }).isEnabled()).toBe(true);
    await service.addPerson(accountId, 'second@lumenfold.example', 'owner', 'Second Owner');
    await page.reload();
    await page.getByText('Second Owner').waitFor();
    expect(await page.getByRole('button', { name: 'Remove Ada Lovelace' }).isEnabled()).toBe(true);
    await page.getByRole('button', { name: 'Remove Second Owner' }).click();
    await page.getByRole('button', { name: 'Remove from account' }).click();
    await page.getByText(reason).waitFor();
  });

  it('offers a viewer nothing that they may not do', async () => {
    const page = await browser.newPage();
    await signIn(page, service, VIEWER);
    expect(await page.getByRole('link', { name: 'Audit log', exact: true }).count()).toBe(0);
    for (const path of ['keys', 'people']) {
      await open(page, path);
      await page.getByRole('cell').first().waitFor();
      expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    }
    await open(page, 'audit');
    await page.getByText('Only owners see the audit log').waitFor();
  });

  it('changes between the accounts of a person', async () => {
    const second = await service.openAccount('Second');
    const token = await service.invite(second.accountId, VIEWER, 'owner');
    const page = await browser.newPage();
    await open(page, `invitation/${token}`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('link', { name: 'Audit log', exact: true }).waitFor();
    await page.getByLabel('Account', { exact: true }).selectOption('Lumenfold');
    await page.getByRole('link', { name: 'Audit log', exact: true }).waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'People', exact: true }).click();
    await page.getByText('Ada Lovelace', { exact: true }).last().waitFor();
  });

  it('is accessible and fits 390 pixels, light and dark', async () => {
    const page = await browser.newPage();
    const problems: Record<string, string[]> = {};
    const check = async (what: string, sizes?: readonly ViewportSize[]) => {
      const found = await problemsOf(page, sizes);
      if (found.length > 0) problems[what] = found;
    };
    await open(page, 'sign-in');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await check('sign-in');
    const token = await service.invite(accountId, 'somebody@lumenfold.example', 'viewer');
    await open(page, `invitation/${token}`);
    await page.getByLabel('Your name').waitFor();
    await check('invitation');
    await signIn(page, service, OWNER);
    for (const path of PATHS) {
      await open(page, path);
      await settled(page);
      await check(`/${path}`);
    }
    await page.getByRole('link', { name: 'API keys', exact: true }).click();
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByRole('dialog').waitFor();
    await check('dialog');
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('dialog').waitFor();
    await check('navigation', [PHONE]);
    expect(problems).toEqual({});
  });
});
