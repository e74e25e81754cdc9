import { runInNewContext } from 'node:vm';

/** What a node hands to the next one. */
interface Item {
  json: Record<string, unknown>;
}
interface NamedValue {
  name: string;
  value: string;
}
interface N8nNode {
  id: string;
  name: string;
  type: string;
  parameters: Record<string, unknown>;
  credentials?: Record<string, { id: null; name: string }>;
}
export interface N8nWorkflow {
  nodes: N8nNode[];
  connections: Record<string, { main: { node: string }[][] }>;
}

interface World {
  apiKey: string;
  /** `$execution`. */
  execution: { id: string; resumeUrl: string };
  /** Waits until the URL of the execution is called. */
  resumed: () => Promise<void>;
  /** Waits between two looks. */
  pause: () => Promise<void>;
}

/** Far more than a workflow needs: one that goes round for ever fails. */
const MOST_STEPS = 2_000;

const namedValues = (parameter: unknown) =>
  (parameter as { parameters?: NamedValue[] } | undefined)?.parameters ?? [];

/**
 * Runs a workflow as n8n does, with the few nodes that the recipes consist of, and returns the items of the last one.
 * Expressions are evaluated, requests are sent, the rest is replaced by `world`.
 */
export async function runN8nWorkflow(workflow: N8nWorkflow, world: World): Promise<Item[]> {
  const outputs = new Map<string, Item[]>();
  const evaluate = (value: unknown, item: Item): unknown => {
    if (typeof value !== 'string' || !value.startsWith('=')) return value;
    const scope = {
      ...{ $json: item.json, $execution: world.execution, encodeURIComponent },
      $: (name: string) => ({ first: () => outputs.get(name)?.[0] }),
    };
    const [whole] = /^=\{\{((?:(?!\}\})[^])*)\}\}$/.exec(value)?.slice(1) ?? [];
    if (whole !== undefined) return runInNewContext(whole, scope);
    return value
      .slice(1)
      .replaceAll(/\{\{([^]*?)\}\}/g, (_, code: string) => String(runInNewContext(code, scope)));
  };

  async function request(parameters: Record<string, unknown>, item: Item): Promise<Item> {
    const url = new URL(String(evaluate(parameters['url'], item)));
    for (const { name, value } of namedValues(parameters['queryParameters']))
      url.searchParams.set(name, String(evaluate(value, item)));
    const headers = Object.fromEntries(
      namedValues(parameters['headerParameters']).map(({ name, value }) => [
        name,
        String(evaluate(value, item)),
      ]),
    );
    const body =
      parameters['jsonBody'] === undefined ? {} : { body: String(evaluate(parameters['jsonBody'], item)) };
    const response = await fetch(url, {
      method: (parameters['method'] as string | undefined) ?? 'GET',
      headers: {
        'X-API-Key': world.apiKey,
        ...headers,
        ...('body' in body && { 'content-type': 'application/json' }),
      },
      ...body,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}: ${text}`);
    type Wanted = {
      response?: {
        response?: { fullResponse?: boolean; responseFormat?: string; outputPropertyName?: string };
      };
    };
    const wanted = (parameters['options'] as Wanted).response?.response ?? {};
    if (wanted.responseFormat === 'text') return { json: { [wanted.outputPropertyName ?? 'data']: text } };
    const json = JSON.parse(text) as Record<string, unknown>;
    return { json: wanted.fullResponse ? { statusCode: response.status, body: json } : json };
  }

  /** Returns the items of a node, and which of its outputs they leave by. */
  async function run(
    { type, parameters }: N8nNode,
    items: Item[],
  ): Promise<{ items: Item[]; output: number }> {
    const [item = { json: {} }] = items;
    switch (type.replace('n8n-nodes-base.', '')) {
      case 'manualTrigger':
        return { items: [{ json: {} }], output: 0 };
      case 'set': {
        const json = JSON.parse(String(evaluate(parameters['jsonOutput'], item))) as Item['json'];
        return { items: [{ json }], output: 0 };
      }
      case 'httpRequest':
        return { items: [await request(parameters, item)], output: 0 };
      case 'if': {
        const { conditions } = parameters['conditions'] as { conditions: { leftValue: string }[] };
        const isTrue = conditions.every(({ leftValue }) => evaluate(leftValue, item) === true);
        return { items, output: isTrue ? 0 : 1 };
      }
      case 'wait':
        await (parameters['resume'] === 'webhook' ? world.resumed() : world.pause());
        return { items, output: 0 };
      case 'code': {
        const $input = { first: () => item, all: () => items };
        return {
          items: runInNewContext(`(() => {${String(parameters['jsCode'])}})()`, { $input }) as Item[],
          output: 0,
        };
      }
      default:
        throw new Error(`no node ${type}`);
    }
  }

  let [current] = workflow.nodes;
  let items: Item[] = [];
  for (let steps = 0; current !== undefined; steps += 1) {
    if (steps > MOST_STEPS) throw new Error('the workflow goes round for ever');
    const done = await run(current, items);
    items = done.items;
    outputs.set(current.name, items);
    const next = workflow.connections[current.name]?.main[done.output]?.[0]?.node;
    current = workflow.nodes.find(({ name }) => name === next);
  }
  return items;
}
