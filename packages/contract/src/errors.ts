/** Every error code of the service, and its HTTP status. */
export const ERROR_STATUS = {
  webhook_required: 400,
  invalid_domain: 400,
  invalid_module: 400,
  invalid_parameter: 400,
  invalid_json: 400,
  invalid_filter_value: 400,
  invalid_list: 400,
  missing_parameter: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  api_key_disabled: 401,
  api_key_expired: 401,
  ip_not_allowed: 401,
  subscription_required: 401,
  insufficient_credits: 402,
  batch_forbidden: 403,
  origin_not_allowed: 403,
  company_not_found: 404,
  batch_not_found: 404,
  list_not_found: 404,
  watch_not_found: 404,
  logo_not_found: 404,
  data_unavailable: 404,
  not_found: 404,
  method_not_allowed: 405,
  enrichment_in_progress: 409,
  recently_enriched: 409,
  no_data_cooldown: 409,
  enrichment_processing: 409,
  no_data_found: 409,
  enrichment_failed: 409,
  max_credits_exceeded: 409,
  list_ended: 409,
  watch_limit_reached: 409,
  deprecated_parameter: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid_webhook_url: 422,
  idempotency_key_reused: 422,
  rate_limit_exceeded: 429,
  concurrent_limit_reached: 429,
  refund_limit_reached: 429,
  internal_error: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

interface ErrorDetails {
  /** Extra fields that the contract defines for this code's response. */
  extra?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
}

/** An error for the caller. Its code decides the HTTP status, and `message` is safe to show. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, { extra = {}, headers = {}, cause }: ErrorDetails = {}) {
    super(message, { cause });
    this.name = 'ServiceError';
    this.code = code;
    this.extra = extra;
    this.headers = headers;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
