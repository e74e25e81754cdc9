import {
  changeWebhookUrl,
  findAccount,
  removeWebhookUrl,
  rotateWebhookSecret,
  sendTestEvent,
  showWebhookSecret,
} from '@firmlens/domain';
import { validateWebhookUrl } from '../../../webhook-url/validate-webhook-url';
import type { Call, Handlers, Member, PanelDeps } from '../../call';
import { PanelError } from '../../panel-error';
import { invalidFields } from '../../validate-input';
import { tooManyTests } from './too-many-tests';

type Names =
  | 'GET /webhooks'
  | 'PUT /webhooks/url'
  | 'DELETE /webhooks/url'
  | 'POST /webhooks/secret/show'
  | 'POST /webhooks/secret/rotate'
  | 'POST /webhooks/tests';

const unknownAccount = () => new PanelError('not_found', 'There is no such account.');

export function webhookHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { panelDb, webhookUrlRules, secretsKey, delivery, dispatcher } = deps;
  const accountOf = async ({ account }: Member) => {
    const found = await findAccount(panelDb, account.accountId);
    if (found === null) throw unknownAccount();
    return found;
  };

  /** Returns the URL without the spaces around it. Throws `invalid_input`, as the API refuses `X-Webhook-URL`. */
  async function usableUrl(text: string): Promise<string> {
    const url = text.trim();
    const fault = await validateWebhookUrl(url, webhookUrlRules);
    if (fault !== null) throw invalidFields({ url: `This URL cannot be used: ${fault}.` });
    return url;
  }

  async function testUrl({ input, session }: Call<'POST /webhooks/tests'>): Promise<string> {
    const url = input.url ?? (await accountOf(session)).webhookUrl;
    if (url === null) throw invalidFields({ url: 'The account has no default URL. Enter one.' });
    return usableUrl(url);
  }

  return {
    'GET /webhooks': async ({ session }) => ({
      url: (await accountOf(session)).webhookUrl,
      schedule_seconds: [...delivery.retrySeconds],
      timeout_seconds: delivery.timeoutSeconds,
    }),

    'PUT /webhooks/url': async ({ input, session, address }) => {
      const url = await usableUrl(input.url);
      await changeWebhookUrl(panelDb, { userId: session.userId, address }, session.account.accountId, url);
      return {};
    },

    'DELETE /webhooks/url': async ({ session, address }) => {
      await removeWebhookUrl(panelDb, { userId: session.userId, address }, session.account.accountId);
      return {};
    },

    'POST /webhooks/secret/show': async ({ session, address }) => {
      const actor = { userId: session.userId, address };
      const secret = await showWebhookSecret(panelDb, actor, session.account.accountId, secretsKey);
      if (secret === null) throw unknownAccount();
      return { signing_secret: secret };
    },

    'POST /webhooks/secret/rotate': async ({ session, address }) => {
      const actor = { userId: session.userId, address };
      const secret = await rotateWebhookSecret(panelDb, actor, session.account.accountId, secretsKey);
      if (secret === null) throw unknownAccount();
      return { signing_secret: secret };
    },

    'POST /webhooks/tests': async (call) => {
      const { input, session, address } = call;
      const { accountId } = session.account;
      const test = { accountId, event: input.event, url: await testUrl(call) };
      const id = await sendTestEvent(panelDb, { userId: session.userId, address }, test);
      if (id === null) throw tooManyTests();
      dispatcher.wake();
      return { delivery_id: Number(id) };
    },
  };
}
