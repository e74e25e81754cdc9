import Joi from 'joi';
import { SEARCH_LIMITS } from './filters';
import { MAX_COMPANY_NAME_LENGTH } from './lists';

/** The filters of a search for companies, as they are sent. Their values are checked against their lists elsewhere. */
export interface CompanySearchFilters {
  query?: string;
  industries?: string[];
  countries?: string[];
  employee_ranges?: string[];
  funding_stages?: string[];
  technologies?: string[];
  signal_types?: string[];
  since?: string;
}

/** Query of `GET /companies/search`. */
export interface CompanySearchQuery extends CompanySearchFilters {
  limit: number;
  cursor?: string;
}

/** Query of `GET /signals/search`. */
export interface SignalSearchQuery {
  domains?: string[];
  types?: string[];
  funding_stages?: string[];
  countries?: string[];
  industries?: string[];
  since?: string;
  until?: string;
  include_rumours?: boolean;
  limit: number;
  cursor?: string;
}

/** Query of `GET /companies/resolve`. */
export interface ResolveQuery {
  name: string;
  country?: string;
}

const { values, valueLength, domains, domainLength, queryLength, cursorLength, pageSize, defaultPageSize } =
  SEARCH_LIMITS;

/** A text of at most this length. Nothing between the `=` and the next parameter means that it is not sent. */
const text = (name: string, most: number) =>
  Joi.string()
    .empty('')
    .max(most)
    .messages({ '*': `\`${name}\` must have at most ${most} characters` });

/** Several values, as an array of texts. */
const list = (name: string, most: number, longest: number) =>
  Joi.array()
    .items(Joi.string().max(longest))
    .max(most)
    .messages({ '*': `\`${name}\` takes at most ${most} values of at most ${longest} characters` });
const filter = (name: string) => list(name, values, valueLength);

const page = {
  limit: Joi.string()
    .empty('')
    .pattern(/^\d{1,4}$/)
    .custom(Number)
    .custom((limit: number, { error }) => (limit >= 1 && limit <= pageSize ? limit : error('number.max')))
    .default(defaultPageSize)
    .messages({ '*': `\`limit\` must be a whole number from 1 to ${pageSize}` }),
  cursor: text('cursor', cursorLength),
};

/** Each filter of a search for companies. */
export const companyFilterSchemas = {
  query: text('query', queryLength),
  industries: filter('industries'),
  countries: filter('countries'),
  employee_ranges: filter('employee_ranges'),
  funding_stages: filter('funding_stages'),
  technologies: filter('technologies'),
  signal_types: filter('signal_types'),
  since: text('since', valueLength),
};

export const companySearchQuerySchema = Joi.object<CompanySearchQuery>({ ...companyFilterSchemas, ...page });

export const signalSearchQuerySchema = Joi.object<SignalSearchQuery>({
  domains: list('domains', domains, domainLength),
  types: filter('types'),
  funding_stages: filter('funding_stages'),
  countries: filter('countries'),
  industries: filter('industries'),
  since: text('since', valueLength),
  until: text('until', valueLength),
  include_rumours: Joi.string()
    .empty('')
    .valid('false', 'true')
    .custom((sent: string) => sent === 'true')
    .messages({ '*': '`include_rumours` must be one of false, true' }),
  ...page,
});

export const resolveQuerySchema = Joi.object<ResolveQuery>({
  name: Joi.string()
    .trim()
    .max(MAX_COMPANY_NAME_LENGTH)
    .required()
    .messages({ '*': `\`name\` must have 1 to ${MAX_COMPANY_NAME_LENGTH} characters` }),
  country: text('country', valueLength),
});
