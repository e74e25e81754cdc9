import type { Batch } from '@firmlens/panel-contract';
import { Box } from '../../../components/Box';
import { between } from '../../../components/duration';
import { Facts } from '../../../components/Facts';
import { Time } from '../../../components/Time';
import { texts } from '../../../texts';

/** When the batch reached each step, and how long it took. */
export function BatchTimes({ batch }: { batch: Batch }) {
  const { requested_at: queued, started_at: started, collected_at: collected, completed_at: ended } = batch;
  const step = (at: string | null) =>
    at === null
      ? ended === null
        ? texts.batch.notYet
        : texts.batch.notReached
      : texts.batch.after(between(queued, at));
  return (
    <Box title={texts.batch.times}>
      <Facts
        facts={[
          [texts.batch.queued, <Time key="queued" at={queued} style="second" />],
          [texts.batch.started, step(started)],
          [texts.batch.collected, step(collected)],
          [
            texts.batch.completed,
            ended === null ? texts.batch.notYet : <Time key="ended" at={ended} style="second" />,
          ],
          [texts.batch.took, ended === null ? texts.batch.notYet : between(queued, ended)],
        ]}
      />
    </Box>
  );
}
