import { isIPv4 } from 'node:net';
import { MAX_WEBHOOK_URL_LENGTH } from '@firmlens/contract';
import { type Egress, EgressError, parseUrl } from '@firmlens/egress';

export interface WebhookUrlRules {
  egress: Egress;
  /** Ports that a URL may name. */
  ports: readonly number[];
  /** Our own host, which must not be called back. */
  ownHost: string;
}

/** How long a request waits for the name to be resolved; what is not known then is checked at the connection. */
const RESOLVE_TIMEOUT_MS = 2_000;

const EXAMPLE_DOMAIN = /(^|\.)example\.(com|net|org)$/;
const PLACEHOLDER_DOMAIN = /(^|\.)your-?domain/;
/** Named as such by the contract, wherever the operator's `EGRESS_CONNECT_TO` leads them. */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1']);

/** What is wrong with the URL's form, in words for the one who sent it; null where nothing is. */
function webhookUrlFault(
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
  if (EXAMPLE_DOMAIN.test(host) || PLACEHOLDER_DOMAIN.test(host) || /your-unique-url/i.test(text)) {
    return 'it is a placeholder; use the URL of your receiver';
  }
  if (THIS_MACHINE.has(host)) return 'its host is not a public address';
  if (host === ownHost) return 'it points to this service';
  return null;
}

/**
 * What is wrong with a webhook URL, its host's addresses included; null where it can be used. A name that cannot
 * be resolved now is let through: the addresses are checked again at every connection.
 */
export async function validateWebhookUrl(text: string, rules: WebhookUrlRules): Promise<string | null> {
  const fault = webhookUrlFault(text, rules);
  if (fault !== null) return fault;
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, RESOLVE_TIMEOUT_MS);
  });
  try {
    await Promise.race([rules.egress.check(text), overdue]);
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
