import { operator } from '../../texts/operator';
import { StateBadge, type Tone } from './StateBadge';

type Status = keyof typeof operator.taskStates;
const TONES: Record<Status, Tone> = { running: 'neutral', done: 'good', failed: 'bad', lost: 'bad' };

/** How far something is that an operator started. */
export const TaskState = ({ status }: { status: Status }) => (
  <StateBadge tone={TONES[status]}>{operator.taskStates[status]}</StateBadge>
);
