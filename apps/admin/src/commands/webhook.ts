import { Command } from '@commander-js/extra-typings';
import {
  type Database,
  findBatch,
  findListById,
  isBatchId,
  isListId,
  resendDelivery,
} from '@firmlens/domain';
import { CommandError, type Runner } from '../command';
import { eachOf, oneOrList, OR_LIST } from '../each-of';
import { helpEnd } from '../help';
import { parseText } from '../parse-values';

async function findEnded(db: Database, id: string): Promise<{ webhookUrl: string | null } | null> {
  if (isListId(id)) return findListById(db, id);
  return isBatchId(id) ? findBatch(db, id) : null;
}

export function webhookCommand(run: Runner) {
  const webhook = new Command('webhook').helpGroup('Webhooks:').description('Manage webhook deliveries');
  webhook
    .command('resend')
    .description(
      'Send the webhook of an ended batch or list again, whether it was delivered or failed, with all attempts of WEBHOOK_RETRY_SECONDS',
    )
    .requiredOption(
      '--batch <id>',
      `id of the batch (see \`batches list\`) or list; ${OR_LIST}`,
      oneOrList(parseText),
    )
    .addHelpText(
      'after',
      helpEnd(
        'The record of earlier attempts is replaced. For webhooks that failed, `deliveries resend` does the same by the id of\nthe delivery.',
        'webhook resend --batch batch_01JDBQ5V8E3M4N6P7R9S0T1V2W',
        'webhook resend --batch list_01JDBQ5V8E3M4N6P7R9S0T1V2W',
      ),
    )
    .action(
      run(async (deps, { batch: batches }) =>
        eachOf(deps, batches, async (id) => {
          const what = isListId(id) ? 'list' : 'batch';
          const found = await findEnded(deps.db, id);
          if (found === null) throw new CommandError(`There is no ${what} ${id}.`);
          if (!(await resendDelivery(deps.db, id))) {
            throw new CommandError(`The ${what} ${id} has no delivery that was delivered or failed.`);
          }
          return { json: { [`${what}_id`]: id, webhook_url: found.webhookUrl, status: 'pending' } };
        }),
      ),
    );
  return webhook;
}
