import { Command } from '@commander-js/extra-typings';
import { findBatch, isBatchId, resendDelivery } from '@firmlens/domain';
import { CommandError, type Runner } from '../command';
import { eachOf, oneOrList, OR_LIST } from '../each-of';
import { parseText } from '../parse-values';

export function webhookCommand(run: Runner) {
  const webhook = new Command('webhook').helpGroup('Webhooks:').description('Manage webhook deliveries');
  webhook
    .command('resend')
    .description(
      'Send the webhook of an ended batch again, whether it was delivered or failed, with a fresh schedule of attempts',
    )
    .requiredOption('--batch <id>', `id of the batch; ${OR_LIST}`, oneOrList(parseText))
    .action(
      run(async (deps, { batch: batches }) =>
        eachOf(deps, batches, async (batchId) => {
          const batch = isBatchId(batchId) ? await findBatch(deps.db, batchId) : null;
          if (batch === null) throw new CommandError(`There is no batch ${batchId}.`);
          if (!(await resendDelivery(deps.db, batchId))) {
            throw new CommandError(`Batch ${batchId} has no delivery that was delivered or failed.`);
          }
          return { json: { batch_id: batchId, webhook_url: batch.webhookUrl, status: 'pending' } };
        }),
      ),
    );
  return webhook;
}
