import { LIST_NOTICES, type ListNotice, type Module, MODULES, parseModules } from '@firmlens/contract';
import type { Request } from 'express';
import { choice, singleQueryValue, wholeNumber } from '../../middleware/query';
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
