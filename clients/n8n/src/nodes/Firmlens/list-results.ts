import type {
  IDataObject,
  IExecuteSingleFunctions,
  IN8nHttpFullResponse,
  INodeExecutionData,
} from 'n8n-workflow';

/** Makes an item of each line of the results. n8n has parsed them already if there is only one. */
export async function itemsOfLines(
  this: IExecuteSingleFunctions,
  _items: INodeExecutionData[],
  { body }: IN8nHttpFullResponse,
): Promise<INodeExecutionData[]> {
  if (typeof body !== 'string') return [{ json: body as IDataObject }];
  return body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ json: JSON.parse(line) as IDataObject }));
}
