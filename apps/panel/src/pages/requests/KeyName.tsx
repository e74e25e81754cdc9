import { Code } from '@mantine/core';
import { useAccountQuery } from '../../api/session';

/** The latest key of a series that replaced one another, masked. */
export function KeyName({ series }: { series: number }) {
  const { data } = useAccountQuery('GET /keys');
  // Newest first.
  const key = data?.keys.find((each) => each.series === series);
  return key ? <Code>{key.prefix}…</Code> : '–';
}
