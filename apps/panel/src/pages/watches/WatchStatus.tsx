import type { WatchView } from '@firmlens/panel-contract';
import { Badge } from '@mantine/core';
import { watches } from '../../texts/watches';

/** Whether a watch looks. With its reason, the badge of a list needs no further text. */
export function WatchStatus({ watch: { status, reason } }: { watch: WatchView }) {
  return (
    <Badge variant="light" color={status === 'active' ? 'green' : 'yellow'} className="badge">
      {reason === null ? watches.statuses[status] : watches.shortReasons[reason]}
    </Badge>
  );
}
