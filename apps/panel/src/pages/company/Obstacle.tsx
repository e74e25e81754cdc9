import type { EnrichmentObstacle } from '@firmlens/panel-contract';
import { Alert } from '@mantine/core';
import { Time } from '../../components/Time';
import { texts } from '../../texts';

/** Describes the button that it disables. */
export const OBSTACLE_ID = 'obstacle';

/** Says why a company cannot be enriched, and until when. */
export function Obstacle({ obstacle: { reason, until } }: { obstacle: EnrichmentObstacle }) {
  return (
    <Alert color="yellow" variant="light" className="notice" role="status" id={OBSTACLE_ID}>
      {texts.company.obstacles[reason]}
      {until !== null && (
        <>
          {' '}
          {texts.company.againFrom} <Time at={until} />.
        </>
      )}
    </Alert>
  );
}
