import {
  countFailedOfDay,
  findDelivery,
  retryOne,
  isBatchId,
  listDeliveries,
  MOST_RESENT,
  normalizeDomain,
  resendFailed,
  resendOne,
} from '@firmlens/domain';
import type { Handlers, PanelDeps } from '../../call';
import { PanelError } from '../../panel-error';
import { invalidFields } from '../../validate-input';
import { attemptBody, deliveryBody } from './delivery-body';
import { tooManyTests } from './too-many-tests';

type Names =
  | 'GET /webhooks/deliveries'
  | 'GET /webhooks/deliveries/:delivery_id'
  | 'POST /webhooks/deliveries/:delivery_id/resend'
  | 'POST /webhooks/deliveries/:delivery_id/retry'
  | 'GET /webhooks/failed'
  | 'POST /webhooks/failed/resend';

/** How many deliveries a page has. */
const PAGE = 50;

const unknownDelivery = () => new PanelError('not_found', 'The account has no such delivery.');

/** Reads what somebody searches for. Throws `invalid_input` if it is neither a batch id nor a domain. */
function searchFor(text: string): { domain?: string; batchId?: string } {
  if (text === '') return {};
  if (isBatchId(text)) return { batchId: text };
  try {
    return { domain: normalizeDomain(text).domain };
  } catch {
    throw invalidFields({ search: 'Enter a domain or a whole batch id.' });
  }
}

/** Returns a day that exists. Throws `invalid_input` for others, such as 31 February. */
function dayOf(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  if (date.toISOString().slice(0, 10) !== text) throw invalidFields({ day: 'There is no such day.' });
  return text;
}

const today = () => new Date().toISOString().slice(0, 10);

export function deliveryHandlers({ panelDb, dispatcher }: PanelDeps): Pick<Handlers, Names> {
  return {
    'GET /webhooks/deliveries': async ({ input, session }) => {
      const { before, outcome, event, search = '' } = input;
      const filters = {
        accountId: session.account.accountId,
        before: before === undefined ? null : BigInt(before),
        status: outcome,
        event,
        ...searchFor(search.trim()),
      };
      // One more tells whether there are more.
      const deliveries = await listDeliveries(panelDb, filters, PAGE + 1);
      return {
        deliveries: deliveries.slice(0, PAGE).map(deliveryBody),
        has_more: deliveries.length > PAGE,
      };
    },

    'GET /webhooks/deliveries/:delivery_id': async ({ input, session }) => {
      const { accountId } = session.account;
      const found = await findDelivery(panelDb, accountId, BigInt(input.delivery_id));
      if (found === null) throw unknownDelivery();
      return { delivery: deliveryBody(found), attempts: found.log.map(attemptBody) };
    },

    'POST /webhooks/deliveries/:delivery_id/resend': async ({ input, session, address }) => {
      const delivery = {
        accountId: session.account.accountId,
        deliveryId: BigInt(input.delivery_id),
      };
      const outcome = await resendOne(panelDb, { userId: session.userId, address }, delivery);
      if (outcome === 'unknown') throw unknownDelivery();
      if (outcome === 'in_progress') throw new PanelError('conflict', 'This delivery is already on its way.');
      if (outcome === 'too_many') throw tooManyTests();
      dispatcher.wake();
      return { delivery_id: Number(outcome.deliveryId) };
    },

    'POST /webhooks/deliveries/:delivery_id/retry': async ({ input, session, address }) => {
      const delivery = {
        accountId: session.account.accountId,
        deliveryId: BigInt(input.delivery_id),
      };
      const isDue = await retryOne(panelDb, { userId: session.userId, address }, delivery);
      if (isDue === null) throw unknownDelivery();
      if (!isDue) throw new PanelError('conflict', 'No attempt of this delivery is waiting.');
      dispatcher.wake();
      return {};
    },

    'GET /webhooks/failed': async ({ input, session }) => {
      const day = dayOf(input.day ?? today());
      const failed = await countFailedOfDay(panelDb, session.account.accountId, day);
      return { failed, most_resent: MOST_RESENT };
    },

    'POST /webhooks/failed/resend': async ({ input, session, address }) => {
      const failures = { accountId: session.account.accountId, day: dayOf(input.day) };
      const resent = await resendFailed(panelDb, { userId: session.userId, address }, failures);
      if (resent > 0) dispatcher.wake();
      return { resent };
    },
  };
}
