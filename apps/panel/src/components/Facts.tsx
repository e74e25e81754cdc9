import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

/** Names and values, below each other. In place of a value that is undefined: as much room, while it loads. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === undefined ? <Skeleton component="span" width="8ch" height="1em" /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
