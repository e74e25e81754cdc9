import type { GetPromptResult, Prompt } from '@modelcontextprotocol/sdk/types.js';
import { validateArguments } from '../arguments/validate-arguments';
import { invalidArgument } from '../protocol/rpc-error';
import type { AgentDeps } from '../tool';
import { accountBrief } from './account-brief';
import { freshnessAudit } from './freshness-audit';
import type { AnyPrompt } from './prompt';
import { signalSweep } from './signal-sweep';
import { whyNow } from './why-now';

const PROMPTS: readonly AnyPrompt[] = [accountBrief, whyNow, signalSweep, freshnessAudit];

export function listPrompts(): Prompt[] {
  return PROMPTS.map(({ name, title, description, input }) => ({
    name,
    title,
    description,
    arguments: Object.entries(input.properties).map(([argument, schema]) => ({
      name: argument,
      title: schema.title,
      description: schema.description,
      required: input.required?.includes(argument) ?? false,
    })),
  }));
}

/** Renders a prompt for an account. Throws -32602 if there is no such prompt or its arguments are invalid. */
export async function getPrompt(
  deps: AgentDeps,
  accountId: number,
  name: string,
  args: Readonly<Record<string, string>>,
): Promise<GetPromptResult> {
  const prompt = PROMPTS.find((known) => known.name === name);
  if (prompt === undefined) {
    const names = PROMPTS.map((known) => known.name);
    throw invalidArgument('name', `unknown prompt. Available prompts: ${names.join(', ')}.`, {
      valid_values: names,
    });
  }
  validateArguments(prompt.input, args);
  return prompt.get(deps, accountId, args as never);
}
