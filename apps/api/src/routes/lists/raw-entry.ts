/** An entry of a list as it was sent. */
export interface RawEntry {
  /** The line of the CSV file, or the place in the JSON list, from 1. */
  line: number;
  /** Null if none was sent. */
  domain: string | null;
  name: string | null;
  country: string | null;
}
