import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { PanelError } from '../../api/panel-error';
import { fieldError } from '../../components/error-text';
import { type FiltersOf, hasFilters, type Kind } from './filters';
import { useSearch } from './use-search';

/**
 * A search whose filters are those of the address, with the filters that are being chosen. `go` puts filters into the
 * address.
 */
export function useSearchPage<K extends Kind>(
  kind: K,
  filters: FiltersOf[K],
  go: (filters: FiltersOf[K]) => void,
) {
  const [draft, setDraft] = useState(filters);
  const inAddress = JSON.stringify(filters);
  const [shown, setShown] = useState(inAddress);
  // Going back changes the address.
  if (shown !== inAddress) {
    setShown(inAddress);
    setDraft(filters);
  }
  const { pages, search } = useSearch(kind, filters);
  const isOfMore = search.variables?.cursor !== undefined;
  // After going back, an error of other filters is out of place.
  const isOfFilters = hashKey([search.variables?.filters]) === hashKey([filters]);
  const error: PanelError | null = isOfFilters ? search.error : null;
  return {
    draft,
    pages,
    isLinked: hasFilters(filters),
    /** Sets one filter. */
    set:
      <Name extends keyof FiltersOf[K]>(name: Name) =>
      (value: FiltersOf[K][Name] | undefined) => {
        setDraft((before) => ({ ...before, [name]: value }));
      },
    errorOf: (field: string) => fieldError(error, field),
    form: {
      error: isOfMore ? null : error,
      isPending: search.isPending && !isOfMore,
      onSearch: () => {
        if (search.isPending) return;
        go(draft);
        search.mutate({ filters: draft });
      },
      onClear: hasFilters(draft)
        ? () => {
            search.reset();
            go({});
            setDraft({});
          }
        : undefined,
    },
    more: {
      error: isOfMore ? error : null,
      isPending: search.isPending && isOfMore,
      onMore: (cursor: string) => {
        if (!search.isPending) search.mutate({ filters, cursor });
      },
    },
  };
}
