import { bodyBytes, bytesOf, type FuzzRequest, requestBytes, sharesConnection } from './request';

/** For `$'…'` of a shell. */
function quoted(bytes: Buffer): string {
  const escaped = bytes
    .toString('latin1')
    .replace(/['\\]/g, '\\$&')
    .replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `$'${escaped}'`;
}

/** A run of one thing, however long, in short. */
const LONGEST = 4_000;
const inShort = (text: string) =>
  text.length <= LONGEST
    ? text
    : `${text.slice(0, LONGEST / 2)} … ${text.length - LONGEST} more … ${text.slice(-LONGEST / 2)}`;

/** How its names are shown: keys as variables of a shell, everything else by its name. */
const shown = (name: string) => (name === 'base' ? '$BASE' : `$${name.toUpperCase().replaceAll(' ', '_')}`);

/**
 * The request for people to repeat: as a command of curl, or as the bytes that go over a socket. Keys are variables, as
 * is what changes from run to run.
 */
export function showRequest(request: FuzzRequest): string {
  const { method, target, headers, body, delivery } = request;
  if (sharesConnection(request) && delivery.kind === 'whole') {
    const parts = [
      'curl -sS --path-as-is',
      method === 'HEAD' ? '-I' : `-X ${method}`,
      ...headers
        .filter(([name, value]) => name.toLowerCase() !== 'host' || value !== '{{host}}')
        .map(([name, value]) => `-H ${quoted(bytesOf(value === '' ? `${name};` : `${name}: ${value}`))}`),
      ...(body === null ? [] : [`--data-binary ${quoted(bodyBytes(body, (name) => `{{${name}}}`))}`]),
      `"$ORIGIN"${quoted(bytesOf(target))}`,
    ];
    return inShort(withNames(parts.join(' ')));
  }
  const { kind, ...how } = delivery;
  const bytes =
    delivery.kind === 'bytes' ? bytesOf(delivery.bytes) : requestBytes(request, (name) => `{{${name}}}`);
  const ways = kind === 'bytes' || kind === 'whole' ? '' : ` # ${kind}: ${JSON.stringify(how)}`;
  return inShort(withNames(`printf %s ${quoted(bytes)} | nc $HOST${ways}`));
}

function withNames(text: string): string {
  return text.replace(/\{\{([a-z]+(?: [\w.-]+)?)\}\}/g, (_whole, name: string) => shown(name));
}
