import { newUlid } from '../new-ulid';

const WATCH_ID_PATTERN = /^watch_[0-9A-HJKMNP-TV-Z]{26}$/;
const SIGNAL_EVENT_ID_PATTERN = /^signal_([0-7][0-9a-f]{15})$/;

/** Creates `watch_` and a ULID: a time, then 80 random bits. */
export function newWatchId(): string {
  return `watch_${newUlid()}`;
}

export function isWatchId(text: string): boolean {
  return WATCH_ID_PATTERN.test(text);
}

/** Returns the number in the id of an event that tells a signal; null if it is no such id. */
export function numberOfSignalEvent(text: string): bigint | null {
  const digits = SIGNAL_EVENT_ID_PATTERN.exec(text)?.[1];
  return digits === undefined ? null : BigInt(`0x${digits}`);
}

/** Returns the id of the event that tells a signal, by its row. */
export function signalEventId(id: bigint): string {
  return `signal_${id.toString(16).padStart(16, '0')}`;
}
