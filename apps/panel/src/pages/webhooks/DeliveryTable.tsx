import type { Delivery } from '@firmlens/panel-contract';
import { Group, Text } from '@mantine/core';
import { useMay } from '../../api/session';
import { type Column, DataTable } from '../../components/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { Time } from '../../components/Time';
import { texts } from '../../texts';
import { DeliveryLink } from './DeliveryLink';
import { OutcomeBadge, TestBadge } from './OutcomeBadge';

interface Props {
  /** Undefined while they load. */
  deliveries: readonly Delivery[] | undefined;
  /** Whether some may be hidden. */
  isFiltered: boolean;
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

const COLUMNS: readonly Column<Delivery>[] = [
  { header: texts.deliveries.company, cell: (delivery) => <Subject delivery={delivery} /> },
  { header: texts.deliveries.event, cell: ({ event }) => texts.deliveries.events[event] },
  { header: texts.deliveries.outcome, cell: ({ outcome }) => <OutcomeBadge outcome={outcome} /> },
  { header: texts.deliveries.answer, cell: (delivery) => <LastAnswer delivery={delivery} /> },
  { header: texts.deliveries.time, cell: ({ created_at: at }) => <Time at={at} /> },
];

/** The company and the receiver's host. */
function Subject({ delivery }: { delivery: Delivery }) {
  return (
    <div>
      <Group gap="xs">
        <DeliveryLink id={delivery.delivery_id} inherit fw={500} className="breakable">
          {delivery.domain ?? texts.deliveries.list}
        </DeliveryLink>
        {delivery.is_test && <TestBadge />}
      </Group>
      <Text size="xs" c="dimmed" className="breakable">
        {texts.deliveries.to(hostOf(delivery.url))}
      </Text>
    </div>
  );
}

/** The deliveries, each with a link to its attempts. */
export function DeliveryTable({ deliveries, isFiltered }: Props) {
  const mayChange = useMay('developer');
  const empty = isFiltered ? (
    <EmptyState title={texts.deliveries.nothingFound} hint={texts.deliveries.nothingFoundHint} />
  ) : (
    <EmptyState
      title={texts.deliveries.empty}
      hint={mayChange ? texts.deliveries.emptyDeveloper : texts.deliveries.emptyViewer}
    />
  );
  return (
    <DataTable
      caption={texts.deliveries.caption}
      columns={COLUMNS}
      rows={deliveries}
      keyOf={({ delivery_id: id }) => id}
      empty={empty}
    />
  );
}

/** The last status or why there was none, and when the next attempt is. */
function LastAnswer({ delivery }: { delivery: Delivery }) {
  const { last_status: status, last_failure: failure, next_attempt_at: next, outcome } = delivery;
  if (delivery.attempts === 0) return '–';
  return (
    <div>
      <div>{status ?? (failure === null ? '–' : texts.deliveries.failures[failure.kind])}</div>
      {outcome === 'retrying' && next !== null && (
        <Text size="xs" c="dimmed">
          {texts.deliveries.next} <Time at={next} style="relative" />
        </Text>
      )}
    </div>
  );
}
