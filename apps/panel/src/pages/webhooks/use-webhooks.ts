import { useQuery } from '@tanstack/react-query';
import { call, type Response } from '../../api/call';
import type { PanelError } from '../../api/panel-error';
import { useSession } from '../../api/session';

/** The default URL and the schedule of attempts. */
export function useWebhooks() {
  const { account } = useSession();
  return useQuery<Response<'GET /webhooks'>, PanelError>({
    queryKey: [account?.account_id, 'GET /webhooks'],
    queryFn: () => call('GET /webhooks', {}),
  });
}
