import type { ListView } from '@firmlens/panel-contract';
import { Progress, Text } from '@mantine/core';
import { count } from '../../components/numbers';
import { endedEntries } from './progress';

interface Props {
  list: ListView;
  /** Says how many of all have ended. */
  label: (ended: string, all: string) => string;
}

/** How much of a list has ended: as a bar and in words. */
export function ListProgress({ list, label }: Props) {
  const ended = endedEntries(list);
  const text = label(count(ended), count(list.entries));
  const percent = list.entries === 0 ? 100 : (ended / list.entries) * 100;
  return (
    <div className="list-progress">
      <Progress value={percent} aria-label={text} />
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    </div>
  );
}
