import type { Request } from 'express';

/** `/{batch_id}/status` and the like. */
const BATCH_ID = /^\/enrichment\/([^/]+)\//;

/** Paths of a batch's endpoint; without a parameter of Express's, which answers broken encoding before the key is read. */
export function batchPath(what: 'status' | 'results'): RegExp {
  return new RegExp(`^/enrichment/[^/]+/${what}$`);
}

/** The id in the path; one whose percent-encoding is broken stays as it was sent, and is no batch's. */
export function parseBatchId(request: Request): string {
  const sent = BATCH_ID.exec(request.path)?.[1] ?? '';
  try {
    return decodeURIComponent(sent);
  } catch {
    return sent;
  }
}
