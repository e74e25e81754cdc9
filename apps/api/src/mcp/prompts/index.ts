import type { GetPromptResult, Prompt } from '@modelcontextprotocol/sdk/types.js';
import { invalidArgument } from '../protocol/rpc-error';
import type { AgentDeps } from '../tool';

/** A prompt as agents see it, and what it says. */
interface AgentPrompt extends Prompt {
  get: (deps: AgentDeps, args: Readonly<Record<string, string>>) => Promise<GetPromptResult>;
}

const PROMPTS: readonly AgentPrompt[] = [];

export function listPrompts(): Prompt[] {
  return PROMPTS.map(({ name, title, description, arguments: args }) => ({
    name,
    title,
    description,
    arguments: args,
  }));
}

/** Throws -32602 where there is no such prompt, or its arguments cannot be taken. */
export async function getPrompt(
  deps: AgentDeps,
  name: string,
  args: Readonly<Record<string, string>>,
): Promise<GetPromptResult> {
  const prompt = PROMPTS.find((known) => known.name === name);
  if (prompt !== undefined) return prompt.get(deps, args);
  const names = PROMPTS.map((known) => known.name);
  throw invalidArgument('name', `there is no such prompt. There are: ${names.join(', ')}.`, {
    valid_values: names,
  });
}
