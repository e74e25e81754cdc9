import { notifications } from '@mantine/notifications';
import type { PanelError } from '../api/panel-error';
import { errorText } from './error-text';

/** Says what went wrong with something that has no form beside which to say it. */
export function notifyOfError(error: PanelError): void {
  // What these two mean is shown for every call.
  if (['sign_in_required', 'account_changed'].includes(error.code)) return;
  notifications.show({ message: errorText(error), color: 'red' });
}
