import { once } from 'node:events';
import { Command, Option } from '@commander-js/extra-typings';
import { OPERATOR, recordQueueChange } from '@firmlens/domain';
import {
  connectForCommands,
  openQueueControl,
  QUEUE_NAMES,
  type QueueControl,
  type QueueDepth,
  type QueueName,
} from '@firmlens/queues';
import type { RedisServers } from '@firmlens/redis';
import { CommandError, type Runner } from '../command';
import { doIrreversibly, DRY_RUN, YES } from '../confirm';

/** How long to wait for Redis. */
const CONNECT_MS = 3_000;

/** Opens the queues for `work`. Throws a `CommandError` if Redis does not respond. */
async function withQueues<T>(redis: RedisServers, work: (control: QueueControl) => Promise<T>): Promise<T> {
  const connection = connectForCommands(redis);
  try {
    await once(connection, 'ready', { signal: AbortSignal.timeout(CONNECT_MS) }).catch(() => {
      throw new CommandError('Redis does not respond.');
    });
    const control = openQueueControl(connection);
    try {
      return await work(control);
    } finally {
      await control.close();
    }
  } finally {
    connection.disconnect();
  }
}

const depthJson = ({ queue, waiting, active, delayed, failed, waitingSince, workers }: QueueDepth) => ({
  ...{ queue, waiting, active, delayed, failed },
  waiting_since: waitingSince?.toISOString() ?? null,
  workers,
});

const QUEUES_HELP = `
Queues:
  enrichment          batches that wait for a worker
  enrichment-modules  parts of batches whose sources have answered
  enrichment-alone    batches that were running when workers died, one at a time
  webhooks            attempts to deliver webhooks; delayed until they are due
`;

const queueOption = (description: string) => new Option('--queue <name>', description).choices(QUEUE_NAMES);

export function queuesCommand(run: Runner) {
  const queues = new Command('queues')
    .helpGroup('Batches, queues and sources:')
    .description('Look at the queues in Redis, and repair them')
    .addHelpText('after', QUEUES_HELP);
  queues
    .command('list')
    .description(
      'Show how many jobs of each queue wait, run, are delayed or failed, since when the next one waits, and how many workers there are',
    )
    .action(
      run(async ({ redis }) => ({
        json: {
          queues: await withQueues(redis, (control) =>
            Promise.all(QUEUE_NAMES.map(async (name) => depthJson(await control.depth(name)))),
          ),
        },
      })),
    );
  queues
    .command('retry')
    .description(
      'Let failed jobs run again, which are kept for a day; harmless: each does only what is still to be done',
    )
    .addOption(queueOption('only those of this queue (see `queues --help`); default: all'))
    .action(
      run(async ({ db, redis }, { queue }) => {
        const names: readonly QueueName[] = queue === undefined ? QUEUE_NAMES : [queue];
        const queues = await withQueues(redis, async (control) => {
          const retried: object[] = [];
          for (const name of names) {
            await recordQueueChange(db, OPERATOR, `retry ${name}`);
            retried.push({ queue: name, retried: await control.retryFailed(name) });
          }
          return retried;
        });
        return { json: { queues } };
      }),
    );
  queues
    .command('drain')
    .description('Remove the waiting and delayed jobs of a queue; running ones go on')
    .addOption(queueOption('the queue (see `queues --help`)').makeOptionMandatory())
    .option(...DRY_RUN)
    .option(...YES)
    .addHelpText(
      'after',
      '\nNo batch and no delivery is lost: the workers create jobs again, within a minute, for what PostgreSQL\nsays is left to do. To give up batches, use `batches end`.\n',
    )
    .action(
      run(async (deps, { queue, ...care }) =>
        withQueues(deps.redis, async (control) => {
          const plan = async () => {
            const { waiting, delayed } = await control.depth(queue);
            return { queue, waiting, delayed };
          };
          return doIrreversibly(deps, care, { question: `Empty the queue ${queue}?`, plan }, async () => {
            await recordQueueChange(deps.db, OPERATOR, `drain ${queue}`);
            return { json: { queue, removed: await control.drain(queue) } };
          });
        }),
      ),
    );
  return queues;
}
