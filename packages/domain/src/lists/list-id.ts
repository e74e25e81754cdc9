import { newUlid } from '../new-ulid';

const LIST_ID_PATTERN = /^list_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Creates `list_` and a ULID: a time, then 80 random bits. */
export function newListId(): string {
  return `list_${newUlid()}`;
}

export function isListId(text: string): boolean {
  return LIST_ID_PATTERN.test(text);
}
