import { type FuzzRequest, isWellFormed, type ResolvePlaceholder } from './request';
import { isObject } from './rules/fault';
import { parseJsonBody } from './rules/parse-json-body';
import type { FuzzTarget } from './target';
import type { HttpResponse } from './wire/read-response';

/** What the placeholders in requests stand for during a run. */
export interface Placeholders {
  meaningFor(request: FuzzRequest, baseUrl: string): ResolvePlaceholder;
  /** Stores batches and cursors from a response, so that later requests can use them. */
  learn(request: FuzzRequest, response: HttpResponse): void;
}

/** Well-formed, but of no batch. */
const NO_BATCH = 'batch_01ARZ3NDEKTSV4RRFFQ69G5FAV';
/** Well-formed, but of no account. */
const UNKNOWN_KEY = 'flk_00000000000000000000000000000000';
const REMEMBERED_BATCHES = 40;

/** Returns the key with another last character, so that its checksum is wrong. */
const mistyped = (key: string) => key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');

function itemAt<Item>(items: readonly Item[], number: string): Item | undefined {
  return items[Number(number) % Math.max(1, items.length)];
}

/** Starts without any batch or cursor. */
export function createPlaceholders(target: FuzzTarget): Placeholders {
  const batches: string[] = [];
  let cursor = 'bm90aGluZw';

  function key(which: string, isWellFormedRequest: boolean): string {
    if (!isWellFormedRequest) return target.unchecked.apiKey;
    return which === 'poor' ? target.poor.apiKey : (itemAt(target.payers, which)?.apiKey ?? '');
  }

  return {
    meaningFor(request, baseUrl) {
      const { host, origin, pathname } = new URL(baseUrl);
      const isWellFormedRequest = isWellFormed(request);
      return (name) => {
        const [kind = '', which = ''] = name.split(' ');
        switch (kind) {
          case 'base':
            return pathname;
          case 'host':
            return host;
          case 'origin':
            return origin;
          case 'webhook':
            return target.webhookUrl;
          case 'domain':
            return itemAt(target.domains, which) ?? '';
          case 'batch':
            return itemAt(batches, which) ?? NO_BATCH;
          case 'cursor':
            return cursor;
          case 'key':
            return key(which, isWellFormedRequest);
          case 'refused':
            return itemAt(target.refusedKeys, which) ?? '';
          case 'wrong':
            return which === 'sum' ? mistyped(target.unchecked.apiKey) : UNKNOWN_KEY;
          default:
            return name;
        }
      };
    },
    learn(request, response) {
      if (response.status >= 300) return;
      const text = response.body.toString('latin1');
      const batch = response.status === 202 ? /batch_[0-9A-Z]{26}/.exec(text)?.[0] : undefined;
      if (batch !== undefined) {
        batches.push(batch);
        if (batches.length > REMEMBERED_BATCHES) batches.shift();
      }
      if (request.endpoint.endsWith('search_signals') && text.includes('"next_cursor":"')) {
        const body = parseJsonBody(response.body);
        const result = isObject(body) && isObject(body['result']) ? body['result'] : {};
        const content = result['structuredContent'];
        const next = isObject(content) ? content['next_cursor'] : undefined;
        // Only a search without filters can continue another search without filters.
        const hasFilters =
          /"(?:domains|types|funding_stages|countries|industries|since|until|include_rumours)":/;
        if (typeof next === 'string' && !hasFilters.test(request.body?.text ?? '')) cursor = next;
      }
    },
  };
}
