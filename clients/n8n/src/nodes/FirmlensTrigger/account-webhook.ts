import {
  type IDataObject,
  type IHookFunctions,
  type IHttpRequestOptions,
  NodeOperationError,
} from 'n8n-workflow';
import { isSigningSecret } from './verify-signature';

/** What the node remembers while its workflow is active. */
interface Memory extends IDataObject {
  /** The URL that was stored before; absent if there was none. */
  formerUrl?: string;
}

/** Whether the node is to change the stored URL. The URL of a test lives for minutes, so it is never stored. */
const isToStore = (hook: IHookFunctions): boolean =>
  hook.getNodeParameter('storeUrl') === true && hook.getActivationMode() !== 'manual';

async function request(hook: IHookFunctions, options: Partial<IHttpRequestOptions>): Promise<string | null> {
  const { baseUrl } = await hook.getCredentials<{ baseUrl: string }>('firmlensApi');
  const url = `${baseUrl.replace(/\/+$/, '')}/account/webhook`;
  const answer = (await hook.helpers.httpRequestWithAuthentication.call(hook, 'firmlensApi', {
    url,
    ...options,
  })) as { data: { webhook_url: string | null } };
  return answer.data.webhook_url;
}

const storedUrl = (hook: IHookFunctions) => request(hook, {});
const store = (hook: IHookFunctions, url: string) =>
  request(hook, { method: 'POST', body: { webhook_url: url } });

/** Whether the account's URL is the node's already, or is not to be changed. Throws without a signing secret. */
export async function isStored(this: IHookFunctions): Promise<boolean> {
  const { signingSecret } = await this.getCredentials('firmlensApi');
  if (!isSigningSecret(signingSecret))
    throw new NodeOperationError(this.getNode(), 'The credential has no signing secret', {
      description: 'The panel shows it under “Webhooks”. It begins with whsec_.',
    });
  return !isToStore(this) || (await storedUrl(this)) === this.getNodeWebhookUrl('default');
}

/** Stores the node's URL as the account's, and remembers the one before. */
export async function storeUrl(this: IHookFunctions): Promise<boolean> {
  const url = this.getNodeWebhookUrl('default');
  if (url === undefined) return false;
  const memory: Memory = this.getWorkflowStaticData('node');
  const former = await storedUrl(this);
  if (former !== null && former !== url) memory.formerUrl = former;
  await store(this, url);
  return true;
}

/** Stores the URL before again, unless somebody has changed it meanwhile. */
export async function restoreUrl(this: IHookFunctions): Promise<boolean> {
  const memory: Memory = this.getWorkflowStaticData('node');
  const { formerUrl } = memory;
  delete memory.formerUrl;
  if (!isToStore(this) || formerUrl === undefined) return true;
  if ((await storedUrl(this)) === this.getNodeWebhookUrl('default')) await store(this, formerUrl);
  return true;
}
