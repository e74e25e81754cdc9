import { SEARCH_LIMITS, ServiceError } from '@firmlens/contract';
import { normalizeDomain } from '@firmlens/domain';
import { type TArray, type TString, Type } from '@sinclair/typebox';
import { ArgumentError } from './argument-error';

/** Maximum number of companies in a call. */
export const MAX_DOMAINS = SEARCH_LIMITS.domains;

const MAX_CHARACTERS = SEARCH_LIMITS.domainLength;

/** Returns the schema of an argument that names one company. `normalizeDomain` rejects invalid text. */
export function domainArgument(description: string): TString {
  return Type.String({ maxLength: MAX_CHARACTERS, description });
}

/** Returns the schema of an argument that names at least `least` companies. */
export function domainsArgument(description: string, least: number): TArray<TString> {
  const text = Type.String({ minLength: 1, maxLength: MAX_CHARACTERS });
  return Type.Array(text, { minItems: least, maxItems: MAX_DOMAINS, description });
}

/** Returns the named companies in order without duplicates. Throws an `ArgumentError` naming the first invalid domain. */
export function parseDomains(field: string, texts: readonly string[]): string[] {
  const domains = texts.map((text, index) => {
    try {
      return normalizeDomain(text).domain;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      throw new ArgumentError(`${field}.${index}`, error.message, { error: error.code });
    }
  });
  return [...new Set(domains)];
}
