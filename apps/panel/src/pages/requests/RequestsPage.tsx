import { useNavigate, useSearch } from '@tanstack/react-router';
import { useAccountPages } from '../../api/account-data';
import { defined } from '../../api/defined';
import { EmptyState } from '../../components/EmptyState';
import { ErrorNotice } from '../../components/ErrorNotice';
import { MoreButton } from '../../components/MoreButton';
import { Page } from '../../components/Page';
import { texts } from '../../texts';
import './requests.css';
import { emptyText } from './empty-text';
import { RequestDetails } from './RequestDetails';
import { RequestFilters } from './RequestFilters';
import { RequestTable } from './RequestTable';
import { RequestTabs } from './RequestTabs';

/** The log of the account's requests. */
export function RequestsPage() {
  const search = useSearch({ from: '/signed-in/requests' });
  const navigate = useNavigate({ from: '/requests' });
  const { request, ...filters } = search;
  const log = useAccountPages('GET /requests', defined(filters), ({ next }) => next);
  const requests = log.data?.pages.flatMap((page) => page.requests);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const [title, hint] = emptyText(texts.requests, isFiltered, log.hasNextPage);
  return (
    <Page title={texts.requests.title} intro={texts.requests.intro} action={<RequestTabs />}>
      <RequestFilters
        search={search}
        onChange={(change, isTyping = false) =>
          void navigate({
            search: { ...search, ...change } as typeof search,
            replace: isTyping,
            resetScroll: false,
          })
        }
        onClear={() => void navigate({ search: {} })}
      />
      {log.error && <ErrorNotice error={log.error} onRetry={() => void log.refetch()} />}
      {(requests || !log.error) && (
        <RequestTable requests={requests} empty={<EmptyState title={title} hint={hint} />} />
      )}
      <MoreButton list={log} label={isFiltered ? texts.requests.searchOlder : texts.requests.older} />
      {request !== undefined && (
        <RequestDetails
          requestRef={request}
          onClose={() => void navigate({ search: { ...search, request: undefined }, resetScroll: false })}
        />
      )}
    </Page>
  );
}
