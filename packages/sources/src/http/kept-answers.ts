/** An answer that its server can be asked about: whether it has changed since. */
export interface KeptAnswer {
  etag: string | null;
  /** The server's own words. */
  lastModified: string | null;
  contentType: string;
  body: Buffer;
}

/** Answers kept for conditional requests (RFC 9110, section 13), by URL. */
export interface KeptAnswers {
  find(url: string): Promise<KeptAnswer | null>;
  keep(url: string, answer: KeptAnswer): Promise<void>;
}
