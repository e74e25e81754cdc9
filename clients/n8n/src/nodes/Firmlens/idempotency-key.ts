import { createHash } from 'node:crypto';
import type { IExecuteSingleFunctions, IHttpRequestOptions } from 'n8n-workflow';

/**
 * Adds a key that is the same when n8n tries the node again, so that nothing is created twice: it is made of what
 * identifies this run of the node for this item.
 */
export async function addIdempotencyKey(
  this: IExecuteSingleFunctions,
  request: IHttpRequestOptions,
): Promise<IHttpRequestOptions> {
  const run = [
    this.getInstanceId(),
    this.getWorkflow().id,
    this.getExecutionId(),
    this.getNode().id,
    this.evaluateExpression('{{ $runIndex }}', this.getItemIndex()),
    this.getItemIndex(),
  ];
  const key = createHash('sha256').update(JSON.stringify(run)).digest('hex');
  return { ...request, headers: { ...request.headers, 'Idempotency-Key': `n8n-${key}` } };
}
