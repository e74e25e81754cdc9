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

/** An item of a list counts as its list. */
const fieldOf = (name: string): string => name.split(/[./[]/)[0] ?? name;

/** What is wrong with a field. */
export function fieldError(error: PanelError | null, field: string): string | undefined {
  const found = Object.entries(error?.fields ?? {}).find(([name]) => fieldOf(name) === field);
  return found?.[1];
}

/** Whether these fields say all that is wrong, so that nothing is left to say beside them. */
export function isAllAtFields({ code, fields }: PanelError, shown: ReadonlySet<string>): boolean {
  const names = Object.keys(fields);
  return code === 'invalid_input' && names.length > 0 && names.every((name) => shown.has(fieldOf(name)));
}

/** What is wrong with a new password. */
export const passwordError = (error: PanelError | null, field: string): string | undefined =>
  fieldError(error, field) ?? (error?.code === 'weak_password' ? error.message : undefined);
