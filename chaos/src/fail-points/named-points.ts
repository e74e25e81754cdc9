import type { AppName } from '../harness/app';
import type { FailPoint } from './fail-point';

/** What makes a process come to a point: requests of customers, or nothing but time. */
export type Drive =
  | 'small company'
  | 'absent company'
  | 'call of an agent'
  /** A company whose webhooks are refused meanwhile. */
  | 'refused webhook'
  /** A batch whose holder is taken for gone. */
  | 'lost batch'
  | 'time';

/** A step of the work between which and the next a process may die. */
export interface NamedPoint extends Pick<FailPoint, 'at' | 'when' | 'match' | 'found'> {
  name: string;
  process: AppName;
  drive: Drive;
}

const RESERVE = 'reserve_batch(';
const REQUEST_LOG = 'INSERT INTO request_log';
const CHARGE = 'charge_call(';
const CLAIM = "SET status = 'processing', fence";
const KEEP_ANSWERS = 'INSERT INTO source_answers';
const STORE = 'SET collected_at';
/** The command that hands a batch's modules to the workers. */
export const ADD_MODULES = ['module-batch_', '"fence"'];
const BEGIN_MODULE = 'array_append(building';
const FINISH_MODULE = 'finish_module(';
const END = 'end_batch(';
const FORGET = 'DELETE FROM outbox';
const FREE = 'crashes = crashes + 1';
const HAND_OVER = ['WITH again AS', 'UPDATE batches'];
const TAKE_DELIVERY = 'claims = claims + 1';
const RECORD = 'INSERT INTO delivery_attempts';

/** Every step at which a process can die, in the order of a batch's life: the rows of the failure model. */
export const NAMED_POINTS: readonly NamedPoint[] = [
  ...both('the batch is reserved', 'api', 'sql', RESERVE, 'small company'),
  {
    name: 'before the answer',
    process: 'api',
    at: 'answer',
    when: 'before',
    match: '/company/',
    drive: 'small company',
  },
  ...both('the batch is put into the queue', 'api', 'redis', ['run-batch_', '"batchId"'], 'small company'),
  ...both('the promised hand-over is forgotten', 'api', 'sql', FORGET, 'small company'),
  ...both('the request log is written', 'api', 'sql', REQUEST_LOG, 'small company'),
  ...both('a call is charged', 'api', 'sql', CHARGE, 'call of an agent'),
  {
    name: "before a call's answer",
    process: 'api',
    at: 'answer',
    when: 'before',
    match: '/mcp',
    drive: 'call of an agent',
  },
  ...both('the batch is claimed', 'enrichment-worker', 'sql', CLAIM, 'small company'),
  ...both('the answers of sources are kept', 'enrichment-worker', 'sql', KEEP_ANSWERS, 'small company'),
  ...both('what was collected is stored', 'enrichment-worker', 'sql', STORE, 'small company'),
  ...both("the modules' jobs are added", 'enrichment-worker', 'redis', ADD_MODULES, 'small company'),
  ...both('a module is begun', 'enrichment-worker', 'sql', BEGIN_MODULE, 'small company'),
  ...both('a module is finished', 'enrichment-worker', 'sql', FINISH_MODULE, 'small company'),
  ...both('a batch without data is ended', 'enrichment-worker', 'sql', END, 'absent company'),
  ...both(
    'the collect job is marked done',
    'enrichment-worker',
    'redis',
    ['run-batch_', 'completed'],
    'small company',
  ),
  ...both(
    'the module job is marked done',
    'enrichment-worker',
    'redis',
    ['module-batch_', 'completed'],
    'small company',
  ),
  ...both(
    'the delivery is put into the queue',
    'enrichment-worker',
    'redis',
    ['deliver-', '"deliveryId"'],
    'small company',
  ),
  ...both('the owed delivery is forgotten', 'enrichment-worker', 'sql', FORGET, 'small company'),
  {
    name: 'after the sweeper got its lock',
    process: 'enrichment-worker',
    at: 'sql',
    when: 'after',
    match: 'pg_try_advisory_xact_lock',
    found: true,
    drive: 'time',
  },
  ...both('the sweeper frees what was abandoned', 'enrichment-worker', 'sql', FREE, 'lost batch'),
  {
    name: 'after the sweeper looked for idle batches',
    process: 'enrichment-worker',
    at: 'sql',
    when: 'after',
    match: 'ORDER BY resume_at',
    found: true,
    drive: 'lost batch',
  },
  ...both('the sweeper hands over again', 'enrichment-worker', 'sql', HAND_OVER, 'lost batch'),
  ...both('the delivery is claimed', 'webhook-worker', 'sql', TAKE_DELIVERY, 'small company'),
  ...both('the attempt is recorded', 'webhook-worker', 'sql', RECORD, 'small company'),
  ...both(
    'the wake-up call is left',
    'webhook-worker',
    'redis',
    ['deliver-', '"deliveryId"'],
    'refused webhook',
  ),
  {
    name: 'after the look for overdue deliveries',
    process: 'webhook-worker',
    at: 'sql',
    when: 'after',
    match: 'ORDER BY next_attempt_at',
    drive: 'time',
  },
];

/** The two sides of a step; a batch is lost before the sweeper is to die of what it does about that. */
function both(
  step: string,
  process: AppName,
  at: FailPoint['at'],
  match: FailPoint['match'],
  drive: Drive,
): NamedPoint[] {
  return (['before', 'after'] as const).map((when) => ({
    name: `${when} ${step}`,
    process,
    at,
    when,
    match,
    drive,
    ...(drive === 'lost batch' && when === 'after' ? { found: true as const } : {}),
  }));
}
