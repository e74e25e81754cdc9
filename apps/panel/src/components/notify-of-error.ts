import { notifications } from '@mantine/notifications';
import type { PanelError } from '../api/panel-error';
import { errorText } from './error-text';

/** Says what went wrong with something that has no form beside which to say it. */
export function notifyOfError(error: PanelError): void {
  if (error.code !== 'sign_in_required') notifications.show({ message: errorText(error), color: 'red' });
}
