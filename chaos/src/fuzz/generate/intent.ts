/** A request that means well, in its parts; fuzzing changes one or more of them. */
export interface Intent {
  endpoint: string;
  method: string;
  /** Behind the base path, as they are written. */
  segments: readonly string[];
  /** As they are written; without `=` where the value is null. */
  query: readonly (readonly [name: string, value: string | null])[];
  headers: readonly (readonly [name: string, value: string])[];
  /** Undefined where there is no body. */
  json?: unknown;
}
