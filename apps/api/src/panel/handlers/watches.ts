import { ServiceError, type ToldSignal } from '@firmlens/contract';
import {
  createWatch,
  deleteWatch,
  findAccount,
  findWatch,
  latestLooks,
  latestToldSignals,
  listWatches,
  NO_KEY_SERIES,
  pauseWatch,
  resumeWatch,
  type Watch,
  watchedDomains,
  writeAudit,
} from '@firmlens/domain';
import type {
  AuditAction,
  ResponseOf,
  RouteName,
  ROUTES,
  SignalHit,
  ToldSignal as ToldSignalBody,
} from '@firmlens/panel-contract';
import { admitAccount } from '../../admission/admit-account';
import { parseWatch, planDomains, tooManyWatches } from '../../routes/watches/post-watch';
import { lookBody, watchBody } from '../../routes/watches/watch-body';
import { usableWebhookUrl } from '../../webhook-url/validate-webhook-url';
import type { Call, Handlers, Member, PanelDeps } from '../call';
import { orderOnce } from '../order-once';
import { PanelError } from '../panel-error';
import { invalidFields } from '../validate-input';
import { signalRow } from './explore/rows';

type Names = Extract<RouteName, `${string} /watches${string}`>;

/** How many watches, signals and looks a page has. */
const PAGE = 50;
const SIGNALS = 20;
const LOOKS = 10;

type StartedWatch = ResponseOf<(typeof ROUTES)['POST /watches']>;
type OneWatch = Pick<Call<'POST /watches/:watch_id/pause'>, 'input' | 'address'> & { session: Member };

const noSuchWatch = () => new PanelError('not_found', 'The account has no such watch.');

/** Returns a told signal as the page shows it. */
function signalBody({ id, domain, detectedAt, signal }: ToldSignal): ToldSignalBody {
  const row = signalRow({
    ...signal,
    id,
    domain,
    // One of the three by its schema.
    class: signal.class as SignalHit['class'],
    happenedOn: signal.date,
    seenOn: signal.seen_on,
    sourceUrl: signal.source_url,
    fundingStage: null,
  });
  return { ...row, told_at: detectedAt.toISOString() };
}

/** Returns what a watch looks for. The table has checked its fields: what is left is a limit below the price. */
async function wantedOf(...watch: Parameters<typeof parseWatch>): ReturnType<typeof parseWatch> {
  try {
    return await parseWatch(...watch);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const message = 'It must be at least the price of one company.';
    throw invalidFields({ max_credits_per_month: message });
  }
}

export function watchHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { panelDb, baseUrl, lists } = deps;
  const db = { ...deps, db: panelDb };

  async function watchOf({ input, session }: Omit<OneWatch, 'address'>): Promise<Watch> {
    const watch = await findWatch(panelDb, session.account.accountId, input.watch_id);
    if (watch === null) throw noSuchWatch();
    return watch;
  }

  /** Returns the domains that can be watched. If none can, that is said beside the field. */
  async function plan(...of: [Awaited<ReturnType<typeof parseWatch>>, number]) {
    try {
      return await planDomains(db, ...of);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'invalid_list') throw error;
      throw invalidFields({ domains: error.message });
    }
  }

  const control = (change: typeof pauseWatch, action: AuditAction) => async (call: OneWatch) => {
    const { userId, account } = call.session;
    const { accountId } = account;
    const watchId = call.input.watch_id;
    const isDone = await change(panelDb, { accountId, watchId }, (tx) =>
      writeAudit(tx, { userId, address: call.address }, { accountId, action, target: watchId }),
    );
    if (!isDone) throw noSuchWatch();
    lists.wake();
    return {};
  };

  return {
    'GET /watches': async ({ input, session }) => {
      const page = { before: input.before ?? null, limit: PAGE + 1 };
      const found = await listWatches(panelDb, session.account.accountId, page);
      const shown = found.slice(0, PAGE);
      return {
        watches: shown.map((watch) => watchBody(watch, baseUrl)),
        next: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      };
    },

    'POST /watches': async ({ input, session, address }) => {
      const { userId, account } = session;
      const { accountId } = account;
      const { order_id: orderId, ...what } = input;
      const { domains, ...wanted } = await wantedOf(
        { db: panelDb, readLagging: deps.panelReadLagging },
        what,
      );
      await admitAccount(db, accountId);
      return orderOnce<StartedWatch>(panelDb, { accountId, orderId, what }, async (keep) => {
        const { watched, problems } = await plan({ domains, ...wanted }, accountId);
        const stored = (await findAccount(panelDb, accountId))?.webhookUrl ?? null;
        const webhookUrl = await usableWebhookUrl(stored, deps.webhookUrlRules);
        await panelDb.$transaction(async (tx) => {
          const started = { ...wanted, accountId, keySeries: NO_KEY_SERIES, domains: watched, webhookUrl };
          const watchId = await createWatch(tx, started);
          if (watchId === null) throw tooManyWatches();
          await writeAudit(tx, { userId, address }, { accountId, action: 'watch.started', target: watchId });
          await keep(tx, { watch_id: watchId, companies: watched.length, problems });
        });
        lists.wake();
      });
    },

    'GET /watches/:watch_id': async (call) => {
      const watch = await watchOf(call);
      const looks = await latestLooks(panelDb, watch.id, LOOKS);
      return {
        ...watchBody(watch, baseUrl),
        domains: await watchedDomains(panelDb, watch.id),
        looks: looks.map(lookBody),
      };
    },

    'GET /watches/:watch_id/signals': async (call) => {
      const { id } = await watchOf(call);
      const page = { before: call.input.before ?? null, limit: SIGNALS + 1 };
      const found = await latestToldSignals(panelDb, id, page);
      const shown = found.slice(0, SIGNALS);
      return {
        signals: shown.map(signalBody),
        next: found.length > SIGNALS ? (shown.at(-1)?.id ?? null) : null,
      };
    },

    'POST /watches/:watch_id/pause': control(pauseWatch, 'watch.paused'),
    'POST /watches/:watch_id/resume': control(resumeWatch, 'watch.resumed'),
    'DELETE /watches/:watch_id': control(deleteWatch, 'watch.deleted'),
  };
}
