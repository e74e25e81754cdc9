import type { Delivery } from '@firmlens/panel-contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { texts } from '../../texts';
import { DELIVERY_EVENTS, DELIVERY_OUTCOMES, type DeliveryFilters } from './delivery-filters';

interface Props {
  filters: DeliveryFilters;
  /** What is wrong with the search. */
  searchError: string | undefined;
}

const OUTCOMES = [
  { value: '', label: texts.deliveries.any },
  ...DELIVERY_OUTCOMES.map((outcome) => ({ value: outcome, label: texts.deliveries.outcomes[outcome] })),
];
const EVENTS = [
  { value: '', label: texts.deliveries.any },
  ...DELIVERY_EVENTS.map((event) => ({ value: event, label: texts.deliveries.events[event] })),
];

/** Which deliveries are shown. The address has it, so that going back and sharing work. */
export function DeliveryFilterBar({ filters, searchError }: Props) {
  const navigate = useNavigate();
  const show = (change: DeliveryFilters) =>
    void navigate({ to: '/webhooks', search: { ...filters, ...change }, resetScroll: false });
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    show({ search: typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : undefined });
  };
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <div className="filters">
      <NativeSelect
        label={texts.deliveries.outcome}
        data={OUTCOMES}
        value={filters.outcome ?? ''}
        onChange={({ currentTarget: { value } }) => {
          show({ outcome: value === '' ? undefined : (value as Delivery['outcome']) });
        }}
      />
      <NativeSelect
        label={texts.deliveries.event}
        data={EVENTS}
        value={filters.event ?? ''}
        onChange={({ currentTarget: { value } }) => {
          show({ event: value === '' ? undefined : (value as Delivery['event']) });
        }}
      />
      <form onSubmit={search} role="search" className="filter-search">
        <TextInput
          // Another address shows another search.
          key={filters.search ?? ''}
          name="search"
          type="search"
          label={texts.deliveries.search}
          defaultValue={filters.search ?? ''}
          error={searchError}
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
          inputWrapperOrder={['label', 'input', 'error']}
        />
        <Button type="submit" variant="default">
          {texts.deliveries.searchSubmit}
        </Button>
      </form>
      {isFiltered && (
        <Button
          variant="subtle"
          className="filter-clear"
          onClick={() => {
            show({ outcome: undefined, event: undefined, search: undefined });
          }}
        >
          {texts.deliveries.clear}
        </Button>
      )}
    </div>
  );
}
