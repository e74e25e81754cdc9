import { Command } from '@commander-js/extra-typings';
import { findBatch, isBatchId, resendDelivery } from '@firmlens/domain';
import { CommandError, type Runner } from '../command';
import { parseText } from '../parse-values';

export function webhookCommand(run: Runner) {
  const webhook = new Command('webhook').description('Manage webhook deliveries');
  webhook
    .command('resend')
    .description('Send the webhook of a batch again, with a fresh schedule of attempts')
    .requiredOption('--batch <id>', 'id of the batch', parseText)
    .action(
      run(async ({ db }, { batch: batchId }) => {
        const batch = isBatchId(batchId) ? await findBatch(db, batchId) : null;
        if (batch === null) throw new CommandError(`There is no batch ${batchId}.`);
        if (!(await resendDelivery(db, batchId))) {
          throw new CommandError(`Batch ${batchId} has no delivery that was delivered or failed.`);
        }
        return { json: { batch_id: batchId, webhook_url: batch.webhookUrl, status: 'pending' } };
      }),
    );
  return webhook;
}
