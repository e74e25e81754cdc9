import { isUtf8 } from 'node:buffer';
import type { Request } from 'express';

/**
 * Returns the URL in `X-Webhook-URL`, if there is one. Node decodes headers as Latin-1, but clients send
 * UTF-8. Without this a host with an umlaut would become another host.
 */
export function webhookHeader(request: Request): string | undefined {
  const sent = request.get('x-webhook-url');
  const bytes = Buffer.from(sent ?? '', 'latin1');
  return sent !== undefined && isUtf8(bytes) ? bytes.toString('utf8') : sent;
}
