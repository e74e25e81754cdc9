import type { ErrorCode } from './errors';
import { MODULES } from './modules';

/** What an error code means to a caller. */
export interface ErrorGuide {
  /** When the code is returned. */
  when: string;
  /** What the caller should do. */
  remedy: string;
  /** A message as the service writes it. */
  message: string;
  /** Fields of the answer beyond `success`, `error`, `message` and `credits_used`. */
  fields?: Readonly<Record<string, unknown>>;
}

/** Every error code: what docs/errors.md and the OpenAPI document say about it. */
export const ERROR_GUIDE: Readonly<Record<ErrorCode, ErrorGuide>> = {
  webhook_required: {
    when: 'The company has to be enriched, and no usable https webhook URL is stored or sent.',
    remedy:
      'Store a URL with `POST /account/webhook`, or send one in `X-Webhook-URL`. `hint` says why a URL was not usable.',
    message: 'An enrichment needs an https webhook to call when it ends.',
    fields: {
      hint: 'Send one in the X-Webhook-URL header, or store a default with POST /account/webhook.',
      quick_test:
        'curl -H "X-API-Key: $KEY" -H "X-Webhook-URL: https://hooks.your-company.tld/firmlens" "https://firmlens.example/api/v1/company/acme.com"',
      documentation: 'https://firmlens.example/api/v1/openapi.json',
    },
  },
  invalid_domain: {
    when: 'The path is not a domain, or not one of the public DNS.',
    remedy: 'Send the domain of the company’s website. An IP address or a host without a dot is not one.',
    message: 'That is not a company domain: it has no dot; send a domain such as acme.com.',
  },
  invalid_module: {
    when: '`enrich` names a module that does not exist.',
    remedy:
      'Use the names in `valid_modules`, separated by commas. `hint` suggests the one that was probably meant.',
    message: 'Unknown module: tech.',
    fields: { valid_modules: MODULES, hint: 'Did you mean technology?' },
  },
  invalid_parameter: {
    when: 'A parameter of the query or a header has a value that is not allowed, or was sent twice.',
    remedy: 'Correct what `message` names.',
    message: '`limit` must be a whole number of at least 1.',
  },
  invalid_json: {
    when: 'The body is not valid JSON, is nested too deeply, or is not UTF-8.',
    remedy: 'Let a library write the JSON. In a shell, quote the body with single quotes.',
    message: 'The body is not valid JSON.',
  },
  invalid_filter_value: {
    when: 'A search names a value that its filter does not know.',
    remedy:
      'Use one of `valid_values`. No value is dropped silently, because the result would be another one.',
    message: 'Value 1 of industries is unknown; the field value quotes it. Nothing was charged.',
    fields: {
      field: 'industries',
      value: 'Sofware',
      valid_values: ['Software', 'Energy', 'Logistics'],
      nearest_match: 'Software',
    },
  },
  invalid_list: {
    when: 'The body of `POST /lists` is not a list, is empty, is too long, or a file whose columns are not named.',
    remedy: 'Correct what `message` names. Single bad lines do not cause this: they are in `problems`.',
    message: 'The list has no entries.',
  },
  missing_parameter: {
    when: 'A required field of the body is missing.',
    remedy: 'Send the field that `message` names.',
    message: 'The body must be a JSON object with `webhook_url`.',
  },
  missing_api_key: {
    when: 'The request has no API key.',
    remedy:
      'Send the key in `X-API-Key`, or as `Authorization: Bearer`. Check that the variable with your key is set.',
    message:
      'No API key was sent. Send it in the X-API-Key header or, with GET, in the query parameter api_key.',
    fields: { hint: 'Send your key in the X-API-Key header.' },
  },
  invalid_api_key: {
    when: 'No key like this exists.',
    remedy:
      'Compare it with the key that you were given: it is shown once. If it is lost, make another in the panel.',
    message: 'The API key is not valid.',
  },
  api_key_disabled: {
    when: 'The key was disabled, or replaced by a rotation.',
    remedy: 'Use the new key.',
    message: 'The API key was disabled.',
  },
  api_key_expired: {
    when: 'The key had an end, which has passed.',
    remedy: 'Make a new key in the panel.',
    message: 'The API key has expired.',
  },
  ip_not_allowed: {
    when: 'The key may only be used from other addresses.',
    remedy: 'Call from an allowed address, or change the addresses of the key in the panel.',
    message: 'The API key may not be used from this address.',
  },
  subscription_required: {
    when: 'The account is suspended or cancelled.',
    remedy: 'Renew the subscription. The key then works again.',
    message: 'The account has no active subscription.',
  },
  insufficient_credits: {
    when: 'The balance is lower than the price.',
    remedy:
      'Buy credits, wait for the next period, or request fewer modules. `credits_required` is the price.',
    message: 'The balance is too low. Nothing was charged.',
    fields: { credits_required: 32, credits_needed: 32, credits_available: 14 },
  },
  batch_forbidden: {
    when: 'The batch belongs to another account.',
    remedy: 'Use the key of the account that requested it.',
    message: 'The batch belongs to another account.',
  },
  origin_not_allowed: {
    when: 'A browser sent the request to the agent endpoint from a page of another site.',
    remedy: 'Call from your server, so that the key does not leave it.',
    message: 'Pages of other sites may not call this.',
  },
  company_not_found: {
    when: 'No source covers the domain, it cannot exist in the public DNS, or its company has opted out. From `/evidence`: nothing is on file yet.',
    remedy: 'Check the spelling. From `/evidence`: enrich the company first.',
    message: 'Nothing is on file for this domain, and no source covers it.',
  },
  batch_not_found: {
    when: 'There is no batch with this id.',
    remedy: 'Use `batch_id` of the 202 response, whole and unchanged.',
    message: 'There is no batch with this id.',
  },
  list_not_found: {
    when: 'The account has no list with this id.',
    remedy: 'Use `list_id` of the 202 response. `GET /lists` has the lists of the account.',
    message: 'The account has no list with this id.',
  },
  watch_not_found: {
    when: 'The account has no watch with this id.',
    remedy: 'Use `watch_id` of the 201 response. `GET /watches` has the watches of the account.',
    message: 'The account has no watch with this id.',
  },
  watch_limit_reached: {
    when: 'The account has as many watches as it may have.',
    remedy: 'Delete one that is not needed. A watch can have many companies.',
    message: 'An account has at most 50 watches. Delete one that is not needed.',
  },
  logo_not_found: {
    when: 'No logo of the company is known, or its base data is neither fresh nor bought by the account.',
    remedy: 'Enrich the company: `message` says whether that can help. Show its name otherwise.',
    message: 'No logo of this company is known.',
  },
  data_unavailable: {
    when: 'The results are no longer stored: their retention has ended, or the company has opted out.',
    remedy: 'Request the company again.',
    message: 'The results of this batch are no longer stored.',
  },
  not_found: {
    when: 'There is no such path.',
    remedy: 'Compare it with the reference. Paths are case-sensitive and begin with `/api/v1`.',
    message: 'There is no such endpoint.',
  },
  method_not_allowed: {
    when: 'The path exists, but not with this method.',
    remedy: 'Use a method in the header `Allow`.',
    message: 'DELETE is not allowed here.',
  },
  enrichment_in_progress: {
    when: 'An enrichment of the company is running, yours or another account’s.',
    remedy:
      'Wait a minute and repeat the request: the data is then fresh and free. If `batch_id` is not null, poll its status.',
    message: 'An enrichment of this domain is running. Nothing was charged.',
    fields: {
      hint: 'Poll its status, or repeat the request when it has ended.',
      batch_id: 'batch_01KB3V8Z5Q6W7E8R9T0Y1P2M3N',
    },
  },
  recently_enriched: {
    when: 'An enrichment of the company ended while the request was being handled.',
    remedy: 'Repeat the request: the data is free.',
    message: 'This company was enriched a moment ago. Nothing was charged.',
    fields: { hint: 'Repeat the request: the data is returned free.' },
  },
  no_data_cooldown: {
    when: 'An enrichment of the company found nothing a short time ago.',
    remedy:
      'Wait as long as `Retry-After` says. If the site works again, the operator can lift the cooldown.',
    message: 'A recent enrichment of this domain found nothing. Nothing was charged.',
    fields: { hint: 'Try again in 23 h 57 min, at 2026-11-27 14:05 UTC.' },
  },
  enrichment_processing: {
    when: 'The results were requested while the batch still runs.',
    remedy: 'Poll the status, or wait for the webhook.',
    message: 'The enrichment is still running. Poll its status.',
  },
  no_data_found: {
    when: 'The results were requested of a batch that found nothing. Its credits were refunded.',
    remedy: 'Check the spelling of the domain. Try again after the cooldown.',
    message: 'The enrichment found nothing. Its credits were refunded.',
  },
  enrichment_failed: {
    when: 'The results were requested of a batch that failed. Its credits were refunded.',
    remedy: 'Request the company again. `message` of the status says why it failed.',
    message: 'The enrichment failed. Its credits were refunded.',
  },
  max_credits_exceeded: {
    when: 'A scan costs more than the `max_credits` that the agent allowed.',
    remedy: 'Allow more, or scan fewer modules.',
    message:
      'The scan costs 60 credits, more than the ceiling of 20. No scan was started and nothing charged.',
  },
  list_ended: {
    when: 'The list has ended or is being cancelled, so it cannot be paused or resumed.',
    remedy: 'Fetch its results. Start a new list for what has not begun.',
    message: 'The list has ended.',
  },
  deprecated_parameter: {
    when: 'The request has the parameter `mode`, which is retired.',
    remedy: 'Omit it: there is only one mode.',
    message: 'The parameter mode is retired because there is only one mode. Omit it.',
  },
  payload_too_large: {
    when: 'The body is larger than 64 KB, or than 2 MB for a list.',
    remedy: 'Send less at once: a list in parts.',
    message: 'The body is larger than 64 KB.',
  },
  unsupported_media_type: {
    when: 'The body has another `Content-Type` than the endpoint takes.',
    remedy: 'Send `Content-Type: application/json`; for a list, also `text/csv`. The body is UTF-8.',
    message: 'Send the body as application/json.',
  },
  invalid_webhook_url: {
    when: 'The webhook URL is not https, not a public host, or a placeholder.',
    remedy: 'Send the https URL of a receiver of your own. `hint` says what is wrong.',
    message: 'This webhook URL cannot be used.',
    fields: { hint: 'The URL was refused: example.com is a placeholder.' },
  },
  idempotency_key_reused: {
    when: 'The `Idempotency-Key` was sent with another request within 24 hours.',
    remedy: 'Use a new key for a new request, and the same key only to repeat one.',
    message: 'The Idempotency-Key was used with another request in the last 24 hours. Nothing was charged.',
  },
  rate_limit_exceeded: {
    when: 'The account has sent as many requests as its plan allows per minute or per day.',
    remedy:
      'Wait as long as `Retry-After` says. `X-RateLimit-Remaining` tells how many are left. For many companies use a list.',
    message: 'Too many requests. Try again in 24 s.',
    fields: {
      retry_after: 24,
      limits: { per_minute: 30, per_day: 500, current_minute: 30, current_day: 212 },
    },
  },
  concurrent_limit_reached: {
    when: 'The account has as many enrichments, open lists or listeners as its plan allows.',
    remedy:
      'Wait until one has ended, at least as long as `Retry-After` says. For many companies use a list: it waits by itself.',
    message: 'The account has 3 enrichments running, its limit. Try again when one has ended.',
  },
  refund_limit_reached: {
    when: 'Too many enrichments of the account found nothing or failed within an hour.',
    remedy: 'Check the domains that you send, and wait as long as `Retry-After` says.',
    message: '60 enrichments of the account were refunded within an hour, its limit.',
    fields: { hint: 'Check the domains: most of them seem to have no data.' },
  },
  internal_error: {
    when: 'The service has a fault, or its database does not respond.',
    remedy:
      'Repeat the request after `Retry-After`, otherwise after a pause that doubles. Nothing was charged. If it persists, give the operator `X-Request-Id`.',
    message: 'Something went wrong on our side. Try again.',
  },
};
