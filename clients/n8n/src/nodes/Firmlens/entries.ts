import { type IExecuteSingleFunctions, type IHttpRequestOptions, NodeOperationError } from 'n8n-workflow';

/** Returns the entries of a field: those of a text, or of the array that an expression gave. */
function entriesOf(this: IExecuteSingleFunctions, field: string): unknown[] {
  const value = this.getNodeParameter(field) as unknown;
  const entries = Array.isArray(value)
    ? (value as unknown[])
    : String(value)
        .split(/[\s,;]+/)
        .filter((domain) => domain !== '');
  if (entries.length === 0)
    throw new NodeOperationError(this.getNode(), 'Name at least one company', {
      itemIndex: this.getItemIndex(),
    });
  return entries;
}

/** Sends the companies of a list as its body. */
export async function sendList(
  this: IExecuteSingleFunctions,
  request: IHttpRequestOptions,
): Promise<IHttpRequestOptions> {
  return { ...request, body: entriesOf.call(this, 'companies') };
}

/** Sends the companies of a watch with its other settings. */
export async function sendWatch(
  this: IExecuteSingleFunctions,
  request: IHttpRequestOptions,
): Promise<IHttpRequestOptions> {
  return { ...request, body: { ...(request.body as object), domains: entriesOf.call(this, 'companies') } };
}
