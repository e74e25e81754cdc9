import {
  type IExecuteSingleFunctions,
  type IN8nHttpFullResponse,
  type INode,
  type INodeExecutionData,
  type JsonObject,
  NodeApiError,
} from 'n8n-workflow';

/** What the service says about a request that it refuses. */
export interface Refusal {
  error?: string;
  message?: string;
  hint?: string;
  batch_id?: string | null;
}

/** Returns the error of a refused request in the service's own words: n8n's would only name the status. */
export function refusalError(node: INode, statusCode: number, body: unknown): NodeApiError {
  const { error, message, hint }: Refusal = typeof body === 'object' && body !== null ? body : {};
  return new NodeApiError(node, (error === undefined ? {} : body) as JsonObject, {
    message: message ?? `The address answered with status ${statusCode}, and not as Firmlens does`,
    description: [error, hint].filter((part) => part !== undefined).join(': '),
    httpCode: String(statusCode),
  });
}

/** Passes a response on. Throws if the service refused the request. */
export async function throwRefusal(
  this: IExecuteSingleFunctions,
  items: INodeExecutionData[],
  { statusCode, body }: IN8nHttpFullResponse,
): Promise<INodeExecutionData[]> {
  if (statusCode >= 400) throw refusalError(this.getNode(), statusCode, body);
  return items;
}
