import { isUtf8 } from 'node:buffer';
import {
  type ListCreatedResponse,
  type ListQuoteResponse,
  MAX_LIST_BYTES,
  priceOf,
  ServiceError,
} from '@firmlens/contract';
import {
  createList,
  findCredits,
  findList,
  type ListStarter,
  MOST_ENTRIES_PER_DAY,
  MOST_OPEN_LISTS,
} from '@firmlens/domain';
import { workFor } from '@firmlens/turns';
import express, { type Request, type RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';
import { answerOnce, digestOf, idempotencyKey, sendJson } from '../../idempotency/idempotency-key';
import { validateWebhookUrl } from '../../webhook-url/validate-webhook-url';
import { webhookHeader } from '../../webhook-url/webhook-header';
import type { CompanyDeps } from '../company/company-deps';
import { webhookRequired } from '../company/company-refusals';
import { listBody, problemsOf, quoteOf } from './list-body';
import { parseListOptions } from './list-options';
import { parseCsvList } from './parse-csv-list';
import { parseJsonList } from './parse-json-list';
import { planEntries } from './plan-entries';
import type { RawEntry } from './raw-entry';

export interface ListDeps extends CompanyDeps {
  lists: Pick<ListStarter, 'wake'>;
}

const MEDIA_TYPE = /^(application\/json|text\/csv)\s*(?:;|$)/i;
const OTHER_CHARSET = /;\s*charset=(?!"?utf-8"?\s*(?:;|$))/i;

/** Retry-After in seconds for an account with too many lists. */
const RETRY_SECONDS = 60;

const requireListType: RequestHandler = (request, _response, next) => {
  const type = request.get('content-type') ?? '';
  if (!MEDIA_TYPE.test(type)) {
    throw new ServiceError('unsupported_media_type', 'Send the list as application/json or text/csv.');
  }
  if (OTHER_CHARSET.test(type)) throw new ServiceError('unsupported_media_type', 'The body must be UTF-8.');
  next();
};

/** Reads the body of `POST /lists` as bytes. */
export const listRequestBody: RequestHandler[] = [
  requireListType,
  express.raw({ type: () => true, limit: MAX_LIST_BYTES, inflate: false }),
];

async function parseBody(request: Request): Promise<RawEntry[]> {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const isCsv = /^text\/csv/i.test(request.get('content-type') ?? '');
  if (!isUtf8(bytes)) {
    throw new ServiceError(isCsv ? 'invalid_list' : 'invalid_json', 'The body is not UTF-8.');
  }
  const text = bytes.toString('utf8');
  const entries = isCsv ? await parseCsvList(text) : parseJsonList(text);
  if (entries.length === 0) throw new ServiceError('invalid_list', 'The list has no entries.');
  return entries;
}

/** Returns the URL for events: the one in the header, else the stored one, if any. Throws `webhook_required`. */
export async function webhookOf(
  request: Request,
  stored: string | null,
  deps: Pick<ListDeps, 'webhookUrlRules' | 'baseUrl'>,
): Promise<string | null> {
  const sent = webhookHeader(request);
  const url = sent ?? stored;
  const fault = url === null ? null : await validateWebhookUrl(url, deps.webhookUrlRules);
  if (fault === null) return url;
  if (sent === undefined) return null;
  throw webhookRequired(fault, deps.baseUrl);
}

/** `POST /lists`: says what a list costs, and starts it unless that was all that was asked. */
export function postList(deps: ListDeps): RequestHandler {
  const { db, baseUrl } = deps;
  return async (request, response) => {
    const { accountId, series } = admissionOf(response).record;
    const options = parseListOptions(request);
    const { modules, maxCredits } = options;
    const key = idempotencyKey(request);
    const planned = async () =>
      workFor(`list of ${accountId}`, async () => planEntries(deps, modules, await parseBody(request)));
    const quoteFor = async (entries: Awaited<ReturnType<typeof planned>>) => {
      const credits = await findCredits(db, accountId);
      const balance = credits?.balance ?? 0;
      return {
        success: true as const,
        quote: quoteOf(entries, { priceEach: priceOf(modules), maxCredits, balance }),
        problems: problemsOf(entries),
      };
    };
    if (options.isDryRun) {
      const body: ListQuoteResponse = { ...(await quoteFor(await planned())), dry_run: true };
      response.json(body);
      return;
    }
    const { url: target } = request;
    const digest = () =>
      digestOf([
        'POST /lists',
        target.split('?')[1] ?? '',
        request.get('content-type') ?? '',
        webhookHeader(request) ?? '',
        Buffer.isBuffer(request.body) ? request.body : '',
      ]);
    const idempotent = key === null ? null : { accountId, key, digest: digest() };
    await answerOnce(db, idempotent, response, async (keep) => {
      const entries = await planned();
      const quoted = await quoteFor(entries);
      const account = await db.account.findUnique({ where: { id: accountId }, select: { webhookUrl: true } });
      const webhookUrl = await webhookOf(request, account?.webhookUrl ?? null, deps);
      const body = await db.$transaction(async (tx) => {
        const listId = await createList(tx, {
          accountId,
          keySeries: series,
          modules,
          maxCredits,
          webhookUrl,
          notifiesEach: options.notify === 'each',
          entries,
        });
        const list = listId === null ? null : await findList(tx, accountId, listId);
        if (list === null) throw tooManyLists();
        const created: ListCreatedResponse = { ...quoted, data: listBody(list, baseUrl) };
        const text = JSON.stringify(created);
        await keep?.(tx, { status: 202, body: text });
        return text;
      });
      deps.lists.wake();
      sendJson(response, { status: 202, body });
    });
  };
}

function tooManyLists(): ServiceError {
  return new ServiceError(
    'concurrent_limit_reached',
    `An account has at most ${MOST_OPEN_LISTS} lists that have not ended, and sends at most ${MOST_ENTRIES_PER_DAY} entries a day.`,
    { headers: { 'Retry-After': String(RETRY_SECONDS) } },
  );
}
