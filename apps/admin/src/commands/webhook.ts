import { Command } from '@commander-js/extra-typings';
import { findBatch, isBatchId, resendDelivery } from '@firmlens/domain';
import { CommandError, type Runner } from '../command';
import { eachOf, oneOrList, OR_LIST } from '../each-of';
import { helpEnd } from '../help';
import { parseText } from '../parse-values';

export function webhookCommand(run: Runner) {
  const webhook = new Command('webhook').helpGroup('Webhooks:').description('Manage webhook deliveries');
  webhook
    .command('resend')
    .description(
      'Send the webhook of an ended batch again, whether it was delivered or failed, with all attempts of WEBHOOK_RETRY_SECONDS',
    )
    .requiredOption(
      '--batch <id>',
      `id of the batch (see \`batches list\`); ${OR_LIST}`,
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
