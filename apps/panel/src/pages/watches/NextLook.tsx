import type { WatchView } from '@firmlens/panel-contract';
import { Time } from '../../components/Time';
import { watches } from '../../texts/watches';

/** When a watch looks next. */
export function NextLook({ watch }: { watch: WatchView }) {
  if (watch.look_id !== null) return watches.runs;
  return watch.next_look_at === null ? watches.whenResumed : <Time at={watch.next_look_at} />;
}
