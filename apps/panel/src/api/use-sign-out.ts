import { useMutation } from '@tanstack/react-query';
import { notifyOfError } from '../components/notify-of-error';
import { call } from './call';
import { leaveForSignIn } from './next-page';
import type { PanelError } from './panel-error';

/** Signs out, and loads the sign-in, so that nothing of the account stays in memory. */
export function useSignOut() {
  return useMutation<unknown, PanelError>({
    mutationFn: () => call('DELETE /session', {}),
    onSuccess: () => {
      leaveForSignIn();
    },
    onError: notifyOfError,
  });
}
