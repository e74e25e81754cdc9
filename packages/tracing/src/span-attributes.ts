/**
 * What a span may say. The list is closed: ids, names from our own code, the company's domain, numbers. No URL, header,
 * query, text of a page or name of a person has a place in it.
 */
export interface SpanAttributes {
  'http.request.method'?: string;
  /** The route's pattern, not the path. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  /** The class or the code of an error, never its message. */
  'error.type'?: string;
  'firmlens.account_id'?: number;
  'firmlens.batch_id'?: string;
  'firmlens.delivery_id'?: string;
  /** The registrable domain of the company. */
  'firmlens.domain'?: string;
  'firmlens.source'?: string;
  'firmlens.module'?: string;
  /** How the work ended, as one of a few words. */
  'firmlens.outcome'?: string;
  /** The number of the delivery's attempt or of the batch's try, from 1. */
  'firmlens.attempt'?: number;
  'firmlens.pages'?: number;
  'firmlens.response_bytes'?: number;
}
