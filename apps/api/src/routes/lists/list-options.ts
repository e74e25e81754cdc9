import {
  LIST_NOTICES,
  type ListNotice,
  type Module,
  MODULES,
  parseModules,
  ServiceError,
} from '@firmlens/contract';
import type { Request } from 'express';
import { singleQueryValue } from '../../middleware/query';
import { invalidModule } from '../company/company-refusals';

/** What is asked of a list, in the query. */
export interface ListOptions {
  modules: Module[];
  isDryRun: boolean;
  maxCredits: number | null;
  notify: ListNotice;
}

/** Far more than any list costs. */
const MOST_CREDITS = 1_000_000_000;

/** Parses the query of `POST /lists`. Throws `invalid_parameter` or `invalid_module`. */
export function parseListOptions(request: Request): ListOptions {
  const { modules, unknown } = parseModules(singleQueryValue(request, 'enrich'));
  if (unknown.length > 0) throw invalidModule(unknown);
  const dryRun = choice(request, 'dry_run', ['false', 'true']) ?? 'false';
  return {
    modules: MODULES.filter((module) => modules.includes(module)),
    isDryRun: dryRun === 'true',
    maxCredits: wholeNumber(request, 'max_credits', MOST_CREDITS),
    notify: choice(request, 'notify', LIST_NOTICES) ?? 'end',
  };
}

/** Returns a parameter that has one of these values; undefined if it was not sent. */
export function choice<T extends string>(
  request: Request,
  name: string,
  values: readonly T[],
): T | undefined {
  const sent = singleQueryValue(request, name);
  if (sent === undefined) return undefined;
  const value = values.find((one) => one === sent);
  if (value === undefined) {
    throw new ServiceError('invalid_parameter', `\`${name}\` must be one of ${values.join(', ')}.`);
  }
  return value;
}

/** Returns a whole number from 0 on; null if it was not sent. */
export function wholeNumber(request: Request, name: string, most: number): number | null {
  const sent = singleQueryValue(request, name);
  if (sent === undefined) return null;
  const value = /^\d{1,12}$/.test(sent) ? Number(sent) : NaN;
  if (!(value <= most)) {
    throw new ServiceError('invalid_parameter', `\`${name}\` must be a whole number from 0 to ${most}.`);
  }
  return value;
}
