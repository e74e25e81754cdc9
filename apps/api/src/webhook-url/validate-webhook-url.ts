import { isIPv4 } from 'node:net';
import { MAX_WEBHOOK_URL_LENGTH } from '@firmlens/contract';
import { type Egress, EgressError, parseUrl } from '@firmlens/egress';

export interface WebhookUrlRules {
  egress: Egress;
  /** Ports that a URL may use. */
  ports: readonly number[];
  /** Our own host, which must not be called. */
  ownHost: string;
}

/**
 * How long a request waits for the host to resolve. If it does not in time, its addresses are checked when
 * the webhook is called.
 */
const RESOLVE_TIMEOUT_MS = 2_000;

/** For how long a URL that can be used is not checked again. The addresses are, at every connection. */
const USABLE_SECONDS = 30;
const MAX_REMEMBERED = 1_000;

/** Until when each URL counts as usable, in ms of the process's clock. */
const usableUntil = new WeakMap<Egress, Map<string, number>>();

const EXAMPLE_DOMAIN = /(^|\.)example\.(com|net|org)$/;
/** `your-domain…`, as published, and other names that documents use. A label is compared whole: `your-server.de` exists. */
const PLACEHOLDER_DOMAIN = /(^|\.)(your-?domain|your-?(company|app|site|host|receiver|endpoint)\.)/;
/** Something to fill in, such as `YOUR_PATH` or `<path>`. */
const PLACEHOLDER_TEXT = /\bYOUR_|<[^>]*>/;
/**
 * Rejected by name because the contract lists them, wherever the operator's `EGRESS_CONNECT_TO` maps them.
 */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1']);

/** Says what is wrong with the URL's form, for the caller to read. Null if nothing is. */
function findSyntaxFault(
  text: string,
  { ports, ownHost }: Pick<WebhookUrlRules, 'ports' | 'ownHost'>,
): string | null {
  if (text.length > MAX_WEBHOOK_URL_LENGTH) return `it is longer than ${MAX_WEBHOOK_URL_LENGTH} characters`;
  if (/[\p{Cc}\p{Cf}\p{Z}\\]/u.test(text))
    return 'it contains white space, control characters or a backslash';
  const url = /^https:\/\/[^/?#]/i.test(text) ? parseUrl(text) : null;
  if (url === null) return 'it must be a URL that starts with https://';
  if (
    url.username !== '' ||
    url.password !== '' ||
    text.slice('https://'.length).split(/[/?#]/, 1)[0]?.includes('@')
  ) {
    return 'it must not carry credentials';
  }
  if (text.includes('#')) return 'it must not have a fragment';
  if (!ports.includes(url.port === '' ? 443 : Number(url.port)))
    return `its port must be one of ${ports.join(', ')}`;
  const host = url.hostname.replace(/\.$/, '');
  if (isIPv4(host) && !text.slice('https://'.length).startsWith(host)) {
    return 'it writes an IP address in an unusual form';
  }
  if (
    EXAMPLE_DOMAIN.test(host) ||
    PLACEHOLDER_DOMAIN.test(host) ||
    PLACEHOLDER_TEXT.test(text) ||
    /your-unique-url/i.test(text)
  ) {
    return 'it is a placeholder; use the URL of your receiver';
  }
  if (THIS_MACHINE.has(host)) return 'its host is not a public address';
  if (host === ownHost) return 'it points to this service';
  return null;
}

/** Returns an account's stored URL; null if there is none, or it cannot be used. */
export async function usableWebhookUrl(
  stored: string | null,
  rules: WebhookUrlRules,
): Promise<string | null> {
  return stored !== null && (await validateWebhookUrl(stored, rules)) === null ? stored : null;
}

/**
 * Says what is wrong with a webhook URL, including its host's addresses. Null if it can be used. A host that
 * does not resolve now is accepted: the addresses are checked again at every connection. So a URL that an account uses
 * for each of its requests is looked up once in a while.
 */
export async function validateWebhookUrl(text: string, rules: WebhookUrlRules): Promise<string | null> {
  const fault = findSyntaxFault(text, rules);
  if (fault !== null) return fault;
  const { egress } = rules;
  if (isKnownUsable(text, rules)) return null;
  const usable = usableUntil.get(egress) ?? new Map<string, number>();
  usableUntil.set(egress, usable);
  const addressFault = await findAddressFault(text, egress);
  if (addressFault === null) {
    if (usable.size >= MAX_REMEMBERED) usable.clear();
    usable.set(text, performance.now() + USABLE_SECONDS * 1_000);
  }
  return addressFault;
}

/** Whether a URL was found usable a moment ago, so that `validateWebhookUrl` need not look at it. */
export function isKnownUsable(text: string, { egress }: Pick<WebhookUrlRules, 'egress'>): boolean {
  return (usableUntil.get(egress)?.get(text) ?? 0) > performance.now();
}

async function findAddressFault(text: string, egress: Egress): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, RESOLVE_TIMEOUT_MS);
  });
  try {
    await Promise.race([egress.check(text), overdue]);
    return null;
  } catch (error) {
    if (!(error instanceof EgressError)) throw error;
    return error.code === 'refused_address' || error.code === 'refused_url'
      ? 'its host is not a public address'
      : null;
  } finally {
    clearTimeout(timer);
  }
}
