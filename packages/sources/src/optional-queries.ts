import { SourceError } from './http';

/** Those parts of one look-up without which the rest can be told. */
export interface OptionalQueries {
  /** What the request gives; null where the other side is at fault, which is then told under the part's name. */
  ask<T>(part: string, request: () => Promise<T>): Promise<T | null>;
  /** What the outcome has to say of them: nothing where all could be asked. */
  lacking(): { incomplete?: string };
}

/** None of them asked yet. */
export function createOptionalQueries(): OptionalQueries {
  const faults: string[] = [];
  return {
    async ask(part, request) {
      try {
        return await request();
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        faults.push(`${part}: ${error.message}`);
        return null;
      }
    },
    lacking: () =>
      faults.length === 0 ? {} : { incomplete: `part of it could not be asked: ${faults.join('; ')}` },
  };
}
