import type { Input } from '../../api/call';

export type UseRange = NonNullable<Input<'GET /credits'>['range']>;

/** How far back use is shown. */
export const USE_RANGES = ['30d', '90d', '12m'] as const satisfies readonly UseRange[];
