import type { EnrichedCompany } from '@firmlens/panel-contract';
import { Button, Center } from '@mantine/core';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { call, type Response } from '../../api/call';
import type { PanelError } from '../../api/panel-error';
import { useSession } from '../../api/session';
import { CompanyLink } from '../../components/CompanyLink';
import { type Column, DataTable } from '../../components/DataTable';
import { ErrorNotice } from '../../components/ErrorNotice';
import { count } from '../../components/numbers';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { modules } from '../../texts/company';
import { BatchStatus } from '../requests/StatusBadge';
import { NoCompanies } from './NoCompanies';

type Companies = Response<'GET /companies'>;

/** A running enrichment ends within about a minute. */
const POLL_MS = 5_000;

const COLUMNS: readonly Column<EnrichedCompany>[] = [
  {
    header: texts.companies.company,
    cell: ({ domain, name }) => (
      <span className="company-cell">
        <CompanyLink domain={domain}>
          <strong>{name ?? domain}</strong>
        </CompanyLink>
        {name !== null && <span className="dimmed breakable">{domain}</span>}
      </span>
    ),
  },
  {
    header: texts.companies.state,
    cell: ({ status }) => <BatchStatus status={status} />,
  },
  {
    header: texts.companies.modules,
    cell: ({ modules: names }) =>
      names
        .filter((name) => name !== 'company')
        .map((name) => modules[name])
        .join(', ') || texts.companies.base,
  },
  { header: texts.companies.when, cell: ({ requested_at: at }) => <Time at={at} style="relative" /> },
  { header: texts.companies.credits, isNumber: true, cell: ({ credits_used: credits }) => count(credits) },
];

/** The companies, with a button that reads older ones. */
export function CompanyTable() {
  const { account } = useSession();
  const list = useInfiniteQuery<
    Companies,
    PanelError,
    InfiniteData<Companies>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: [account?.account_id, 'GET /companies'],
    queryFn: ({ pageParam }) => call('GET /companies', pageParam === undefined ? {} : { before: pageParam }),
    initialPageParam: undefined,
    getNextPageParam: ({ companies, has_more: hasMore }) =>
      hasMore ? companies.at(-1)?.batch_id : undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ companies }) => companies.some(isRunning)) ? POLL_MS : false,
  });
  const companies = list.data?.pages.flatMap((page) => page.companies);
  return (
    <>
      {list.error && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
      {(companies || !list.error) && (
        <DataTable
          caption={texts.companies.caption}
          columns={COLUMNS}
          rows={companies}
          keyOf={({ domain }) => domain}
          empty={<NoCompanies />}
        />
      )}
      {list.hasNextPage && (
        <Center mt="md">
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {texts.companies.more}
          </Button>
        </Center>
      )}
    </>
  );
}

const isRunning = ({ status }: EnrichedCompany): boolean => status === 'queued' || status === 'processing';
