import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { freePort } from '@firmlens/embedded';
import { waitUntil } from '@firmlens/testkit';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { SMTPServer } from 'smtp-server';
import { problemsOf, settled } from './support/check-page';
import { type Browser, describeInBrowser, openBrowser } from './support/open-browser';
import { signIn } from './support/sign-in';
import { PASSWORD, type Service, startService } from './support/start-service';

const OWNER = 'ada@lumenfold.example';
const NEW_PASSWORD = 'another good passphrase';
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

describeInBrowser('signing in, in a browser', () => {
  let service: Service;
  let browser: Browser;
  let accountId: number;
  let people = 0;
  const mails: string[] = [];
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream).then((raw) => {
        mails.push(raw.replace(/=\r\n/g, '').replaceAll('=3D', '='));
        done();
      });
    },
  });

  beforeAll(async () => {
    const port = await freePort();
    mailServer.listen(port, '127.0.0.1');
    await once(mailServer.server, 'listening');
    [service, browser] = await Promise.all([
      startService({ SMTP_URL: `smtp://127.0.0.1:${port}?tls=off`, MAIL_FROM: 'no-reply@firmlens.example' }),
      openBrowser(),
    ]);
    ({ accountId } = await service.openAccount('Lumenfold'));
    await service.addPerson(accountId, OWNER, 'owner', 'Ada Lovelace');
  });

  afterAll(async () => {
    await browser.close();
    await service.stop();
    await new Promise<void>((resolve) => {
      mailServer.close(resolve);
    });
  });

  afterEach(async () => {
    await browser.closePages();
    expect(browser.complaints).toEqual([]);
  });

  const open = (page: Page, path: string) => page.goto(`${service.origin}/panel/${path}`);
  const passwordField = (page: Page, name: string) => page.getByLabel(name, { exact: true });

  /** Signs in a new person, an owner, in a new window. */
  async function openAsSomebody(): Promise<{ page: Page; email: string }> {
    people += 1;
    const email = `p${people}@lumenfold.example`;
    await service.addPerson(accountId, email, 'owner', `Person ${people}`);
    const page = await browser.newPage();
    await signIn(page, service, email);
    return { page, email };
  }

  async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
    await page.getByLabel('Email').fill(email);
    await passwordField(page, 'Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Turns the second factor on in the profile. Returns the secret and the recovery codes. */
  async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
    await open(page, 'profile');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await passwordField(page, 'Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Next' }).click();
    const secret = await page.getByLabel('Or type this secret into the app').inputValue();
    await page.getByLabel('Code from the app').fill(codeOf(secret));
    await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
    const list = page.getByRole('list', { name: 'Recovery codes' });
    await list.waitFor();
    const codes = await list.getByRole('listitem').allTextContents();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('10 recovery codes left.').waitFor();
    return { secret, codes };
  }

  it('sets a second factor up, asks for its code, accepts a recovery code, and turns it off', async () => {
    const { page, email } = await openAsSomebody();
    await open(page, 'profile');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await passwordField(page, 'Your password').fill('not this one');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('That is not your password.').waitFor();
    await passwordField(page, 'Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    expect(await page.evaluate(`document.querySelector('.qr-code').decode().then(() => 'shown')`)).toBe(
      'shown',
    );
    await page.getByLabel('Code from the app').fill('000000');
    await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('This is not the code that the app shows now.').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    const { secret, codes } = await turnOn(page);
    expect(new Set(codes).size).toBe(10);

    const theirs = await browser.newPage();
    await open(theirs, '');
    await fillSignIn(theirs, email, 'not this one');
    await theirs.getByText('Email or password is wrong.').waitFor();
    await fillSignIn(theirs, email);
    await theirs.getByRole('heading', { name: 'Enter your code' }).waitFor();
    await waitUntil(() => theirs.evaluate(`document.activeElement.name === 'code'`), {
      what: 'the code field',
    });
    expect(await problemsOf(theirs)).toEqual([]);
    await theirs.keyboard.type('000000');
    await theirs.keyboard.press('Enter');
    await theirs.getByText('This code is wrong, or was used already. Check it').waitFor();
    await theirs.getByLabel('Code').fill('aaaa-bbbb-cccc-dddd-eeee-ffff');
    await theirs.keyboard.press('Enter');
    await theirs.getByText('This is none of your recovery codes').waitFor();
    await service.forgetUsedCodes();
    await theirs.getByLabel('Code').fill(codeOf(secret, 1));
    await theirs.keyboard.press('Enter');
    await theirs.getByRole('heading', { name: 'Overview' }).waitFor();

    await open(theirs, 'profile');
    await theirs.getByRole('button', { name: 'Turn off' }).click();
    await passwordField(theirs, 'Your password').fill(PASSWORD);
    await theirs.getByLabel('Code').fill(codes[0] ?? '');
    expect(await problemsOf(theirs)).toEqual([]);
    await theirs.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await theirs.getByText('Your second factor is off.').waitFor();
  });

  it('hides passwords, shows them on request, and takes them from the clipboard and from password managers', async () => {
    const page = await browser.newPage();
    await open(page, '');
    const field = passwordField(page, 'Password');
    expect(await field.getAttribute('type')).toBe('password');
    expect(await field.getAttribute('autocomplete')).toBe('current-password');
    expect(await page.getByLabel('Email').getAttribute('autocomplete')).toBe('username');
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(PASSWORD)})`);
    await field.focus();
    await page.keyboard.press('Control+V');
    expect(await field.inputValue()).toBe(PASSWORD);
    await page.getByRole('button', { name: 'Show or hide the password' }).click();
    expect(await field.getAttribute('type')).toBe('text');
  });

  it('mails a link to somebody who forgot the password, which also needs the second factor', async () => {
    const { page, email } = await openAsSomebody();
    const { codes } = await turnOn(page);
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The sign-in page has a field of the same name, and stays until the next one is loaded.
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('Give an email address.').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText(`If somebody signs in as ${email}`).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await waitUntil(() => mails.some((mail) => mail.includes(`To: ${email}`)), { what: 'the mail' });
    const mail = mails.find((each) => each.includes(`To: ${email}`)) ?? '';
    await page.goto(/http:\S*\/panel\/invitation\/flp_[\w-]{43}/.exec(mail)?.[0] ?? '');
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.getByLabel('Code').fill(codes[1] ?? '');
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
  });

  it('mails an invitation, and says so', async () => {
    const { page } = await openAsSomebody();
    await open(page, 'people');
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await page.getByLabel('Email').fill('mae@lumenfold.example');
    await page.getByRole('button', { name: 'Make invitation link' }).click();
    await page.getByText('A mail with this link is on its way to mae@lumenfold.example.').waitFor();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await waitUntil(() => mails.some((mail) => mail.includes(link)), { what: 'the mail' });
  });

  it('lists the sessions, this one marked, and signs one of them out', async () => {
    const { page, email } = await openAsSomebody();
    const other = await browser.newPage({
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    });
    await signIn(other, service, email);
    await open(page, 'profile');
    await page.getByRole('row', { name: /Chrome on Linux.*This one/ }).waitFor();
    await service.expireConfirmations();
    await page.reload();
    await page.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
    await passwordField(page, 'Your password').fill(PASSWORD);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('That session has ended.').waitFor();
    await page.getByRole('row', { name: /Firefox/ }).waitFor({ state: 'detached' });
    await other.getByRole('link', { name: 'People', exact: true }).click();
    await other.getByText('Your session has ended').waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('keeps a key that is shown once when somebody goes back', async () => {
    const { page } = await openAsSomebody();
    await page.getByRole('link', { name: 'API keys', exact: true }).click();
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make key' }).click();
    const field = page.getByLabel('API key', { exact: true });
    const key = await field.inputValue();
    await page.evaluate('history.back()');
    await page.keyboard.press('Escape');
    await waitUntil(() => Promise.resolve(page.url().endsWith('/keys')), { what: 'the page to stay' });
    expect(await field.inputValue()).toBe(key);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.goBack();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
  });

  it('keeps what was typed in a dialog when the session ends, but not a password', async () => {
    const { page, email } = await openAsSomebody();
    await open(page, 'people');
    await service.expireConfirmations();
    await page.reload();
    await page.getByRole('button', { name: 'Invite somebody' }).click();
    await page.getByLabel('Email').fill('grace@lumenfold.example');
    await page.getByRole('radio', { name: /^Developer/ }).check();
    await passwordField(page, 'Your password').fill(PASSWORD);
    await service.expireSessions();
    await page.getByRole('button', { name: 'Make invitation link' }).click();
    const again = page.getByRole('dialog', { name: 'Your session has ended' });
    await again.waitFor();
    expect(await again.getByLabel('Email').inputValue()).toBe(email);
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await passwordField(page, 'Your password').inputValue()).toBe('');
    await passwordField(page, 'Password').fill(PASSWORD);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await again.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Email').inputValue()).toBe('grace@lumenfold.example');
    expect(await page.getByRole('radio', { name: /^Developer/ }).isChecked()).toBe(true);
    await passwordField(page, 'Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Make invitation link' }).click();
    await page.getByLabel('Link', { exact: true }).waitFor();
  });

  it('changes nothing in an account that another tab has left, and shows the other one', async () => {
    const { page, email } = await openAsSomebody();
    const second = await service.openAccount('Second');
    const token = await service.invite(second.accountId, email, 'owner');
    await open(page, 'keys');
    await page.getByRole('button', { name: 'Make a key' }).click();
    const tab = await page.context().newPage();
    await open(tab, `invitation/${token}`);
    await passwordField(tab, 'Password').fill(PASSWORD);
    await tab.getByRole('button', { name: 'Join' }).click();
    await tab.getByRole('heading', { name: 'Overview' }).waitFor();

    await page.getByRole('dialog').getByRole('button', { name: 'Make key' }).click();
    await page.getByText('Another tab has changed the account.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Account', { exact: true }).inputValue()).toBe(String(second.accountId));
    // Three rows stand in for the keys until they arrive.
    await waitUntil(async () => (await page.getByRole('row').count()) === 2, {
      what: 'the keys of the other account',
    });
    await tab.close();
  });

  it('says to somebody who opens another person’s invitation that accepting signs them out', async () => {
    const { page, email } = await openAsSomebody();
    const token = await service.invite(accountId, 'another@lumenfold.example', 'viewer');
    await open(page, `invitation/${token}`);
    await page.getByText(`You are signed in as ${email} at the moment.`).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByLabel('Your name').fill('Another Person');
    await passwordField(page, 'New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.getByText('another@lumenfold.example').waitFor();
    const ownToken = await service.invite(accountId, email, 'owner');
    const theirs = await browser.newPage();
    await signIn(theirs, service, email);
    await open(theirs, `invitation/${ownToken}`);
    await passwordField(theirs, 'Password').waitFor();
    await settled(theirs);
    expect(await theirs.getByText('You are signed in as').count()).toBe(0);
  });

  it('goes on in a tab whose session got a new cookie in another', async () => {
    const { page } = await openAsSomebody();
    await open(page, 'keys');
    const tab = await page.context().newPage();
    await turnOn(tab);
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make key' }).click();
    await page.getByLabel('API key', { exact: true }).waitFor();
    await tab.close();
  });
});
