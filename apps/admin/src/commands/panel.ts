import { Command, Option } from '@commander-js/extra-typings';
import {
  addOperator,
  createPasswordLink,
  endSessionsOf,
  invitePerson,
  OPERATOR,
  removeOperator,
  resetSecondFactor,
} from '@firmlens/domain';
import { ACCOUNT_HELP, CommandError, type Runner } from '../command';
import { doIrreversibly, DRY_RUN, YES } from '../confirm';
import { helpEnd } from '../help';
import { parseEmail, parseNumber } from '../parse-values';

const ROLES = ['viewer', 'developer', 'owner'] as const;

/** Returns the address that opens a link's page. */
const linkTo = (publicBaseUrl: string, token: string) =>
  new URL(`/panel/invitation/${token}`, publicBaseUrl).href;

export function panelCommand(run: Runner) {
  const panel = new Command('panel')
    .helpGroup('Panel:')
    .description("Manage who signs in to the accounts' panel");
  panel
    .command('invite')
    .description('Print a link with which somebody joins an account; it works once, for 72 hours')
    .requiredOption('--account <id>', ACCOUNT_HELP, parseNumber)
    .requiredOption('--email <address>', 'email address of the person', parseEmail)
    .addOption(
      new Option(
        '--role <role>',
        'viewer sees all data; developer also enriches and manages keys and webhooks; owner also manages people',
      )
        .choices(ROLES)
        .default('owner' as const),
    )
    .addHelpText(
      'after',
      helpEnd(
        'Nothing is mailed: send the link yourself. It ends an earlier one for the same address and account. Set\nPUBLIC_BASE_URL as the API has it, for the host of the link.',
        'panel invite --account 7 --email ada@firm.example --role developer',
      ),
    )
    .action(
      run(async ({ db, publicBaseUrl }, { account: accountId, email, role }) => {
        const link = await invitePerson(db, OPERATOR, { accountId, email, role });
        if (link === null) throw new CommandError(`There is no account ${accountId}.`);
        const expiresAt = link.expiresAt.toISOString();
        return { json: { email, role, link: linkTo(publicBaseUrl, link.token), expires_at: expiresAt } };
      }),
    );
  panel
    .command('reset-password')
    .description(
      'Print a link with which a person sets a new password; it works once, for 72 hours, and then ends their sessions',
    )
    .requiredOption('--email <address>', 'email address of the person', parseEmail)
    .action(
      run(async ({ db, publicBaseUrl }, { email }) => {
        const link = await createPasswordLink(db, OPERATOR, email);
        if (link === null) throw new CommandError(`Nobody signs in to the panel with ${email}.`);
        const expiresAt = link.expiresAt.toISOString();
        return { json: { email, link: linkTo(publicBaseUrl, link.token), expires_at: expiresAt } };
      }),
    );
  panel
    .command('operator')
    .description(
      'Let a person do in the panel most of what this command does, in all accounts; for somebody new, print a link that works once, for 72 hours',
    )
    .requiredOption('--email <address>', 'email address of the person', parseEmail)
    .option('--remove', 'take the right away instead, from the next request on')
    .action(
      run(async ({ db, publicBaseUrl }, { email, remove = false }) => {
        if (remove) {
          if (!(await removeOperator(db, OPERATOR, email)))
            throw new CommandError(`${email} is not an operator.`);
          return { json: { email, operator: false } };
        }
        const added = await addOperator(db, OPERATOR, email);
        if (added === 'added') return { json: { email, operator: true } };
        const expiresAt = added.expiresAt.toISOString();
        return {
          json: { email, operator: false, link: linkTo(publicBaseUrl, added.token), expires_at: expiresAt },
        };
      }),
    );
  panel
    .command('reset-totp')
    .description(
      'Turn off the second factor of a person who lost the device and the recovery codes; ends their sessions',
    )
    .requiredOption('--email <address>', 'email address of the person', parseEmail)
    .option(...DRY_RUN)
    .option(...YES)
    .action(
      run(async (deps, { email, ...care }) => {
        const question = `Turn off the second factor of ${email}? Find out first who asks.`;
        return doIrreversibly(deps, care, { question, plan: async () => ({ email }) }, async () => {
          if (await resetSecondFactor(deps.db, email)) return { json: { email, second_factor: 'off' } };
          throw new CommandError(`Nobody signs in to the panel with ${email} and a second factor.`);
        });
      }),
    );
  panel
    .command('sign-out')
    .description('End all sessions of a person in the panel; they can sign in again')
    .requiredOption('--email <address>', 'email address of the person', parseEmail)
    .action(
      run(async ({ db }, { email }) => {
        const sessions = await endSessionsOf(db, email);
        if (sessions === null) throw new CommandError(`Nobody signs in to the panel with ${email}.`);
        return { json: { email, sessions_ended: sessions } };
      }),
    );
  return panel;
}
