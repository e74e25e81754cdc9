import type { Input } from '../../api/call';

/** What the log is filtered by, and the request whose details are shown, as the address has it. */
export type RequestSearch = Search<Omit<Input<'GET /requests'>, 'before'> & { request?: string }>;
export type BatchSearch = Search<Omit<Input<'GET /batches'>, 'before'>>;

type Search<T> = { [K in keyof T]?: T[K] | undefined };

const STATUS_CLASSES = ['2xx', '4xx', '5xx'] as const satisfies readonly RequestSearch['status'][];
const BATCH_STATUSES = [
  'queued',
  'processing',
  'completed',
  'failed',
  'no_data_found',
] as const satisfies readonly BatchSearch['status'][];

/** The router reads numbers and the like in an address as such. */
const text = (value: unknown, form = /./): string | undefined => {
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return form.test(written) ? written.slice(0, 300) : undefined;
};
const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((each) => each === value);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Keeps what is valid. Whatever else an address has is ignored. */
export const readRequestSearch = (search: Record<string, unknown>): RequestSearch => ({
  status: oneOf(STATUS_CLASSES, search['status']),
  method: text(search['method'], /^[A-Z]{1,20}$/),
  path: text(search['path']),
  series: text(search['series'], /^[1-9]\d{0,9}$/),
  from: text(search['from'], DAY),
  to: text(search['to'], DAY),
  request: text(search['request'], /^\d{1,16}-\d{1,18}$/),
});

export const readBatchSearch = (search: Record<string, unknown>): BatchSearch => ({
  status: oneOf(BATCH_STATUSES, search['status']),
  domain: text(search['domain']),
});
