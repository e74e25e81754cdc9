import { newUlid } from '../new-ulid';

const BATCH_ID_PATTERN = /^batch_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Creates `batch_` and a ULID: a time, then 80 random bits. */
export function newBatchId(): string {
  return `batch_${newUlid()}`;
}

export function isBatchId(text: string): boolean {
  return BATCH_ID_PATTERN.test(text);
}
