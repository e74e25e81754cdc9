import { bodyBytes, bytesOf, type FuzzRequest, requestBytes, sharesConnection } from './request';

/** Quotes bytes for a shell, as `$'…'`. */
function shellQuote(bytes: Buffer): string {
  const escaped = bytes
    .toString('latin1')
    .replace(/['\\]/g, '\\$&')
    .replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `$'${escaped}'`;
}

/** Longer text is shortened in the middle. */
const LONGEST = 4_000;
const truncate = (text: string) =>
  text.length <= LONGEST
    ? text
    : `${text.slice(0, LONGEST / 2)} … ${text.length - LONGEST} more … ${text.slice(-LONGEST / 2)}`;

/** Returns the shell variable that stands for a placeholder. */
const shellVariable = (name: string) =>
  name === 'base' ? '$BASE' : `$${name.toUpperCase().replaceAll(' ', '_')}`;

/**
 * Returns the request in a form that people can repeat: a curl command, or the bytes for a socket. Keys, and
 * everything that changes between runs, are variables.
 */
export function showRequest(request: FuzzRequest): string {
  const { method, target, headers, body, delivery } = request;
  if (sharesConnection(request) && delivery.kind === 'whole') {
    const parts = [
      'curl -sS --path-as-is',
      method === 'HEAD' ? '-I' : `-X ${method}`,
      ...headers
        .filter(([name, value]) => name.toLowerCase() !== 'host' || value !== '{{host}}')
        .map(([name, value]) => `-H ${shellQuote(bytesOf(value === '' ? `${name};` : `${name}: ${value}`))}`),
      ...(body === null ? [] : [`--data-binary ${shellQuote(bodyBytes(body, (name) => `{{${name}}}`))}`]),
      `"$ORIGIN"${shellQuote(bytesOf(target))}`,
    ];
    return truncate(withNames(parts.join(' ')));
  }
  const { kind, ...how } = delivery;
  const bytes =
    delivery.kind === 'bytes' ? bytesOf(delivery.bytes) : requestBytes(request, (name) => `{{${name}}}`);
  const ways = kind === 'bytes' || kind === 'whole' ? '' : ` # ${kind}: ${JSON.stringify(how)}`;
  return truncate(withNames(`printf %s ${shellQuote(bytes)} | nc $HOST${ways}`));
}

function withNames(text: string): string {
  return text.replace(/\{\{([a-z]+(?: [\w.-]+)?)\}\}/g, (_whole, name: string) => shellVariable(name));
}
