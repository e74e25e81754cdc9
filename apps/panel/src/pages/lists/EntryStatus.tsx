import type { ListEntry } from '@firmlens/panel-contract';
import { Badge } from '@mantine/core';
import { list } from '../../texts/lists';

const COLORS: Partial<Record<ListEntry['status'], string>> = {
  running: 'blue',
  completed: 'green',
  fresh: 'green',
  failed: 'red',
  no_data_found: 'orange',
  cooldown: 'orange',
  unknown: 'orange',
  not_resolved: 'orange',
  invalid: 'red',
};

export const EntryStatus = ({ status }: { status: ListEntry['status'] }) => (
  <Badge variant="light" color={COLORS[status] ?? 'gray'} className="badge">
    {list.statuses[status]}
  </Badge>
);
