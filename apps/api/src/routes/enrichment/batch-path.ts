import type { Request } from 'express';

/** Matches `/enrichment/{batch_id}/status` and the like. */
const BATCH_ID = /^\/enrichment\/([^/]+)\//;

/**
 * Returns the path pattern of a batch's endpoint. It has no Express parameter, because Express rejects broken
 * encoding before the key is read.
 */
export function batchPath(what: 'status' | 'results' | 'replay'): RegExp {
  return new RegExp(`^/enrichment/[^/]+/${what}$`);
}

/**
 * Returns the id in the path. An id with broken percent-encoding is returned as it was sent. No batch has
 * such an id.
 */
export function parseBatchId(request: Request): string {
  const sent = BATCH_ID.exec(request.path)?.[1] ?? '';
  try {
    return decodeURIComponent(sent);
  } catch {
    return sent;
  }
}
