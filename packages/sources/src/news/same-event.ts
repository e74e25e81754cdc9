import type { HighlightObservation } from '@firmlens/contract';
import { isNear } from './merge-reports';

/** Two posts within a week that name the same sum, person or company tell one event in different words. */
export function isSameEvent(a: HighlightObservation, b: HighlightObservation): boolean {
  if (a.type !== b.type || a.date === null || b.date === null || !isNear(a, b)) return false;
  return ['amount', 'round', 'company', 'acquirer', 'people', 'partners'].some(
    (role) => a.entities[role] !== undefined && a.entities[role] === b.entities[role],
  );
}
