import type { Batch } from '@firmlens/panel-contract';
import { Badge } from '@mantine/core';
import { texts } from '../../texts';

const HTTP_COLORS: Record<number, string> = { 2: 'green', 3: 'blue', 4: 'orange', 5: 'red' };

/** An HTTP status with its meaning in a word. */
export function HttpStatus({ status }: { status: number }) {
  const group = Math.floor(status / 100);
  const words: Readonly<Record<number, string>> = texts.requests.statusWords;
  return (
    <Badge variant="light" color={HTTP_COLORS[group] ?? 'gray'} className="badge">
      {status} {words[group] ?? ''}
    </Badge>
  );
}

const BATCH_COLORS: Record<Batch['status'], string> = {
  queued: 'gray',
  processing: 'blue',
  completed: 'green',
  failed: 'red',
  no_data_found: 'orange',
};

export const BatchStatus = ({ status }: { status: Batch['status'] }) => (
  <Badge variant="light" color={BATCH_COLORS[status]} className="badge">
    {texts.batches.statuses[status]}
  </Badge>
);
