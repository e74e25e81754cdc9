/** A valid request in its parts. Fuzzing changes one or more of them. */
export interface Intent {
  endpoint: string;
  method: string;
  /** The path segments after the base path, as written. */
  segments: readonly string[];
  /** As written. A null value has no `=`. */
  query: readonly (readonly [name: string, value: string | null])[];
  headers: readonly (readonly [name: string, value: string])[];
  /** Undefined if there is no body. */
  json?: unknown;
}
