import type { Attempt } from '@firmlens/panel-contract';

/** Headers as they are read and pasted, one a line. */
export const headerLines = ({ headers }: NonNullable<Attempt['request']>): string =>
  headers.map(({ name, value }) => `${name}: ${value}`).join('\n');
