import { count } from './numbers';

/** A length of time for people: "340 ms", "12.4 s", "3 min 5 s", "2 h 10 min". */
export function duration(milliseconds: number): string {
  if (milliseconds < 1_000) return `${count(Math.round(milliseconds))} ms`;
  const seconds = milliseconds / 1_000;
  if (seconds < 60) return `${count(Math.round(seconds * 10) / 10)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${Math.floor(seconds % 60)} s`;
  return `${count(Math.floor(minutes / 60))} h ${minutes % 60} min`;
}

/** The time between two times in ISO 8601. */
export const between = (start: string, end: string): string =>
  duration(Math.max(0, Date.parse(end) - Date.parse(start)));
