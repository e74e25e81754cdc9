/** A request, as it is posted. */
export const rpcRequest = (method: unknown, params?: unknown, id: unknown = 7) => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params === undefined ? {} : { params }),
});

/** A call of a tool. */
export const toolCall = (name: unknown, args?: unknown) =>
  rpcRequest('tools/call', { name, ...(args === undefined ? {} : { arguments: args }) });

/** What an error looks like that answers a request, for `toMatchObject`. */
export const expectedRpcError = (status: number, code: number, data: object, id: unknown = 7) => ({
  status,
  body: { jsonrpc: '2.0', id, error: { code, message: expect.stringMatching(/\w/), data } },
});
