import type { EntryGroup } from '@firmlens/panel-contract';

/** The parts of a list's entries that can be shown alone. */
export const ENTRY_GROUPS = ['with_data', 'without_data', 'open'] as const satisfies readonly EntryGroup[];
