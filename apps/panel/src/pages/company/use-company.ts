import type { CompanyView } from '@firmlens/panel-contract';
import { useQuery } from '@tanstack/react-query';
import { call, type Response } from '../../api/call';
import type { PanelError } from '../../api/panel-error';
import { useSession } from '../../api/session';

/** Another account's enrichment of the company ends without a word to this one. */
const POLL_MS = 5_000;

/** Key of the query for a company. */
export const companyKey = (accountId: number | undefined, domain: string) =>
  [accountId, 'GET /companies/:domain', domain] as const;

/** Reads what is on file about a company. */
export function useCompany(domain: string) {
  const { account } = useSession();
  return useQuery<CompanyView, PanelError>({
    queryKey: companyKey(account?.account_id, domain),
    queryFn: () => call('GET /companies/:domain', { domain }),
    refetchInterval: ({ state: { data } }) => (data?.running?.batch_id === null ? POLL_MS : false),
  });
}

type CompanyEvidence = Response<'GET /companies/:domain/evidence'>;

/** Reads the evidence of a company, once somebody asks for it. `version` changes with the data. */
export function useEvidence(domain: string, version: string) {
  const { account } = useSession();
  return useQuery<CompanyEvidence, PanelError>({
    queryKey: [account?.account_id, 'GET /companies/:domain/evidence', domain, version],
    queryFn: () => call('GET /companies/:domain/evidence', { domain }),
    staleTime: Infinity,
  });
}
