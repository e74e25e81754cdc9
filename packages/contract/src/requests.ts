import Joi from 'joi';

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
