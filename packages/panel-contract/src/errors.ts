/** Every error code of the panel's API, and its HTTP status. */
export const PANEL_ERROR_STATUS = {
  invalid_input: 400,
  sign_in_required: 401,
  sign_in_failed: 401,
  password_required: 401,
  code_required: 401,
  code_wrong: 401,
  forbidden: 403,
  foreign_request: 403,
  not_found: 404,
  conflict: 409,
  invitation_invalid: 410,
  weak_password: 422,
  too_many_attempts: 429,
  internal_error: 500,
  unavailable: 503,
} as const;

export type PanelErrorCode = keyof typeof PANEL_ERROR_STATUS;

/** The body of every response that is an error. */
export interface PanelErrorBody {
  error: PanelErrorCode;
  /** For people. */
  message: string;
  /** Message by field of the input, where a field is wrong. */
  fields?: Readonly<Record<string, string>>;
  /** Seconds until another attempt is accepted. */
  retry_after?: number;
}
