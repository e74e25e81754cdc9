import { createHmac } from 'node:crypto';
import type { DeliveryFault } from '@firmlens/contract';
import { type PastedDelivery, secretKeys } from './pasted-delivery';

/**
 * Says how a receiver came to the signature that it expected: no fault if it is right, the mistakes that lead to it, or
 * `unknown`.
 */
export function explainComputed(
  { headers, body }: PastedDelivery,
  secret: string,
  computed: string,
): DeliveryFault[] {
  const wanted = bytesOf(computed);
  const timestamp = headers.get('x-service-timestamp') ?? headers.get('webhook-timestamp') ?? '';
  const id = headers.get('webhook-id') ?? '';
  const forms: [DeliveryFault | null, (content: string) => string][] = [
    [null, (content) => `${timestamp}.${content}`],
    [null, (content) => `${id}.${timestamp}.${content}`],
    ['without_timestamp', (content) => content],
  ];
  for (const [atForm, form] of forms) {
    for (const [atKey, key] of secretKeys(secret)) {
      for (const [atBody, content] of misreadings(body)) {
        const digest = createHmac('sha256', key).update(form(content)).digest();
        if (!wanted.some((bytes) => bytes.equals(digest))) continue;
        return [atForm, atBody, atKey].filter((fault) => fault !== null);
      }
    }
  }
  return ['unknown'];
}

/** A digest is written in hex or base64, with or without the name of its scheme. */
function bytesOf(text: string): Buffer[] {
  const bare = text.trim().replace(/^(?:v1,|v1=|sha256=)/i, '');
  return [Buffer.from(bare, 'hex'), Buffer.from(bare, 'base64')];
}

/** What frameworks make of a body before a receiver signs it. */
function misreadings(body: string): [DeliveryFault | null, string][] {
  const same: [DeliveryFault | null, string][] = [
    [null, body],
    ['surrounding_space', `${body}\n`],
    ['surrounding_space', body.trim()],
  ];
  try {
    const parsed = JSON.parse(body) as unknown;
    const spaced = JSON.stringify(parsed, null, 1).replaceAll(/\n\s*/g, ' ');
    const texts = [
      JSON.stringify(parsed),
      JSON.stringify(parsed, null, 2),
      JSON.stringify(parsed, null, 4),
      // As Python writes it.
      spaced.replaceAll(/([[{]) | ([\]}])/g, '$1$2'),
    ];
    return [...same, ...texts.map((text): [DeliveryFault, string] => ['json_reencoded', text])];
  } catch {
    return same;
  }
}
