import { isUtf8 } from 'node:buffer';
import type { Request } from 'express';

/**
 * The URL in `X-Webhook-URL`, if there is one. Node reads heads as Latin-1, while clients send what they were given, which
 * is UTF-8: without this a host with an umlaut would be another host.
 */
export function webhookHeader(request: Request): string | undefined {
  const sent = request.get('x-webhook-url');
  const bytes = Buffer.from(sent ?? '', 'latin1');
  return sent !== undefined && isUtf8(bytes) ? bytes.toString('utf8') : sent;
}
