import Joi from 'joi';
import { HIGHLIGHT_TYPES } from './company-data';
import { MODULES } from './modules';
import { companyFilterSchemas, type CompanySearchFilters } from './search-requests';
import { WATCH_FREQUENCIES } from './states';
import { MAX_WATCHED_DOMAINS, type WatchRequest } from './watches';

/** Maximum length of a webhook URL, in characters. */
export const MAX_WEBHOOK_URL_LENGTH = 255;

const wholeNumber = () =>
  Joi.string()
    .trim()
    .pattern(/^-?\d+$/);

export interface HistoryQuery {
  limit: number;
  offset: number;
}

/**
 * Query of `GET /account/history`. A limit over 100 is reduced to 100, as published. Any other value out of
 * range is rejected.
 */
export const historyQuerySchema = Joi.object<HistoryQuery>({
  limit: wholeNumber()
    .custom((text: string) => Math.min(Number(text), 100))
    .custom((limit: number, { error }) => (limit >= 1 ? limit : error('number.min')))
    .default(50)
    .messages({ '*': '`limit` must be a whole number of at least 1' }),
  offset: wholeNumber()
    .custom((text: string, { error }) => {
      const offset = Number(text);
      return Number.isSafeInteger(offset) && offset >= 0 ? offset : error('number.min');
    })
    .default(0)
    .messages({ '*': '`offset` must be a whole number of at least 0' }),
}).unknown(true);

/** Body of `POST /account/webhook`. Other fields are ignored. The URL itself is validated elsewhere. */
export const webhookBodySchema = Joi.object<{ webhook_url: string }>({
  webhook_url: Joi.string().allow('').required().messages({ 'any.required': '`webhook_url` is missing' }),
}).unknown(true);

/** Body of `POST /watches`, before the values of its search are checked. */
type WatchBodyInput = Omit<WatchRequest, 'search'> & { search?: CompanySearchFilters };

const oneOf = (field: string, values: readonly string[]) =>
  Joi.string()
    .valid(...values)
    .messages({ '*': `\`${field}\` must be one of ${values.join(', ')}` });

/** Body of `POST /watches`. The domains, and the values of the search, are checked elsewhere. */
export const watchBodySchema = Joi.object<WatchBodyInput>({
  domains: Joi.array()
    .items(Joi.string().allow(''))
    .min(1)
    .max(MAX_WATCHED_DOMAINS)
    .messages({ '*': `\`domains\` must be a list of 1 to ${MAX_WATCHED_DOMAINS} domains` }),
  search: Joi.object(companyFilterSchemas).messages({
    'object.base': '`search` must be an object with the filters of a search for companies',
    'object.unknown': '`{#label}` is not a filter of a search for companies',
  }),
  frequency: oneOf('frequency', WATCH_FREQUENCIES)
    .required()
    .messages({ 'any.required': '`frequency` is missing' }),
  max_credits_per_month: Joi.number().integer().min(0).max(1_000_000_000).required().messages({
    'any.required': '`max_credits_per_month` is missing',
    '*': '`max_credits_per_month` must be a whole number of at least 0',
  }),
  types: Joi.array()
    .items(oneOf('types', HIGHLIGHT_TYPES))
    .min(1)
    .messages({ 'array.base': '`types` must be a list', 'array.min': '`types` must not be empty' }),
  modules: Joi.array()
    .items(oneOf('modules', MODULES))
    .messages({ 'array.base': '`modules` must be a list' }),
  include_rumours: Joi.boolean().messages({ '*': '`include_rumours` must be true or false' }),
})
  .xor('domains', 'search')
  .messages({
    'object.missing': '`domains` or `search` is missing',
    'object.xor': 'Send either `domains` or `search`',
    'object.unknown': '`{#label}` is not a field of a watch',
  });
