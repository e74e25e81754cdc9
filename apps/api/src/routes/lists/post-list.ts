import { isUtf8 } from 'node:buffer';
import {
  type ListCreatedResponse,
  type ListQuoteResponse,
  MAX_LIST_BYTES,
  ServiceError,
} from '@firmlens/contract';
import type { ListStarter } from '@firmlens/domain';
import express, { type Request, type RequestHandler } from 'express';
import { admissionOf } from '../../admission/request-admission';
import { answerOnce, digestOf, idempotencyKey, sendJson } from '../../idempotency/idempotency-key';
import { validateWebhookUrl } from '../../webhook-url/validate-webhook-url';
import { webhookHeader } from '../../webhook-url/webhook-header';
import type { CompanyDeps } from '../company/company-deps';
import { webhookRequired } from '../company/company-refusals';
import { listBody } from './list-body';
import { parseListOptions } from './list-options';
import { parseCsvList } from './parse-csv-list';
import { parseJsonList } from './parse-json-list';
import { quoteList } from './quote-list';
import type { RawEntry } from './raw-entry';
import { storeList } from './store-list';

export interface ListDeps extends CompanyDeps {
  lists: Pick<ListStarter, 'wake'>;
}

const MEDIA_TYPE = /^(application\/json|text\/csv)\s*(?:;|$)/i;
const OTHER_CHARSET = /;\s*charset=(?!"?utf-8"?\s*(?:;|$))/i;

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
  return isCsv ? parseCsvList(text) : parseJsonList(text);
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
    const quoteIt = () => quoteList(deps, { accountId, modules, maxCredits }, () => parseBody(request));
    if (options.isDryRun) {
      const { quote, problems } = await quoteIt();
      const body: ListQuoteResponse = { success: true, quote, problems, dry_run: true };
      response.json(body);
      return;
    }
    const { url: target } = request;
    const digest = () =>
      digestOf([
        'POST /lists',
        target.includes('?') ? target.slice(target.indexOf('?') + 1) : '',
        request.get('content-type') ?? '',
        webhookHeader(request) ?? '',
        Buffer.isBuffer(request.body) ? request.body : '',
      ]);
    const idempotent = key === null ? null : { accountId, key, digest: digest() };
    await answerOnce(db, idempotent, response, async (keep) => {
      const { entries, quote, problems } = await quoteIt();
      const account = await db.account.findUnique({ where: { id: accountId }, select: { webhookUrl: true } });
      const webhookUrl = await webhookOf(request, account?.webhookUrl ?? null, deps);
      const body = await db.$transaction(async (tx) => {
        const list = await storeList(tx, {
          accountId,
          keySeries: series,
          modules,
          maxCredits,
          webhookUrl,
          notifiesEach: options.notify === 'each',
          entries,
        });
        const created: ListCreatedResponse = {
          success: true,
          quote,
          problems,
          data: listBody(list, baseUrl),
        };
        const text = JSON.stringify(created);
        await keep?.(tx, { status: 202, body: text });
        return text;
      });
      deps.lists.wake();
      sendJson(response, { status: 202, body });
    });
  };
}
