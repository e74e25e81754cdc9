import { Command } from '@commander-js/extra-typings';
import { helpEnd } from '../help';
import type { Runner } from '../session';

export function accountCommand(run: Runner) {
  return new Command('account')
    .description('Print the account, its limits and its credits')
    .option('--webhook-url <url>', 'first store where the ends of enrichments are announced')
    .addHelpText(
      'after',
      helpEnd(
        'Keys and the signing secret are shown in the panel only.',
        'account',
        'account --webhook-url https://hooks.acme.example/firmlens',
      ),
    )
    .action(
      run(async (session, { webhookUrl }) => {
        const { account } = await session.client();
        if (webhookUrl !== undefined) await account.setWebhook(webhookUrl);
        const [info, credits, usage, webhook] = await Promise.all([
          account.info(),
          account.credits(),
          account.usage(),
          account.webhook(),
        ]);
        await session.result({
          account: info.account,
          limits: info.limits,
          credits,
          month: usage.monthly_usage,
          webhook_url: webhook,
        });
      }),
    );
}
