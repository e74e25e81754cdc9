import type { PanelError } from '../api/panel-error';
import { texts } from '../texts';

/** What a person reads about an error. */
export function errorText({ code, message, retryAfter, fields }: PanelError): string {
  switch (code) {
    case 'sign_in_failed':
      return texts.errors.signInFailed;
    case 'too_many_attempts':
      return texts.errors.tooManyAttempts(retryAfter);
    case 'forbidden':
      return texts.errors.forbidden;
    case 'foreign_request':
      return texts.errors.foreignRequest;
    case 'account_changed':
      return texts.errors.accountChanged;
    case 'not_found':
      return texts.errors.notFound;
    case 'unreachable':
      return texts.errors.unreachable;
    case 'unavailable':
      return texts.errors.unavailable;
    case 'internal_error':
      return texts.errors.internal;
    case 'invalid_input':
      return Object.keys(fields).length > 0 ? texts.errors.checkFields : message;
    default:
      return message;
  }
}

/** What is wrong with a field. An item of a list counts as its list. */
export function fieldError(error: PanelError | null, field: string): string | undefined {
  const found = Object.entries(error?.fields ?? {}).find(([name]) => name.split(/[./[]/)[0] === field);
  return found?.[1];
}

/** What is wrong with a new password. */
export const passwordError = (error: PanelError | null, field: string): string | undefined =>
  fieldError(error, field) ?? (error?.code === 'weak_password' ? error.message : undefined);
