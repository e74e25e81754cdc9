import type { Delivery } from '@firmlens/panel-contract';
import { Badge } from '@mantine/core';
import { texts } from '../../texts';

const COLORS = {
  delivered: 'green',
  retrying: 'yellow',
  failed: 'red',
  pending: 'gray',
} as const satisfies Record<Delivery['outcome'], string>;

/** How a delivery went, in words and colour. */
export function OutcomeBadge({ outcome }: Pick<Delivery, 'outcome'>) {
  return (
    <Badge variant="light" color={COLORS[outcome]} className="badge">
      {texts.deliveries.outcomes[outcome]}
    </Badge>
  );
}

/** Marks a test event. */
export function TestBadge() {
  return (
    <Badge variant="outline" color="gray" className="badge">
      {texts.deliveries.test}
    </Badge>
  );
}
