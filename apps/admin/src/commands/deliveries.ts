import { Command, Option } from '@commander-js/extra-typings';
import { type FailingDelivery, findFailingDeliveries, OPERATOR, resendAsOperator } from '@firmlens/domain';
import { CommandError, type Runner } from '../command';
import { eachOf, oneOrList, OR_LIST } from '../each-of';
import { helpEnd } from '../help';
import { DEFAULT_LIMIT, LIMIT_HELP, parseLimit, parseNumber, parseText } from '../parse-values';

const deliveryJson = (delivery: FailingDelivery) => ({
  delivery_id: delivery.id,
  batch_id: delivery.batchId,
  account_id: delivery.accountId,
  account_name: delivery.accountName,
  domain: delivery.domain,
  event: delivery.event,
  host: delivery.host,
  status: delivery.status,
  attempts: delivery.attempts,
  created_at: delivery.createdAt.toISOString(),
  next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
  last_status_code: delivery.lastAttempt?.statusCode ?? null,
  last_error: delivery.lastAttempt?.error ?? null,
});

/** What people see of each delivery in a list. */
const COLUMNS = [
  ...['delivery_id', 'account_id', 'domain', 'host', 'status', 'attempts'],
  ...['last_status_code', 'last_error'],
];

export function deliveriesCommand(run: Runner) {
  const deliveries = new Command('deliveries')
    .helpGroup('Webhooks:')
    .description('Find webhooks that do not arrive, and send them again');
  deliveries
    .command('list')
    .description('List the webhooks whose latest attempt failed, newest first, with its status code or error')
    .addOption(
      new Option(
        '--status <status>',
        'retrying: another attempt follows; failed: none does; default: both',
      ).choices(['retrying', 'failed'] as const),
    )
    .option('--account <id>', 'only those of this account (see `account list`)', parseNumber)
    .option(
      '--host <host>',
      'only those to this host, such as hooks.firm.example or hooks.firm.example:8443',
      parseText,
    )
    .option('--limit <number>', LIMIT_HELP, parseLimit, DEFAULT_LIMIT)
    .action(
      run(async ({ db }, { status, account: accountId, host, limit }) => {
        const filter = { status, accountId, host: host?.toLowerCase() };
        const found = await findFailingDeliveries(db, filter, { before: null, limit });
        return { json: { deliveries: found.map(deliveryJson) }, columns: COLUMNS };
      }),
    );
  deliveries
    .command('resend')
    .description('Send a webhook that failed for good again, with all attempts of WEBHOOK_RETRY_SECONDS')
    .requiredOption(
      '--delivery <id>',
      `id of the delivery (see \`deliveries list\`); ${OR_LIST}`,
      oneOrList(parseNumber),
    )
    .addHelpText(
      'after',
      helpEnd(
        'It must be failed: one that is retrying goes on by itself. The record of earlier attempts is replaced.',
        'deliveries resend --delivery 4711',
      ),
    )
    .action(
      run(async (deps, { delivery: ids }) =>
        eachOf(deps, ids, async (id) => {
          const outcome = await resendAsOperator(deps.db, OPERATOR, BigInt(id));
          if (outcome === 'unknown') throw new CommandError(`There is no delivery ${id}.`);
          if (outcome === 'in_progress')
            throw new CommandError(`Delivery ${id} is still being tried. Nothing was changed.`);
          return { json: { delivery_id: id, status: 'pending' } };
        }),
      ),
    );
  return deliveries;
}
