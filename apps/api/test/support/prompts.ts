import { type GetPromptResult, McpError } from '@modelcontextprotocol/sdk/types.js';
import type { Agent } from './agent';

export interface ReadPrompt {
  text: string;
  /** Everything but the quoted data. */
  instructions: string;
  data: unknown;
  meta: { coverage: { status: string; signal_absence_is_meaningful: boolean }; notes: string[] };
}

/** Gets a prompt: one user message with its data at the end. */
export async function readPrompt(
  { client }: Agent,
  name: string,
  args: Record<string, string>,
): Promise<ReadPrompt> {
  const { messages, _meta } = await client.getPrompt({ name, arguments: args });
  expect(messages).toHaveLength(1);
  const [{ role, content }] = messages as [GetPromptResult['messages'][number]];
  expect(role).toBe('user');
  if (content.type !== 'text') throw new Error(`the prompt is ${content.type}`);
  const parts = /^([^]*)\n<data>\n(.*)\n<\/data>$/.exec(content.text);
  return {
    text: content.text,
    instructions: parts?.[1] ?? '',
    data: JSON.parse(parts?.[2] ?? 'null'),
    meta: _meta as unknown as ReadPrompt['meta'],
  };
}

/** Returns the error of a request for a prompt. Throws if it succeeds. */
export async function promptError(
  { client }: Agent,
  name: string,
  args: Record<string, string>,
): Promise<McpError> {
  const error: unknown = await client.getPrompt({ name, arguments: args }).catch((reason: unknown) => reason);
  if (!(error instanceof McpError)) throw new Error(`${name} was not refused`);
  return error;
}
