import { useMutation } from '@tanstack/react-query';
import { notifyOfError } from '../components/notify-of-error';
import { call } from './call';
import type { PanelError } from './panel-error';
import { startSession } from './query-client';

/** Changes to another account of the person. */
export function useAccountChoice() {
  return useMutation<unknown, PanelError, number>({
    mutationFn: async (accountId) => {
      startSession(await call('POST /session/account', { account_id: accountId }));
    },
    onError: notifyOfError,
  });
}
