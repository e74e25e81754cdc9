import { type FuzzRequest, isWellFormed, type ResolvePlaceholder } from './request';
import { isObject } from './rules/fault';
import { parseJsonBody } from './rules/parse-json-body';
import type { FuzzTarget } from './target';
import type { HttpResponse } from './wire/read-response';

/** What the placeholders in requests stand for during a run. */
export interface Placeholders {
  meaningFor(request: FuzzRequest, baseUrl: string): ResolvePlaceholder;
  /** Stores batches, lists, watches and cursors from a response, so that later requests can use them. */
  learn(request: FuzzRequest, response: HttpResponse): void;
}

/** Well-formed, but of no batch, list or watch. */
const UNKNOWN = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
/** Well-formed, but of no account. */
const UNKNOWN_KEY = 'flk_00000000000000000000000000000000';
const REMEMBERED = 40;

/** Returns the key with another last character, so that its checksum is wrong. */
const mistyped = (key: string) => key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');

function itemAt<Item>(items: readonly Item[], number: string): Item | undefined {
  return items[Number(number) % Math.max(1, items.length)];
}

/** Starts without any batch or cursor. */
export function createPlaceholders(target: FuzzTarget): Placeholders {
  const ids: Record<'batch' | 'list' | 'watch', string[]> = { batch: [], list: [], watch: [] };
  let cursor = 'bm90aGluZw';

  function key(which: string, isWellFormedRequest: boolean): string {
    if (!isWellFormedRequest || which === 'unchecked') return target.unchecked.apiKey;
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
          case 'list':
          case 'watch':
            return itemAt(ids[kind], which) ?? `${kind}_${UNKNOWN}`;
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
      for (const [kind, known] of Object.entries(ids)) {
        const isNew = response.status === 201 || response.status === 202;
        const id = isNew ? new RegExp(`"(${kind}_[0-9A-Z]{26})"`).exec(text)?.[1] : undefined;
        if (id === undefined) continue;
        known.push(id);
        if (known.length > REMEMBERED) known.shift();
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
