import type { ServerResponse } from 'node:http';
import { endBatch, reserveBatch, COMPANY_ROUTE } from '@firmlens/domain';
import {
  createCertificateAuthority,
  type ReceivedDelivery,
  startWebhookReceiver,
  verifyDelivery,
  type WebhookReceiver,
} from '@firmlens/simulator';
import { waitUntil } from '@firmlens/testkit';
import type { Page } from 'playwright-core';
import { problemsOf, settled } from './support/check-page';
import { type Browser, describeInBrowser, openBrowser } from './support/open-browser';
import { signIn } from './support/sign-in';
import { PASSWORD, type Service, startService } from './support/start-service';
import { mapped, startWebhookWorker } from './support/webhook-worker';

const DEVELOPER = 'dora@lumenfold.example';
const VIEWER = 'vera@lumenfold.example';

describeInBrowser('webhooks in a browser', () => {
  let service: Service;
  let worker: Awaited<ReturnType<typeof startWebhookWorker>>;
  let browser: Browser;
  let receiver: WebhookReceiver;
  /** The developer's window. */
  let page: Page;
  let account: Awaited<ReturnType<Service['openAccount']>>;
  /** How the receiver responds. */
  let respond: (delivery: ReceivedDelivery, response: ServerResponse) => void;
  const accept: typeof respond = (_delivery, response) => void response.writeHead(200).end('Thank you.');
  const fail: typeof respond = (_delivery, response) =>
    void response.writeHead(500).end('\u{1B}[31m<script>alert(1)</script>\u{202E}out of order');

  beforeAll(async () => {
    const ca = await createCertificateAuthority();
    receiver = await startWebhookReceiver({
      host: 'hooks.firm.example',
      ca,
      respond: (delivery, response) => respond(delivery, response),
    });
    [service, browser] = await Promise.all([startService(mapped([receiver])), openBrowser()]);
    worker = await startWebhookWorker(service, [receiver]);
    account = await service.openAccount('Lumenfold');
    await service.addPerson(account.accountId, DEVELOPER, 'developer', 'Dora Marsden');
    await service.addPerson(account.accountId, VIEWER, 'viewer', 'Vera Rubin');
    page = await browser.newPage();
    await signIn(page, service, DEVELOPER);
  });

  afterAll(async () => {
    await browser.close();
    await worker.stop();
    await service.stop();
    await receiver.close();
  });

  beforeEach(() => {
    respond = accept;
  });

  afterEach(() => {
    expect(browser.complaints).toEqual([]);
  });

  const open = (path: string, window = page) => window.goto(`${service.origin}/panel/${path}`);

  const dialogClosed = () => page.getByRole('dialog').waitFor({ state: 'hidden' });

  /** Sends a test event from the page of webhooks and waits for its page. */
  async function sendTest(url: string): Promise<void> {
    await page.getByRole('button', { name: 'Send a test event' }).click();
    await page.getByLabel('URL', { exact: true }).fill(url);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('heading', { name: /^Delivery \d+/ }).waitFor();
  }

  /** Ends an enrichment that reports to the receiver. */
  async function endEnrichment(domain: string): Promise<string> {
    const { accountId, keyId } = account;
    const reserved = await reserveBatch(service.db, {
      accountId,
      keySeries: keyId,
      domain,
      modules: ['team'],
      route: COMPANY_ROUTE,
      webhookUrl: receiver.url,
      freshnessSeconds: 60,
      cooldownSeconds: 60,
      deadlineSeconds: 600,
      refundsPerHour: 1_000,
    });
    if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
    await endBatch(service.db, { id: reserved.batchId, fence: null }, 'failed', 'Over.');
    return reserved.batchId;
  }

  /** Makes the delivery of an ended batch one of yesterday whose host was not found. */
  async function loseHost(batchId: string): Promise<void> {
    await service.db.$executeRaw`
      UPDATE delivery_attempts a SET status_code = NULL, error = 'name_not_found: gone.example does not exist',
             request_headers = '{"content-type":"application/json"}', request_body = '{"a":1}'
      FROM deliveries d WHERE d.id = a.delivery_id AND d.batch_id = ${batchId}`;
    await service.db.$executeRaw`
      UPDATE deliveries SET created_at = created_at - interval '1 day' WHERE batch_id = ${batchId}`;
  }

  const endFailing = async (domain: string): Promise<string> => {
    const batchId = await endEnrichment(domain);
    await service.db.$executeRaw`
      UPDATE deliveries SET status = 'failed', next_attempt_at = NULL, attempts = 1 WHERE batch_id = ${batchId}`;
    await service.db.$executeRaw`
      INSERT INTO delivery_attempts (delivery_id, attempt, started_at, duration_ms, status_code, error, of_attempts)
      SELECT id, 1, now(), 12, 503, 'the receiver responded with 503', 1 FROM deliveries WHERE batch_id = ${batchId}
      ON CONFLICT DO NOTHING`;
    return batchId;
  };

  it('says what to do while there is no URL and no delivery', async () => {
    await open('webhooks');
    await page.getByText('Set a URL and send a test event').waitFor();
    expect(await problemsOf(page)).toEqual([]);
  });

  it('sets, changes and removes the default URL, and keeps a wrong one in its field', async () => {
    await open('webhooks');
    await page.getByRole('button', { name: 'Set URL' }).click();
    const field = page.getByLabel('URL', { exact: true });
    await field.fill('http://hooks.firm.example/');
    await page.getByRole('button', { name: 'Save URL' }).click();
    await page.getByText('it must be a URL that starts with https://').waitFor();
    expect(await field.inputValue()).toBe('http://hooks.firm.example/');
    await field.fill(receiver.url);
    await page.getByRole('button', { name: 'Save URL' }).click();
    await dialogClosed();
    await page.getByText(receiver.url).waitFor();
    await page.getByRole('button', { name: 'Remove the default URL' }).click();
    await page.getByRole('button', { name: 'Remove URL' }).click();
    await page.getByText('Not set').waitFor();
  });

  it('shows the signing secret after the password, and a rotated one signs the next event', async () => {
    await open('webhooks');
    await service.expireConfirmations();
    await page.reload();
    await page.getByRole('button', { name: 'Show the signing secret' }).click();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Show secret' }).click();
    const secret = page.getByRole('dialog').getByLabel('Signing secret');
    expect(await secret.inputValue()).toBe(account.signingSecret);
    await page.getByRole('button', { name: 'Done' }).click();
    await dialogClosed();

    await page.getByRole('button', { name: 'Rotate the signing secret' }).click();
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByText('Give it to your receiver now').waitFor();
    const rotated = await secret.inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    await dialogClosed();
    const before = receiver.deliveries.length;
    await sendTest(receiver.url);
    const { headers, body, at } = await receiver.delivery(before + 1);
    const check = (with_: string) => verifyDelivery(headers, Buffer.from(body), with_, at);
    expect(check(rotated)).toEqual({ service: 'verified', standard: 'verified' });
    expect(check(account.signingSecret).service).toBe('wrong signature');
  });

  it('sends a test event, and shows what was sent and answered as soon as it is', async () => {
    await open('webhooks');
    const before = receiver.deliveries.length;
    await sendTest(receiver.url);
    await page.getByText('Delivered', { exact: true }).waitFor();
    await page.getByText('Thank you.').waitFor();
    const { headers, body } = await receiver.delivery(before + 1);
    const signature = String(headers['x-service-signature']);
    await page.getByText(signature).waitFor();
    await page.getByRole('button', { name: 'Copy body' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(body);
    expect(await problemsOf(page)).toEqual([]);
  });

  it('says why an attempt failed and what to do, and shows a hostile answer as text', async () => {
    respond = fail;
    await open('webhooks');
    await sendTest(receiver.url);
    await page.getByText('and fix it. Then resend the delivery.').waitFor();
    await page.getByText('�[31m<script>alert(1)</script>�out of order').waitFor();
    expect(await problemsOf(page)).toEqual([]);

    respond = accept;
    await page.getByRole('button', { name: 'Resend', exact: true }).click();
    await page.getByRole('button', { name: 'Resend delivery' }).click();
    await page.getByText('Delivered', { exact: true }).waitFor();
    // A new test was sent: the failed one is still there.
    await page.goBack();
    await page.getByText('and fix it. Then resend the delivery.').waitFor();
  });

  it('shows when the next attempt is made', async () => {
    respond = fail;
    const batchId = await endEnrichment('retried.example');
    await open(`webhooks?search=${batchId}`);
    await page.getByRole('cell').getByText('Retrying').waitFor();
    await page.getByRole('link', { name: 'retried.example' }).click();
    await page.getByText(/in (29|30) minutes/).waitFor();
    await page.getByText('at once, after 1 minute, after 5 minutes').waitFor();
  });

  it('tries a delivery now that waits for its next attempt, and offers that only then', async () => {
    respond = fail;
    const batchId = await endEnrichment('hurried.example');
    await open(`webhooks?search=${batchId}`);
    await page.getByRole('cell').getByText('Retrying').waitFor();
    await page.getByRole('link', { name: 'hurried.example' }).click();
    await page.getByText('wait for the next attempt, or try now').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    respond = accept;
    await page.getByRole('button', { name: 'Try now' }).click();
    await page.getByText('The next attempt is on its way.').waitFor();
    await page.getByText('Delivered', { exact: true }).waitFor();
    await page.getByText('Attempt 2', { exact: true }).waitFor();
    await page.getByText('Attempt 1', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Try now' }).count()).toBe(0);
    const bodies = receiver.deliveries.map(
      ({ body }) => JSON.parse(body) as { batch_id: string; _meta: object },
    );
    expect(bodies.filter(({ batch_id: id }) => id === batchId).map(({ _meta: meta }) => meta)).toMatchObject([
      { webhook_attempt: 1 },
      { webhook_attempt: 2 },
    ]);
  });

  it('says what would have been sent to a host that was not found, whose name stays as it is', async () => {
    const batchId = await endFailing('unreached.example');
    await loseHost(batchId);
    await open(`webhooks?search=${batchId}`);
    await page.getByRole('link', { name: 'unreached.example' }).click();
    await page.getByText('The last attempt: gone.example does not exist.').waitFor();
    await page.getByRole('heading', { name: 'What would have been sent' }).waitFor();
    await page.getByText('There was no connection, so nothing was answered.').waitFor();
    expect(await page.getByText('that were sent').count()).toBe(0);
    expect(await problemsOf(page)).toEqual([]);
  });

  it('leads from a refused delivery to the verification, filled with what was sent', async () => {
    respond = (_delivery, response) => void response.writeHead(401).end('wrong signature');
    await open('webhooks');
    await sendTest(receiver.url);
    await page.getByRole('link', { name: 'Verify this delivery' }).click();
    await page.getByText('Headers and body are those of its last attempt').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByText('Genuine: the signature is right.').waitFor();
    const body = page.getByLabel('Raw body');
    await body.fill(`${await body.inputValue()} `);
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByText('has a line break or space').waitFor();
    await page.getByRole('link', { name: 'Back to the delivery' }).click();
    await page.getByText('wrong signature').waitFor();
  });

  it('filters the deliveries by what the address says, and goes back', async () => {
    const batchId = await endEnrichment('filtered.example');
    await open('webhooks');
    await page.getByLabel('Domain or batch id').fill('filtered.example');
    await page.keyboard.press('Enter');
    await waitUntil(async () => (await page.getByRole('row').count()) === 2, { what: 'one delivery' });
    expect(new URL(page.url()).searchParams.get('search')).toBe('filtered.example');
    await page.getByLabel('Outcome').selectOption('Failed');
    await page.getByText('No delivery matches').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'filtered.example' }).waitFor();
    await page.getByLabel('Domain or batch id').fill('not one');
    await page.keyboard.press('Enter');
    await page.getByText('Enter a domain or a whole batch id.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await waitUntil(async () => (await page.getByRole('row').count()) > 2, { what: 'all deliveries' });
    await open(`webhooks?search=${batchId}&event=enrichment.failed`);
    await page.getByRole('link', { name: 'filtered.example' }).waitFor();
  });

  it('resends the failed deliveries of a day after saying how many, and finds none afterwards', async () => {
    await endFailing('one.example');
    await endFailing('two.example');
    await open('webhooks?outcome=failed');
    await page.getByRole('link', { name: 'two.example' }).waitFor();
    await page.getByRole('button', { name: 'Resend failed ones' }).click();
    await page.getByText('2 deliveries of this day failed.').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Resend 2 deliveries' }).click();
    await dialogClosed();
    await open('webhooks?search=two.example');
    await page.getByRole('cell').getByText('Delivered').waitFor();
    await page.getByRole('button', { name: 'Resend failed ones' }).click();
    await page.getByText('No delivery of this day failed.').waitFor();
    expect(await page.getByRole('button', { name: 'Nothing to resend' }).isDisabled()).toBe(true);
  });

  it('verifies a pasted delivery, and says what is wrong with it', async () => {
    await open('webhooks');
    const before = receiver.deliveries.length;
    await sendTest(receiver.url);
    const { headers, body } = await receiver.delivery(before + 1);
    await page.getByText('Delivered', { exact: true }).waitFor();
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    await open('webhooks/verify');
    expect(await problemsOf(page)).toEqual([]);
    const verify = async (pasted: string, more: Record<string, string> = {}) => {
      await page.getByLabel('Headers').fill(lines.join('\n'));
      await page.getByLabel('Raw body').fill(pasted);
      for (const [label, text] of Object.entries(more)) await page.getByLabel(label).fill(text);
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
    };
    await verify(body);
    await page.getByText('Genuine: the signature is right.').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await verify(`${body}\n`);
    await page.getByText('has a line break or space').waitFor();
    await verify(JSON.stringify(JSON.parse(body), null, 2));
    await page.getByText('parsed and written again as JSON').waitFor();
    await verify(body, { 'Signing secret': 'whsec_AAAA' });
    await page.getByText('the secret that you entered is another').waitFor();
    expect(await page.getByLabel('Signing secret').inputValue()).toBe('whsec_AAAA');
    await page.getByRole('link', { name: 'Open this delivery' }).click();
    await page.getByText('Thank you.').waitFor();
  });

  it('offers a viewer nothing that they may not do', async () => {
    const window = await browser.newPage();
    await signIn(window, service, VIEWER);
    await open('webhooks', window);
    await window.getByRole('cell').first().waitFor();
    const changes = /Send a test event|Set URL|Show|Rotate|Resend failed ones/i;
    expect(await window.getByRole('button', { name: changes }).count()).toBe(0);
    expect(await problemsOf(window)).toEqual([]);
    await window.getByRole('cell').getByRole('link').first().click();
    await window.getByRole('heading', { name: /^Delivery/ }).waitFor();
    await settled(window);
    expect(await window.getByRole('button', { name: 'Resend' }).count()).toBe(0);
    await open('webhooks/verify', window);
    await window.getByText('Owners and developers verify deliveries').waitFor();
  });

  it('says that a delivery is not there, and leads back', async () => {
    await open('webhooks/deliveries/999999');
    await page.getByRole('alert').waitFor();
    await page.getByRole('link', { name: 'All webhooks' }).click();
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
  });
});
