import { Type } from '@sinclair/typebox';
import { ERROR_STATUS } from './errors';

const version = Type.Literal('2.0', { description: 'Always `2.0`: JSON-RPC 2.0.' });
const id = (description: string) => Type.Union([Type.String(), Type.Integer()], { description });
const anyObject = (description: string) => Type.Object({}, { additionalProperties: true, description });

/** A request from an agent. Without `id` it is a notification. */
export const AgentRequestSchema = Type.Object(
  {
    jsonrpc: version,
    id: Type.Optional(id('Chosen by the client; the answer repeats it. A notification has none.')),
    method: Type.String({ description: 'The method, such as `tools/call`.' }),
    params: Type.Optional(anyObject('The parameters of the method.')),
  },
  { $id: 'AgentRequest', description: 'A request of the Model Context Protocol.' },
);

export const AgentResultSchema = Type.Object(
  {
    jsonrpc: version,
    id: id('The id of the request.'),
    result: anyObject('The result of the method. Of a tool: its data, and the same as text.'),
  },
  { $id: 'AgentResult', additionalProperties: false, description: 'What a method returned.' },
);

export const AgentErrorSchema = Type.Object(
  {
    jsonrpc: version,
    id: Type.Union([Type.String(), Type.Integer(), Type.Null()], {
      description: 'The id of the request; null if it could not be read.',
    }),
    error: Type.Object(
      {
        code: Type.Integer({ description: 'The code of JSON-RPC.' }),
        message: Type.String({ description: 'What happened, in words.' }),
        data: Type.Object(
          {
            error: Type.String({
              enum: Object.keys(ERROR_STATUS),
              description: 'What happened. Branch on it: it never changes its meaning.',
            }),
          },
          { additionalProperties: true, description: 'The code and its extra fields, as in REST.' },
        ),
      },
      { additionalProperties: false, description: 'The error.' },
    ),
  },
  { $id: 'AgentError', additionalProperties: false, description: 'A method that was refused.' },
);
