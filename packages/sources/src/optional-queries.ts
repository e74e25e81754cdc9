import { SourceError } from './http';

/** The requests of a lookup that may fail without failing the whole lookup. */
export interface OptionalQueries {
  /**
   * Returns the result of the request, or null if it fails with `SourceError`. The failure is recorded under
   * the name of the part.
   */
  run<T>(part: string, request: () => Promise<T>): Promise<T | null>;
  /** Returns the outcome's `incomplete` field, or nothing if no request failed. */
  incompleteField(): { incomplete?: string };
}

/** Creates an empty record of failures. */
export function createOptionalQueries(): OptionalQueries {
  const faults: string[] = [];
  return {
    async run(part, request) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        faults.push(`${part}: ${error.message}`);
        return null;
      }
    },
    incompleteField: () =>
      faults.length === 0 ? {} : { incomplete: `part of it could not be queried: ${faults.join('; ')}` },
  };
}
