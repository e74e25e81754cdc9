import type { ListView } from '@firmlens/panel-contract';
import { Badge } from '@mantine/core';
import { lists } from '../../texts/lists';

const COLORS: Record<ListView['status'], string> = {
  running: 'blue',
  paused: 'yellow',
  cancelling: 'orange',
  completed: 'green',
  cancelled: 'gray',
};

export const ListStatus = ({ status }: { status: ListView['status'] }) => (
  <Badge variant="light" color={COLORS[status]} className="badge">
    {lists.statuses[status]}
  </Badge>
);
