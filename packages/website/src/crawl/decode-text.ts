import { isUtf8 } from 'node:buffer';
import type { EgressResponse } from '@firmlens/egress';
import { decodeBuffer } from 'encoding-sniffer';

/** Number of bytes at the start of a page that are searched for a `meta` element with the charset. */
const SNIFFED_BYTES = 4_096;

/**
 * Decodes a body by its byte order mark, else the charset of the content type, else the page's own `meta`
 * element or XML declaration, else as UTF-8 if the bytes are valid, else as windows-1252. Only encodings that
 * browsers support are used (WHATWG Encoding Standard; no UTF-7), and invalid bytes become U+FFFD.
 */
export function decodeText(response: Pick<EgressResponse, 'headers' | 'body' | 'truncated'>): string {
  const type = response.headers['content-type']?.[0] ?? '';
  const charset = /;\s*charset\s*=\s*["']?([^\s"';]{1,40})/i.exec(type)?.[1];
  const defaultEncoding = isUnicode(response) ? 'utf-8' : 'windows-1252';
  try {
    return decodeBuffer(response.body, {
      maxBytes: SNIFFED_BYTES,
      defaultEncoding,
      ...(charset === undefined ? {} : { transportLayerEncodingLabel: charset }),
    });
  } catch {
    // There is no decoder for some labels, such as `x-user-defined`.
    return new TextDecoder(defaultEncoding).decode(response.body);
  }
}

/** A truncated body may end within a character, which has up to four bytes. */
function isUnicode({ body, truncated }: Pick<EgressResponse, 'body' | 'truncated'>): boolean {
  const cuts = truncated ? [0, 1, 2, 3] : [0];
  return cuts.some((cut) => isUtf8(body.subarray(0, Math.max(0, body.length - cut))));
}
