import type { WebhookEvent } from '@firmlens/contract';
import { findSigningSecret, rotateSigningSecret } from '../accounts/signing-secret';
import type { Database } from '../database';
import { clearDefaultWebhook, setDefaultWebhook } from '../webhooks/default-webhook';
import {
  resendAccountDelivery,
  resendFailedOfDay,
  type ResendOutcome,
  retryAccountDelivery,
} from '../webhooks/resend';
import { queueTestEvent } from '../webhooks/test-event';
import { type Actor, writeAudit } from './audit';

/** Stores the account's default webhook URL, which the caller has validated. */
export async function changeWebhookUrl(
  db: Database,
  actor: Actor,
  accountId: number,
  url: string,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await setDefaultWebhook(tx, accountId, url);
    await writeAudit(tx, actor, { accountId, action: 'webhook.url_set', target: url });
  });
}

/** Removes the account's default webhook URL. Repeating it is harmless. */
export async function removeWebhookUrl(db: Database, actor: Actor, accountId: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const url = await clearDefaultWebhook(tx, accountId);
    if (url !== null) await writeAudit(tx, actor, { accountId, action: 'webhook.url_removed', target: url });
  });
}

/** Returns the account's signing secret, to be shown; null if the account does not exist. */
export async function showWebhookSecret(
  db: Database,
  actor: Actor,
  accountId: number,
  secretsKey: Buffer,
): Promise<string | null> {
  return db.$transaction(async (tx) => {
    const secret = await findSigningSecret(tx, accountId, secretsKey);
    if (secret !== null) await writeAudit(tx, actor, { accountId, action: 'webhook.secret_shown' });
    return secret;
  });
}

/**
 * Replaces the account's signing secret and returns the new one; null if the account does not exist. The next attempt
 * of every delivery is signed with it.
 */
export async function rotateWebhookSecret(
  db: Database,
  actor: Actor,
  accountId: number,
  secretsKey: Buffer,
): Promise<string | null> {
  return db.$transaction(async (tx) => {
    const secret = await rotateSigningSecret(tx, accountId, secretsKey);
    if (secret !== null) await writeAudit(tx, actor, { accountId, action: 'webhook.secret_rotated' });
    return secret;
  });
}

/**
 * Queues a test event for a URL, which the caller has validated, and returns its delivery's id; null if the account
 * sent too many in the last minute.
 */
export async function sendTestEvent(
  db: Database,
  actor: Actor,
  test: { accountId: number; event: WebhookEvent; url: string },
): Promise<bigint | null> {
  return db.$transaction(async (tx) => {
    const id = await queueTestEvent(tx, test);
    const { accountId, url } = test;
    if (id !== null) {
      const target = `delivery ${id} to ${url}`;
      await writeAudit(tx, actor, { accountId, action: 'webhook.test_sent', target });
    }
    return id;
  });
}

/** Queues a delivery of the account again, as `resendAccountDelivery` does. */
export async function resendOne(
  db: Database,
  actor: Actor,
  { accountId, deliveryId }: { accountId: number; deliveryId: bigint },
): Promise<ResendOutcome> {
  return db.$transaction(async (tx) => {
    const outcome = await resendAccountDelivery(tx, { accountId, deliveryId });
    if (typeof outcome === 'object') {
      const action = outcome.isNewTest ? 'webhook.test_sent' : 'webhook.resent';
      await writeAudit(tx, actor, { accountId, action, target: `delivery ${outcome.deliveryId}` });
    }
    return outcome;
  });
}

/**
 * Makes the next attempt of a delivery of the account due now. Returns false if none waits; null if there is no such
 * delivery.
 */
export async function retryOne(
  db: Database,
  actor: Actor,
  { accountId, deliveryId }: { accountId: number; deliveryId: bigint },
): Promise<boolean | null> {
  return db.$transaction(async (tx) => {
    const isDue = await retryAccountDelivery(tx, { accountId, deliveryId });
    if (isDue === true) {
      await writeAudit(tx, actor, { accountId, action: 'webhook.retried', target: `delivery ${deliveryId}` });
    }
    return isDue;
  });
}

/** Queues the account's failed deliveries of a day in UTC again, and returns how many: at most `MOST_RESENT`. */
export async function resendFailed(
  db: Database,
  actor: Actor,
  { accountId, day }: { accountId: number; day: string },
): Promise<number> {
  return db.$transaction(async (tx) => {
    const resent = await resendFailedOfDay(tx, accountId, day);
    if (resent > 0) {
      const target = `${resent} ${resent === 1 ? 'delivery' : 'deliveries'} of ${day}`;
      await writeAudit(tx, actor, { accountId, action: 'webhook.failed_resent', target });
    }
    return resent;
  });
}
