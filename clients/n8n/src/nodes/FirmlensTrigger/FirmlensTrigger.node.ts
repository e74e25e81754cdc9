import {
  type IDataObject,
  type INodeType,
  type INodeTypeDescription,
  type IWebhookFunctions,
  type IWebhookResponseData,
  NodeConnectionTypes,
} from 'n8n-workflow';
import { isStored, restoreUrl, storeUrl } from './account-webhook';
import { isGenuine, isSigningSecret } from './verify-signature';

const EVENTS = [
  { name: 'Enrichment Completed', value: 'enrichment.completed' },
  { name: 'Enrichment Failed', value: 'enrichment.failed' },
  { name: 'Enrichment Found No Data', value: 'enrichment.no_data_found' },
  { name: 'List Completed', value: 'list.completed' },
  { name: 'Signal Detected', value: 'signal.detected' },
];

/** Starts a workflow with each webhook of the service, once its signature is verified. */
export class FirmlensTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Firmlens Trigger',
    name: 'firmlensTrigger',
    icon: { light: 'file:../../icons/firmlens.svg', dark: 'file:../../icons/firmlens.dark.svg' },
    group: ['trigger'],
    version: 1,
    subtitle: '={{ $parameter["events"].join(", ") }}',
    description: 'Starts the workflow when Firmlens sends an event',
    defaults: { name: 'Firmlens Trigger' },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'firmlensApi', required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' }],
    properties: [
      {
        displayName:
          'Firmlens sends events to the URL of a request, else to the URL that is stored for the account. Use the production URL of this node as one of them. It must be https and public.',
        name: 'notice',
        type: 'notice',
        default: '',
      },
      {
        displayName: 'Events',
        name: 'events',
        type: 'multiOptions',
        options: EVENTS,
        default: ['enrichment.completed', 'list.completed', 'signal.detected'],
        required: true,
        description: 'Which events start the workflow. Others are received and dropped.',
      },
      {
        displayName: 'Store URL for the Account',
        name: 'storeUrl',
        type: 'boolean',
        default: false,
        description:
          'Whether to make the production URL of this node the URL of the account while the workflow is active. It replaces the stored URL, which is stored again when the workflow is deactivated.',
      },
    ],
  };

  webhookMethods = { default: { checkExists: isStored, create: storeUrl, delete: restoreUrl } };

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const { rawBody, headers } = this.getRequestObject();
    const { signingSecret } = await this.getCredentials('firmlensApi');
    if (!isSigningSecret(signingSecret) || !isGenuine(headers, rawBody, signingSecret)) {
      this.getResponseObject().status(401).send('The signature does not match.');
      return { noWebhookResponse: true };
    }
    const event = this.getBodyData() as IDataObject & { event: string };
    const isWanted = (this.getNodeParameter('events') as string[]).includes(event.event);
    return isWanted ? { workflowData: [this.helpers.returnJsonArray(event)] } : { webhookResponse: 'OK' };
  }
}
