import { MAX_LIST_BYTES, ServiceError } from '@firmlens/contract';
import {
  findAccount,
  findList,
  type List,
  listLists,
  listResults,
  NO_KEY_SERIES,
  writeAudit,
} from '@firmlens/domain';
import type { RouteName } from '@firmlens/panel-contract';
import { admitAccount } from '../../../admission/admit-account';
import { changeList, type ListControl } from '../../../routes/lists/change-list';
import { listBody } from '../../../routes/lists/list-body';
import { parseCsvList } from '../../../routes/lists/parse-csv-list';
import { quoteList } from '../../../routes/lists/quote-list';
import { type Format, requireEntries, resultLines, writerOf } from '../../../routes/lists/results-file';
import { storeList } from '../../../routes/lists/store-list';
import { usableWebhookUrl } from '../../../webhook-url/validate-webhook-url';
import type { Call, FileResponse, Handlers, Member, PanelDeps } from '../../call';
import { orderOnce } from '../../order-once';
import { PanelError } from '../../panel-error';
import { invalidFields } from '../../validate-input';
import { entryBody, STATUSES_OF } from './entry-body';

type Names = Extract<RouteName, `${string} /lists${string}`>;

/** How many lists and entries a page has. */
const PAGE = 50;
/** Problems that a quote names. */
const MOST_PROBLEMS = 100;

type OneList = Pick<Call<'POST /lists/:list_id/pause'>, 'input' | 'address'> & { session: Member };

export function listHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { panelDb, baseUrl, lists } = deps;
  const db = { ...deps, db: panelDb };

  const viewOf = (list: List) => ({ ...listBody(list, baseUrl), watch_id: list.watchId });

  async function listOf({ input, session }: Omit<OneList, 'address'>): Promise<List> {
    const list = await findList(panelDb, session.account.accountId, input.list_id);
    if (list === null) throw new PanelError('not_found', 'The account has no such list.');
    return list;
  }

  /** Plans the text of a list. What is wrong with it as a whole is said beside its field. */
  async function quoteText({ text, modules }: Call<'POST /lists/quote'>['input'], accountId: number) {
    await admitAccount(db, accountId);
    if (Buffer.byteLength(text) > MAX_LIST_BYTES)
      throw invalidFields({ text: 'The list is larger than 2 MB.' });
    try {
      return await quoteList(db, { accountId, modules, maxCredits: null }, () => parseCsvList(text));
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== 'invalid_list') throw error;
      throw invalidFields({ text: error.message });
    }
  }

  const control = (name: ListControl) => async (call: OneList) => {
    const { userId, account } = call.session;
    const list = await listOf(call);
    const action = ({ pause: 'list.paused', resume: 'list.resumed', cancel: 'list.cancelled' } as const)[
      name
    ];
    await changeList({ db: panelDb, lists }, list, name, (tx) =>
      writeAudit(
        tx,
        { userId, address: call.address },
        { accountId: account.accountId, action, target: list.id },
      ),
    );
    return {};
  };

  const file =
    (format: Format) =>
    async (call: Omit<OneList, 'address'>): Promise<FileResponse> => {
      const list = await listOf(call);
      await requireEntries(panelDb, list);
      return {
        name: `${list.id}.${format}`,
        content: resultLines(panelDb, list.id, writerOf(list, format)),
      };
    };

  return {
    'GET /lists': async ({ input, session }) => {
      const page = { before: input.before ?? null, limit: PAGE + 1 };
      const found = await listLists(panelDb, session.account.accountId, page);
      const shown = found.slice(0, PAGE);
      return { lists: shown.map(viewOf), next: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
    },

    'POST /lists/quote': async ({ input, session }) => {
      const { quote, problems } = await quoteText(input, session.account.accountId);
      const shown = problems.slice(0, MOST_PROBLEMS);
      return { quote, problems: shown, problems_omitted: problems.length - shown.length };
    },

    'POST /lists': async ({ input, session, address }) => {
      const { userId, account } = session;
      const { accountId } = account;
      const { order_id: orderId, ...what } = input;
      return orderOnce<{ list_id: string }>(panelDb, { accountId, orderId, what }, async (keep) => {
        const { entries } = await quoteText(input, accountId);
        const stored = (await findAccount(panelDb, accountId))?.webhookUrl ?? null;
        const webhookUrl = await usableWebhookUrl(stored, deps.webhookUrlRules);
        await panelDb.$transaction(async (tx) => {
          const list = await storeList(tx, {
            accountId,
            keySeries: NO_KEY_SERIES,
            modules: input.modules,
            maxCredits: input.max_credits,
            webhookUrl,
            notifiesEach: false,
            entries,
          });
          await writeAudit(tx, { userId, address }, { accountId, action: 'list.started', target: list.id });
          await keep(tx, { list_id: list.id });
        });
        lists.wake();
      });
    },

    'GET /lists/:list_id': async (call) => viewOf(await listOf(call)),

    'GET /lists/:list_id/entries': async (call) => {
      const { group, after = '0' } = call.input;
      const { id } = await listOf(call);
      const found = await listResults(panelDb, id, {
        after: Number(after),
        limit: PAGE + 1,
        modules: ['company'],
        ...(group !== undefined && { statuses: STATUSES_OF[group] }),
      });
      const shown = found.slice(0, PAGE);
      return {
        entries: shown.map(entryBody),
        next: found.length > PAGE ? String(shown.at(-1)?.position) : null,
      };
    },

    'GET /lists/:list_id/results.csv': file('csv'),
    'GET /lists/:list_id/results.jsonl': file('jsonl'),
    'POST /lists/:list_id/pause': control('pause'),
    'POST /lists/:list_id/resume': control('resume'),
    'POST /lists/:list_id/cancel': control('cancel'),
  };
}
