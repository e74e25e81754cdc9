/** Returns the body of a JSON-RPC request. */
export const rpcRequest = (method: unknown, params?: unknown, id: unknown = 7) => ({
  jsonrpc: '2.0',
  id,
  method,
  ...(params === undefined ? {} : { params }),
});

/** Returns the body of a tool call. */
export const toolCall = (name: unknown, args?: unknown) =>
  rpcRequest('tools/call', { name, ...(args === undefined ? {} : { arguments: args }) });

/** Returns the response expected for a JSON-RPC error, for `toMatchObject`. */
export const expectedRpcError = (status: number, code: number, data: object, id: unknown = 7) => ({
  status,
  body: { jsonrpc: '2.0', id, error: { code, message: expect.stringMatching(/\w/), data } },
});
