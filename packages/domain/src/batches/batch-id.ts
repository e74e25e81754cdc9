import { ulid } from 'ulid';

const FORM = /^batch_[0-9A-HJKMNP-TV-Z]{26}$/;

/** `batch_` and a ULID: 80 random bits after the time. */
export function newBatchId(): string {
  return `batch_${ulid()}`;
}

export function isBatchId(text: string): boolean {
  return FORM.test(text);
}
