import { Type } from '@sinclair/typebox';
import { ERROR_STATUS } from './errors';

const version = Type.Literal('2.0');
const id = Type.Union([Type.String(), Type.Integer()]);

/** A request from an agent. Without `id` it is a notification. */
export const AgentRequestSchema = Type.Object(
  {
    jsonrpc: version,
    id: Type.Optional(id),
    method: Type.String({ examples: ['tools/call'] }),
    params: Type.Optional(Type.Object({}, { additionalProperties: true })),
  },
  { $id: 'AgentRequest' },
);

export const AgentResultSchema = Type.Object(
  { jsonrpc: version, id, result: Type.Object({}, { additionalProperties: true }) },
  { $id: 'AgentResult', additionalProperties: false },
);

export const AgentErrorSchema = Type.Object(
  {
    jsonrpc: version,
    id: Type.Union([id, Type.Null()], { description: 'Null if the id of the request could not be read.' }),
    error: Type.Object(
      {
        code: Type.Integer(),
        message: Type.String(),
        data: Type.Object(
          { error: Type.String({ enum: Object.keys(ERROR_STATUS) }) },
          { additionalProperties: true, description: 'The code and its extra fields, as in REST.' },
        ),
      },
      { additionalProperties: false },
    ),
  },
  { $id: 'AgentError', additionalProperties: false },
);
