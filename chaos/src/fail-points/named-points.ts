import type { AppName } from '../harness/app';
import type { FailPoint } from './fail-point';

/** What makes a process reach a fail point: customers' requests, or just time. */
export type Trigger =
  | 'small company'
  | 'absent company'
  | 'agent call'
  /** A company whose webhooks are refused for the time being. */
  | 'refused webhook'
  /** A batch whose holder is presumed dead. */
  | 'lost batch'
  | 'time';

/** A step of the work, before or after which a process may die. */
export interface NamedPoint extends Pick<FailPoint, 'at' | 'when' | 'match' | 'found'> {
  name: string;
  process: AppName;
  drive: Trigger;
}

const RESERVE = 'reserve_batch(';
const REQUEST_LOG = 'INSERT INTO request_log';
const CHARGE = 'charge_call(';
const CLAIM = 'claim_next_batch(';
const STORE_RESPONSES = 'INSERT INTO source_answers';
const STORE = 'SET collected_at';
/** The command that adds a batch's module jobs to the queue. */
export const ADD_MODULES = ['module-batch_', '"fence"'];
const BEGIN_MODULE = 'array_append(building';
const FINISH_MODULE = 'finish_module(';
const END = 'end_batch(';
const FORGET = 'DELETE FROM outbox';
const FREE = 'crashes = crashes + 1';
const REDISPATCH = ['WITH again AS', 'UPDATE batches'];
const CLAIM_DELIVERY = 'claims = claims + 1';
const RECORD = 'INSERT INTO delivery_attempts';

/**
 * Every step at which a process can die, in the order of a batch's life. These are the rows of the failure
 * model.
 */
export const NAMED_POINTS: readonly NamedPoint[] = [
  ...beforeAndAfter('the batch is reserved', 'api', 'sql', RESERVE, 'small company'),
  {
    name: 'before the response',
    process: 'api',
    at: 'response',
    when: 'before',
    match: '/company/',
    drive: 'small company',
  },
  ...beforeAndAfter('the batch is enqueued', 'api', 'redis', ['run-batch_', '"batchId"'], 'small company'),
  ...beforeAndAfter('the outbox row is deleted', 'api', 'sql', FORGET, 'small company'),
  ...beforeAndAfter('the request log is written', 'api', 'sql', REQUEST_LOG, 'small company'),
  ...beforeAndAfter('a call is charged', 'api', 'sql', CHARGE, 'agent call'),
  {
    name: "before a call's response",
    process: 'api',
    at: 'response',
    when: 'before',
    match: '/mcp',
    drive: 'agent call',
  },
  ...beforeAndAfter('the batch is claimed', 'enrichment-worker', 'sql', CLAIM, 'small company'),
  ...beforeAndAfter(
    'the responses of sources are stored',
    'enrichment-worker',
    'sql',
    STORE_RESPONSES,
    'small company',
  ),
  ...beforeAndAfter('the collected evidence is stored', 'enrichment-worker', 'sql', STORE, 'small company'),
  ...beforeAndAfter(
    "the modules' jobs are added",
    'enrichment-worker',
    'redis',
    ADD_MODULES,
    'small company',
  ),
  ...beforeAndAfter('a module is begun', 'enrichment-worker', 'sql', BEGIN_MODULE, 'small company'),
  ...beforeAndAfter('a module is finished', 'enrichment-worker', 'sql', FINISH_MODULE, 'small company'),
  ...beforeAndAfter('a batch without data is ended', 'enrichment-worker', 'sql', END, 'absent company'),
  ...beforeAndAfter(
    'the collect job is marked done',
    'enrichment-worker',
    'redis',
    ['run-batch_', 'completed'],
    'small company',
  ),
  ...beforeAndAfter(
    'the module job is marked done',
    'enrichment-worker',
    'redis',
    ['module-batch_', 'completed'],
    'small company',
  ),
  ...beforeAndAfter(
    'the delivery is enqueued',
    'enrichment-worker',
    'redis',
    ['deliver-', '"deliveryId"'],
    'small company',
  ),
  ...beforeAndAfter(
    "the delivery's outbox row is deleted",
    'enrichment-worker',
    'sql',
    FORGET,
    'small company',
  ),
  {
    name: 'after the sweeper acquired its lock',
    process: 'enrichment-worker',
    at: 'sql',
    when: 'after',
    match: 'pg_try_advisory_xact_lock',
    found: true,
    drive: 'time',
  },
  ...beforeAndAfter('the sweeper frees abandoned batches', 'enrichment-worker', 'sql', FREE, 'lost batch'),
  {
    name: 'after the sweeper searched for idle batches',
    process: 'enrichment-worker',
    at: 'sql',
    when: 'after',
    match: 'AND resume_at < clock_timestamp()',
    found: true,
    drive: 'lost batch',
  },
  ...beforeAndAfter('the sweeper dispatches again', 'enrichment-worker', 'sql', REDISPATCH, 'lost batch'),
  ...beforeAndAfter('the delivery is claimed', 'webhook-worker', 'sql', CLAIM_DELIVERY, 'small company'),
  ...beforeAndAfter('the attempt is recorded', 'webhook-worker', 'sql', RECORD, 'small company'),
  ...beforeAndAfter(
    'the wake-up is stored',
    'webhook-worker',
    'redis',
    ['deliver-', '"deliveryId"'],
    'refused webhook',
  ),
  {
    name: 'after the search for overdue deliveries',
    process: 'webhook-worker',
    at: 'sql',
    when: 'after',
    match: 'ORDER BY next_attempt_at',
    drive: 'time',
  },
];

/**
 * Returns the points before and after a step. After a step on a lost batch, the statement must have found
 * one, so that the sweeper dies only once it has acted on it.
 */
function beforeAndAfter(
  step: string,
  process: AppName,
  at: FailPoint['at'],
  match: FailPoint['match'],
  drive: Trigger,
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
