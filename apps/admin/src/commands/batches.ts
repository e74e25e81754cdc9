import { Command, Option } from '@commander-js/extra-typings';
import { BATCH_STATUSES } from '@firmlens/contract';
import {
  type BatchOfAny,
  endBatchAsOperator,
  findBatch,
  findBatchesOfAll,
  isBatchId,
  OPERATOR,
} from '@firmlens/domain';
import { CommandError, type CommandDeps, type CommandResult, type Runner } from '../command';
import { doIrreversibly, DRY_RUN, YES } from '../confirm';
import { eachOf, oneOrList, OR_LIST } from '../each-of';
import { helpEnd } from '../help';
import { DEFAULT_LIMIT, LIMIT_HELP, parseDomain, parseLimit, parseNumber, parseText } from '../parse-values';
import { refreshCachedAccount } from '../update-cache';

const batchJson = (batch: BatchOfAny) => ({
  batch_id: batch.id,
  account_id: batch.accountId,
  domain: batch.domain,
  status: batch.status,
  modules: batch.modules,
  failed_tries: batch.tries,
  lost_workers: batch.crashes,
  credits_reserved: batch.creditsReserved,
  credits_refunded: batch.creditsRefunded,
  requested_at: batch.requestedAt.toISOString(),
  started_at: batch.startedAt?.toISOString() ?? null,
  deadline_at: batch.deadlineAt.toISOString(),
  completed_at: batch.completedAt?.toISOString() ?? null,
  message: batch.message,
});

/** What people see of each batch in a list. */
const COLUMNS = ['batch_id', 'account_id', 'domain', 'status', 'requested_at', 'credits_reserved'];

/** Ends one batch. Repeating it is harmless. */
async function end(deps: CommandDeps, batchId: string): Promise<CommandResult> {
  const ended = isBatchId(batchId)
    ? await endBatchAsOperator(deps.db, OPERATOR, batchId)
    : { outcome: 'unknown' as const };
  if (ended.outcome === 'unknown') throw new CommandError(`There is no batch ${batchId}.`);
  const batch = await findBatch(deps.db, batchId);
  if (ended.outcome !== 'ended' || batch === null)
    throw new CommandError(`Batch ${batchId} has already ended as ${batch?.status}. Nothing was changed.`);
  const json = { batch_id: batchId, status: batch.status, credits_refunded: ended.creditsRefunded };
  return { json, ...(await refreshCachedAccount(deps, batch.accountId)) };
}

async function planFor({ db }: CommandDeps, batchId: string): Promise<object> {
  const batch = isBatchId(batchId) ? await findBatch(db, batchId) : null;
  if (batch === null) throw new CommandError(`There is no batch ${batchId}.`);
  const { accountId, domain, status, creditsReserved, completedAt } = batch;
  if (completedAt !== null) throw new CommandError(`Batch ${batchId} has already ended as ${status}.`);
  return { batch_id: batchId, account_id: accountId, domain, status, credits_to_refund: creditsReserved };
}

export function batchesCommand(run: Runner) {
  const batches = new Command('batches')
    .helpGroup('Batches, queues and sources:')
    .description('Find batches (each is one enrichment of one company), and end one that hangs');
  batches
    .command('list')
    .description('List batches of all accounts, newest first')
    .option('--account <id>', 'only those of this account (see `account list`)', parseNumber)
    .option('--domain <domain>', 'only those of this domain or URL', parseDomain)
    .addOption(
      new Option('--status <status>', 'only those in this state; running: queued or processing').choices([
        'running',
        ...BATCH_STATUSES,
      ]),
    )
    .option('--limit <number>', LIMIT_HELP, parseLimit, DEFAULT_LIMIT)
    .addHelpText(
      'after',
      helpEnd(
        'queued: waits for a worker; processing: a worker has it; failed and no_data_found: refunded in full.',
        'batches list --status running',
        'batches list --domain acme.example --limit 5',
      ),
    )
    .action(
      run(async ({ db }, { account: accountId, domain, status, limit }) => {
        const statuses = status === 'running' ? (['queued', 'processing'] as const) : status && [status];
        const found = await findBatchesOfAll(db, { accountId, domain, statuses }, limit);
        return { json: { batches: found.map(batchJson) }, columns: COLUMNS };
      }),
    );
  batches
    .command('end')
    .description(
      'End a running batch as failed, whoever works on it: refunds its credits in full and sends its webhook',
    )
    .requiredOption(
      '--batch <id>',
      `id of the batch (see \`batches list\`); ${OR_LIST}`,
      oneOrList(parseText),
    )
    .option(...DRY_RUN)
    .option(...YES)
    .addHelpText(
      'after',
      helpEnd(
        'A batch that has ended stays as it is (exit code 1). One that hangs ends by itself at BATCH_DEADLINE_SECONDS.',
      ),
    )
    .action(
      run(async (deps, { batch: ids, ...care }) =>
        eachOf(deps, ids, async (batchId) =>
          doIrreversibly(
            deps,
            care,
            { question: 'End the batch as failed?', plan: () => planFor(deps, batchId) },
            () => end(deps, batchId),
          ),
        ),
      ),
    );
  return batches;
}
