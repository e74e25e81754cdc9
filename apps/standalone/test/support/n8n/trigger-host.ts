import type {
  IDataObject,
  IHookFunctions,
  IHttpRequestOptions,
  INodeExecutionData,
  INodeType,
  IWebhookFunctions,
} from 'n8n-workflow';
import type { N8nHost } from './node-runner';
import { request } from './request';

type Step = 'checkExists' | 'create' | 'delete';

/** A workflow that begins with a trigger. */
export interface TriggerHost {
  /** Activates or deactivates the workflow. */
  activate(): Promise<void>;
  deactivate(): Promise<void>;
  /** Hands a webhook over, and returns the status of its response, and the items with which the workflow starts. */
  receive(headers: IDataObject, rawBody: Buffer): Promise<{ status: number; items: INodeExecutionData[] }>;
}

/** Hosts a trigger as n8n does. `mode` is `manual` while the user waits for a test event. */
export function hostTrigger(
  type: INodeType,
  parameters: IDataObject,
  {
    url,
    mode = 'activate',
    ...host
  }: Pick<N8nHost, 'credential' | 'credentials'> & {
    url: string;
    mode?: 'activate' | 'manual';
  },
): TriggerHost {
  const memory: IDataObject = {};
  const node = { id: 'node-1', name: 'Firmlens Trigger' };
  const common = {
    getNode: () => node,
    getNodeParameter: (name: string) => parameters[name],
    getCredentials: async () => host.credentials,
  };
  const hook = {
    ...common,
    getActivationMode: () => mode,
    getNodeWebhookUrl: () => url,
    getWorkflowStaticData: () => memory,
    helpers: {
      httpRequestWithAuthentication: async (_name: string, options: IHttpRequestOptions) =>
        (await request(options, host)).body as unknown,
    },
  } as unknown as IHookFunctions;
  const run = (step: Step) => type.webhookMethods?.['default']?.[step].call(hook);

  return {
    async activate() {
      if (!(await run('checkExists'))) await run('create');
    },
    async deactivate() {
      await run('delete');
    },
    async receive(headers, rawBody) {
      let status = 200;
      const response = { status: (code: number) => ((status = code), response), send: () => response };
      const webhook = {
        ...common,
        getRequestObject: () => ({ headers, rawBody }),
        getResponseObject: () => response,
        getBodyData: () => JSON.parse(rawBody.toString('utf8')) as IDataObject,
        helpers: { returnJsonArray: (json: IDataObject) => [{ json }] },
      } as unknown as IWebhookFunctions;
      const { workflowData } = (await type.webhook?.call(webhook)) ?? {};
      return { status, items: workflowData?.flat() ?? [] };
    },
  };
}
