import { Command } from '@commander-js/extra-typings';
import {
  findBatch,
  isBatchId,
  isListId,
  listDeliveries,
  numberOfSignalEvent,
  resendDelivery,
} from '@firmlens/domain';
import { type CommandDeps, CommandError, type Runner } from '../command';
import { eachOf, oneOrList, OR_LIST } from '../each-of';
import { helpEnd } from '../help';
import { parseText } from '../parse-values';

/** Where the event of an ended batch, a list or a signal goes; null for nowhere. Throws if there is no such thing. */
async function targetOf({ db }: Pick<CommandDeps, 'db'>, id: string): Promise<string | null> {
  if (isListId(id) || numberOfSignalEvent(id) !== null) {
    const [delivery] = await listDeliveries(db, { accountId: null, before: null, batchId: id }, 1);
    if (delivery !== undefined) return delivery.url;
  }
  const batch = isBatchId(id) ? await findBatch(db, id) : null;
  if (batch === null) throw new CommandError(`There is no batch ${id}.`);
  return batch.webhookUrl;
}

export function webhookCommand(run: Runner) {
  const webhook = new Command('webhook').helpGroup('Webhooks:').description('Manage webhook deliveries');
  webhook
    .command('resend')
    .description(
      'Send the webhook of an ended batch, a list or a signal again, whether it was delivered or failed, with all attempts of WEBHOOK_RETRY_SECONDS',
    )
    .requiredOption(
      '--batch <id>',
      `id of the batch (see \`batches list\`), list or signal; ${OR_LIST}`,
      oneOrList(parseText),
    )
    .addHelpText(
      'after',
      helpEnd(
        'The record of earlier attempts is replaced. For webhooks that failed, `deliveries resend` does the same by the id of\nthe delivery.',
        'webhook resend --batch batch_01JDBQ5V8E3M4N6P7R9S0T1V2W',
      ),
    )
    .action(
      run(async (deps, { batch: batches }) =>
        eachOf(deps, batches, async (batchId) => {
          const target = await targetOf(deps, batchId);
          if (!(await resendDelivery(deps.db, batchId))) {
            throw new CommandError(`${batchId} has no delivery that was delivered or failed.`);
          }
          return { json: { batch_id: batchId, webhook_url: target, status: 'pending' } };
        }),
      ),
    );
  return webhook;
}
