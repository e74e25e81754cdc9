import { Button, NativeSelect } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAccountPages } from '../../api/account-data';
import { defined } from '../../api/defined';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { MoreButton } from '../../components/MoreButton';
import { Page } from '../../components/Page';
import { SearchField } from '../../components/SearchField';
import { texts } from '../../texts';
import './requests.css';
import { BatchTable } from './BatchTable';
import { emptyText } from './empty-text';
import { RequestTabs } from './RequestTabs';
import type { BatchSearch } from './search';

const STATUSES = [
  { value: '', label: texts.batches.anyStatus },
  ...Object.entries(texts.batches.statuses).map(([value, label]) => ({ value, label })),
];

/** The account's enrichments. */
export function BatchesPage() {
  const search = useSearch({ from: '/signed-in/requests/batches' });
  const navigate = useNavigate({ from: '/requests/batches' });
  const list = useAccountPages('GET /batches', defined(search), ({ next }) => next);
  const batches = list.data?.pages.flatMap((page) => page.batches);
  const isFiltered = Object.values(search).some((value) => value !== undefined);
  const [title, hint] = emptyText(texts.batches, isFiltered, list.hasNextPage);
  const change = (part: BatchSearch, replace = false) =>
    void navigate({ search: { ...search, ...part }, replace, resetScroll: false });
  return (
    <Page title={texts.batches.title} intro={texts.batches.intro} action={<RequestTabs />}>
      <div role="search" aria-label={texts.requests.filters} className="filters">
        <SearchField
          label={texts.batches.domain}
          value={search.domain ?? ''}
          onSearch={(domain) => {
            change({ domain: domain === '' ? undefined : domain }, true);
          }}
        />
        <NativeSelect
          label={texts.batches.status}
          data={STATUSES}
          value={search.status ?? ''}
          onChange={({ currentTarget: { value } }) => {
            change({ status: value === '' ? undefined : (value as NonNullable<BatchSearch['status']>) });
          }}
        />
        {isFiltered && (
          <Button variant="subtle" onClick={() => void navigate({ search: {} })}>
            {texts.requests.clear}
          </Button>
        )}
      </div>
      {list.error && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
      {(batches || !list.error) && (
        <BatchTable batches={batches} empty={<EmptyState title={title} hint={hint} />} />
      )}
      <MoreButton list={list} label={isFiltered ? texts.batches.searchOlder : texts.batches.older} />
    </Page>
  );
}
