import { Button, Center, Group, Title } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../api/session';
import { fieldError } from '../../components/error-text';
import { ErrorNotice } from '../../components/ErrorNotice';
import { texts } from '../../texts';
import { DeliveryFilterBar } from './DeliveryFilterBar';
import { DeliveryTable } from './DeliveryTable';
import { ResendFailedDialog } from './ResendFailedDialog';
import { useDeliveries } from './use-deliveries';

/** The deliveries with their filters, and a button that reads older ones. */
export function Deliveries() {
  const filters = useSearch({ from: '/signed-in/webhooks' });
  const list = useDeliveries(filters);
  const mayResend = useMay('developer');
  const [isResending, setResending] = useState(false);
  const searchError = fieldError(list.error, 'search');
  const deliveries = list.data?.pages.flatMap((page) => page.deliveries);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const isEmpty = deliveries?.length === 0 && !isFiltered;
  return (
    <section className="deliveries" aria-labelledby="deliveries">
      <Group justify="space-between">
        <Title order={2} id="deliveries">
          {texts.deliveries.title}
        </Title>
        {mayResend && !isEmpty && (
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              setResending(true);
            }}
          >
            {texts.deliveries.resendFailed}
          </Button>
        )}
      </Group>
      {!isEmpty && <DeliveryFilterBar filters={filters} searchError={searchError} />}
      {list.error && searchError === undefined && (
        <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      )}
      {(list.data || !list.error) && <DeliveryTable deliveries={deliveries} isFiltered={isFiltered} />}
      {list.hasNextPage && (
        <Center>
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {texts.deliveries.more}
          </Button>
        </Center>
      )}
      {isResending && (
        <ResendFailedDialog
          onClose={() => {
            setResending(false);
          }}
        />
      )}
    </section>
  );
}
