import { Button, Group, Skeleton, Text } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import type { PanelError } from '../../api/panel-error';
import { useAccountQuery, useMay } from '../../api/session';
import { count } from '../../components/numbers';
import { PayButton } from '../../components/PayButton';
import { texts } from '../../texts';
import { SearchError } from './SearchError';

interface Props {
  /** Credits for a page; undefined while it loads. */
  price: number | undefined;
  isPending: boolean;
  error: PanelError | null;
  onSearch: () => void;
  /** Absent if nothing is chosen. */
  onClear?: (() => void) | undefined;
  /** Whether a search needs a filter. */
  needsFilter?: boolean;
  children: ReactNode;
}

/** The filters of a search with the button that runs it, its price and what is left. */
export function SearchForm({ price, isPending, error, onSearch, onClear, needsFilter, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const mayPay = useMay('developer');
  const lacksFilter = needsFilter === true && onClear === undefined;
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Without a button that shows the price, the Enter key orders nothing.
    if (mayPay && price !== undefined && !lacksFilter) onSearch();
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      onKeyDown={(event) => {
        // A key that is held down would search again and again.
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
      }}
      className="surface padded search-form"
      aria-label={texts.explore.filters}
    >
      {error && <SearchError error={error} />}
      {children}
      <Buy price={price} isPending={isPending} onClear={onClear} lacksFilter={lacksFilter} />
    </form>
  );
}

function Buy({
  price,
  isPending,
  onClear,
  lacksFilter,
}: Pick<Props, 'price' | 'isPending' | 'onClear'> & { lacksFilter: boolean }) {
  const mayPay = useMay('developer');
  const balance = useAccountQuery('GET /overview').data?.balance;
  const clear = onClear && (
    <Button variant="subtle" onClick={onClear}>
      {texts.explore.clear}
    </Button>
  );
  if (!mayPay) {
    return (
      <Group>
        <Text size="sm" role="note">
          {texts.explore.viewer}
        </Text>
        {clear}
      </Group>
    );
  }
  if (price === undefined || balance === undefined) return <Skeleton height={36} />;
  const isTooLittle = balance < price;
  return (
    <Group gap="sm">
      <PayButton
        type="submit"
        loading={isPending}
        disabled={isTooLittle || lacksFilter}
        aria-describedby="search-price"
      >
        {texts.explore.search(price, count(price))}
      </PayButton>
      {clear}
      <Text
        size="sm"
        c={isTooLittle ? 'var(--mantine-color-error)' : 'dimmed'}
        id="search-price"
        className="price"
      >
        {isTooLittle
          ? texts.explore.tooLittle(count(price), count(balance))
          : texts.explore.balance(count(balance), count(balance - price))}
      </Text>
    </Group>
  );
}
