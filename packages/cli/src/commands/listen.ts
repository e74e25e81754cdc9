import { setTimeout as delay } from 'node:timers/promises';
import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import { type Delivery, FirmlensApiError, FirmlensConnectionError } from '@firmlens/client';
import { failureOf } from '../failures';
import { helpEnd } from '../help';
import { createDeliveryReader } from '../listen/new-deliveries';
import { webhookRequest, type WebhookRequest } from '../listen/webhook-request';
import { jsonLine, printable } from '../printable';
import type { Runner, Session } from '../session';
import { SECRET_OPTION, signingSecretOf } from './verify-webhook';

/** The pause between two looks: short after an event, then longer, so that an idle hour takes some 120 requests. */
const FIRST_PAUSE_MS = 2_000;
const LAST_PAUSE_MS = 30_000;
const FORWARD_TIMEOUT_MS = 30_000;

function parseTarget(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new InvalidArgumentError('Give an address such as http://localhost:8080/hook.');
  return url.href;
}

/** Sends an event to the receiver, and returns what it answered. */
async function forward(url: string, { headers, body }: WebhookRequest): Promise<string> {
  try {
    const signal = AbortSignal.timeout(FORWARD_TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    const { cause, message } = error as Error;
    return `no answer: ${cause instanceof Error ? cause.message : message}`;
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** An event on a line: when it happened, which it is, and what it is about. */
function describe({ created_at: at, event, webhook_id: id, payload }: Delivery): string {
  const { domain, status } = payload ?? {};
  return [at, event, textOf(domain), id, textOf(status)].filter((part) => part !== '').join('  ');
}

interface Receiver {
  url: string | undefined;
  secret: string | undefined;
}

async function tell(session: Session, delivery: Delivery, { url, secret }: Receiver): Promise<void> {
  const request = webhookRequest(delivery, secret, Date.now());
  if (request === null) return;
  const answer = url === undefined ? null : await forward(url, request);
  if (session.isJson) return session.write(jsonLine({ ...delivery, forwarded: answer }));
  const arrow = answer === null ? '' : `  → ${answer}`;
  await session.write(`${printable(`${describe(delivery)}${arrow}`)}\n`);
}

/** Looks for new events until it is interrupted. While the service cannot be reached, it goes on looking. */
async function listen(session: Session, receiver: Receiver): Promise<void> {
  const { account } = await session.client();
  const readNew = createDeliveryReader(() => account.deliveries());
  // A wrong key or address ends the command at once, unlike an outage later.
  await readNew();
  const { interrupted } = session.environment;
  if ((await account.webhook()) === null)
    session.say('The account has no webhook URL. Enrichments need one: `firmlens account --webhook-url URL`');
  session.say('Waiting for events. Ctrl-C ends it.');
  let pauseMs = FIRST_PAUSE_MS;
  let isOut = false;
  for (;;) {
    await delay(pauseMs, undefined, { signal: interrupted });
    try {
      const deliveries = await readNew();
      for (const delivery of deliveries) await tell(session, delivery, receiver);
      pauseMs = deliveries.length > 0 ? FIRST_PAUSE_MS : Math.min(pauseMs * 1.3, LAST_PAUSE_MS);
      isOut = false;
    } catch (error) {
      const isOutage =
        error instanceof FirmlensConnectionError ||
        (error instanceof FirmlensApiError && (error.status === 429 || error.status >= 500));
      if (!isOutage) throw error;
      if (!isOut) session.say(failureOf(error).line);
      isOut = true;
      const { retryAfterSeconds = null } = error as Partial<FirmlensApiError>;
      pauseMs = Math.max(LAST_PAUSE_MS, (retryAfterSeconds ?? 0) * 1_000);
    }
  }
}

export function listenCommand(run: Runner) {
  return new Command('listen')
    .description('Receive the events of webhooks on this machine, for development: no tunnel is needed')
    .option(
      '--forward <url>',
      'send each event to a receiver, such as http://localhost:8080/hook',
      parseTarget,
    )
    .option(...SECRET_OPTION)
    .addHelpText(
      'after',
      helpEnd(
        'It asks the service every 2 to 30 seconds for events since it began, and prints each once. It replaces no\nwebhook: whatever the URL of the account is, the service goes on sending there. With the signing secret, what it\nforwards is signed, so that your verification can be tried. --json prints what `GET /account/deliveries` says of\neach, an event a line.',
        'listen',
        'listen --forward http://localhost:8080/hook --secret-file secret.txt',
      ),
    )
    .action(
      run(async (session, { forward: url, secretFile }) => {
        const secret = await signingSecretOf(session.environment, secretFile);
        if (url !== undefined && secret === undefined)
          session.say('There is no signing secret: what is forwarded is not signed.');
        await listen(session, { url, secret });
      }),
    );
}
