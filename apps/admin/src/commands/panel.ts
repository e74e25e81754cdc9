import { Command, Option } from '@commander-js/extra-typings';
import {
  createPasswordLink,
  endSessionsOf,
  invitePerson,
  OPERATOR,
  resetSecondFactor,
} from '@firmlens/domain';
import { ACCOUNT_HELP, CommandError, type Runner } from '../command';
import { parseEmail, parseNumber } from '../parse-values';

const ROLES = ['viewer', 'developer', 'owner'] as const;

/** Returns the address that opens a link's page. */
const linkTo = (publicBaseUrl: string, token: string) =>
  new URL(`/panel/invitation/${token}`, publicBaseUrl).href;

export function panelCommand(run: Runner) {
  const panel = new Command('panel').description("Manage who signs in to the accounts' panel");
  panel
    .command('invite')
    .description('Create a link with which somebody joins an account; it works once, for 72 hours')
    .requiredOption('--account <id>', ACCOUNT_HELP, parseNumber)
    .requiredOption('--email <address>', 'mail address of the person', parseEmail)
    .addOption(new Option('--role <role>', 'what they may do').choices(ROLES).default('owner' as const))
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
    .description('Create a link with which a person sets a new password; it works once, for 72 hours')
    .requiredOption('--email <address>', 'mail address of the person', parseEmail)
    .action(
      run(async ({ db, publicBaseUrl }, { email }) => {
        const link = await createPasswordLink(db, OPERATOR, email);
        if (link === null) throw new CommandError(`Nobody signs in to the panel with ${email}.`);
        const expiresAt = link.expiresAt.toISOString();
        return { json: { email, link: linkTo(publicBaseUrl, link.token), expires_at: expiresAt } };
      }),
    );
  panel
    .command('reset-totp')
    .description(
      'Turn off the second factor of a person who lost it and the recovery codes; ends their sessions',
    )
    .requiredOption('--email <address>', 'mail address of the person', parseEmail)
    .action(
      run(async ({ db }, { email }) => {
        if (await resetSecondFactor(db, email)) return { json: { email, second_factor: 'off' } };
        throw new CommandError(`Nobody signs in to the panel with ${email} and a second factor.`);
      }),
    );
  panel
    .command('sign-out')
    .description('End all sessions of a person')
    .requiredOption('--email <address>', 'mail address of the person', parseEmail)
    .action(
      run(async ({ db }, { email }) => {
        const sessions = await endSessionsOf(db, email);
        if (sessions === null) throw new CommandError(`Nobody signs in to the panel with ${email}.`);
        return { json: { email, sessions_ended: sessions } };
      }),
    );
  return panel;
}
