import { ServiceError } from '@firmlens/contract';
import { normalizeDomain } from '@firmlens/domain';
import { type TArray, type TString, Type } from '@sinclair/typebox';
import { invalidArgument } from '../protocol/rpc-error';

/** Most companies that a call may name. */
export const MAX_DOMAINS = 25;

/** Longest domain or URL. */
const MOST_CHARACTERS = 2_048;

/** An argument that names one company; what cannot be read is refused by `normalizeDomain`. */
export function domainArgument(description: string): TString {
  return Type.String({ maxLength: MOST_CHARACTERS, description });
}

/** An argument that names companies, at least so many of them. */
export function domainsArgument(description: string, least: number): TArray<TString> {
  const text = Type.String({ minLength: 1, maxLength: MOST_CHARACTERS });
  return Type.Array(text, { minItems: least, maxItems: MAX_DOMAINS, description });
}

/** The companies that are named, each once and in that order. Throws -32602 naming the one that cannot be read. */
export function parseDomains(field: string, texts: readonly string[]): string[] {
  const domains = texts.map((text, index) => {
    try {
      return normalizeDomain(text).domain;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      throw invalidArgument(`${field}.${index}`, error.message, { error: error.code });
    }
  });
  return [...new Set(domains)];
}
