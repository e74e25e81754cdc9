import {
  type DeclarativeRestApiSettings,
  type IDataObject,
  type IExecutePaginationFunctions,
  type IExecuteSingleFunctions,
  type IN8nHttpFullResponse,
  type INodeExecutionData,
  NodeOperationError,
  sleepWithAbort,
} from 'n8n-workflow';
import { type Refusal, refusalError } from './refuse';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 20_000;
/** Longer than a batch takes at most: half an hour, unless the operator set another deadline. */
const LONGEST_WAIT_MS = 2_700_000;

/** Refusals of a company that mean that its data is about to be there. */
const SOON = ['enrichment_in_progress', 'recently_enriched'];

interface Answer {
  statusCode: number;
  headers: IDataObject;
  body: IDataObject & Refusal;
}

/** Hands the status and the headers on, too, so that `waitForData` can decide by them. */
export async function keepWholeResponse(
  this: IExecuteSingleFunctions,
  _items: INodeExecutionData[],
  { statusCode, headers, body }: IN8nHttpFullResponse,
): Promise<INodeExecutionData[]> {
  return [{ json: { statusCode, headers, body: body } }];
}

/**
 * Requests a company and, if the node is to wait, returns the results when its enrichment has ended. It also waits for
 * an enrichment that runs already, and for limits that end in time. Throws what the service refuses.
 */
export async function waitForData(
  this: IExecutePaginationFunctions,
  request: DeclarativeRestApiSettings.ResultOptions,
): Promise<INodeExecutionData[]> {
  const isToWait = this.getNodeParameter('wait') as boolean;
  const deadline = Date.now() + LONGEST_WAIT_MS;
  let nextPauseMs = FIRST_PAUSE_MS;

  /** Pauses, unless that would take too long. Returns whether it did. */
  const pause = async (ms?: number): Promise<boolean> => {
    const length = ms ?? nextPauseMs;
    if (Date.now() + length > deadline) return false;
    if (ms === undefined) nextPauseMs = Math.min(nextPauseMs * 1.5, LONGEST_PAUSE_MS);
    await sleepWithAbort(length, this.getExecutionCancelSignal());
    return true;
  };
  const tooLate = (description: string) =>
    new NodeOperationError(this.getNode(), 'The enrichment did not end in time', {
      itemIndex: this.getItemIndex(),
      description,
    });

  const ask = async (other: { url?: string; qs?: IDataObject } = {}): Promise<Answer> => {
    for (;;) {
      const [item] = await this.makeRoutingRequest({ ...request, options: { ...request.options, ...other } });
      const answer = item?.json as unknown as Answer;
      const retryAfter = Number(answer.headers['retry-after']);
      const isToRepeat = isToWait && answer.statusCode === 429 && retryAfter > 0;
      if (!isToRepeat || !(await pause(retryAfter * 1_000))) return answer;
    }
  };
  /** Waits until a batch has ended, and returns what its results are answered with. */
  const endOf = async (batchId: string): Promise<Answer> => {
    const results = { url: `/enrichment/${encodeURIComponent(batchId)}/results`, qs: {} };
    for (;;) {
      const answer = await ask(results);
      if (answer.body.error !== 'enrichment_processing') return answer;
      if (!(await pause())) throw tooLate(`“Get Results” has its data later: the batch is ${batchId}.`);
    }
  };
  const dataOf = ({ statusCode, body }: Answer): INodeExecutionData[] => {
    if (statusCode >= 400) throw refusalError(this.getNode(), statusCode, body);
    return [{ json: body }];
  };

  for (;;) {
    const answer = await ask();
    const { batch_id: batchId, error } = answer.body;
    if (!isToWait || (answer.statusCode >= 400 && !SOON.includes(error ?? ''))) return dataOf(answer);
    if (answer.statusCode === 200) return dataOf(answer);
    if (answer.statusCode === 202) return dataOf(await endOf(String(batchId)));
    // What runs already may lack modules of this request: it is sent again afterwards.
    if (batchId) await endOf(batchId);
    else if (!(await pause())) throw tooLate('Another enrichment of the company is running.');
  }
}
