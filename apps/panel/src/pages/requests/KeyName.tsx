import { Code } from '@mantine/core';
import { useAccountQuery } from '../../api/session';
import { texts } from '../../texts';

/** Stands for no key in logs and counts. */
export const NO_KEY = 0;

/**
 * The latest key of a series that replaced one another: its name, or how it begins. What people start in the panel
 * has none.
 */
export function KeyName({ series }: { series: number }) {
  const { data } = useAccountQuery('GET /keys');
  // Newest first.
  const key = data?.keys.find((each) => each.series === series);
  if (series === NO_KEY) return texts.requests.panel;
  if (key === undefined) return '–';
  return key.name === null ? (
    <Code>{key.prefix}…</Code>
  ) : (
    <span title={`${key.prefix}…`} className="breakable">
      {key.name}
    </span>
  );
}
