/** Form of our source names, with an optional finer origin after a colon. */
const SOURCE_NAME = /^[a-z][a-z0-9-]{0,29}(?::[a-z][a-z0-9-]{0,29})?$/;

/** Returns the name of a source, or `other` if it has not the form of ours. */
export function shownSource(source: string): string {
  return SOURCE_NAME.test(source) ? source : 'other';
}
