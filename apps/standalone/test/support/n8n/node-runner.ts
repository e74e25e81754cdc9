import {
  type DeclarativeRestApiSettings,
  type ICredentialType,
  type IDataObject,
  type IExecutePaginationFunctions,
  type IHttpRequestOptions,
  type IN8nHttpFullResponse,
  type IN8nRequestOperations,
  type INode,
  type INodeExecutionData,
  type INodeProperties,
  type INodePropertyOptions,
  type INodeType,
  NodeHelpers,
  type NodeParameterValueType,
  type PostReceiveAction,
  Workflow,
} from 'n8n-workflow';
import { request as send } from './request';

/** What n8n gives a node to run with. */
export interface N8nHost {
  credential: ICredentialType;
  /** What the user entered. */
  credentials: IDataObject;
  executionId: string;
}

/** What the routing of a node's fields adds up to. */
interface Routed {
  options: DeclarativeRestApiSettings.HttpRequestOptions;
  paginate: boolean;
  operations: IN8nRequestOperations;
  preSend: ((
    this: IExecutePaginationFunctions,
    request: IHttpRequestOptions,
  ) => Promise<IHttpRequestOptions>)[];
  postReceive: { action: PostReceiveAction; value: unknown }[];
}

type Field = INodeProperties | INodePropertyOptions;

/**
 * Runs a declarative node for one item, as n8n documents its routing, and returns the items that come out. n8n's own
 * package evaluates the expressions, fills in the defaults and decides which fields are shown.
 */
export async function runNode(
  type: INodeType,
  parameters: Record<string, NodeParameterValueType>,
  host: N8nHost,
): Promise<INodeExecutionData[]> {
  const { description } = type;
  const node: INode = {
    ...{ id: 'node-1', name: 'Firmlens', type: 'firmlens', typeVersion: 1, position: [0, 0], parameters },
  };
  const nodeTypes = { getByName: () => type, getByNameAndVersion: () => type, getKnownTypes: () => ({}) };
  // It fills in the defaults of the node's parameters.
  const workflow = new Workflow({
    id: 'workflow-1',
    nodes: [node],
    connections: {},
    active: false,
    nodeTypes,
  });

  function evaluate<Value>(value: Value, keys: IDataObject = {}): Value {
    const known = { $credentials: host.credentials, ...keys };
    const input: INodeExecutionData[] = [{ json: {} }];
    return workflow.expression.getParameterValue(
      ...([value as NodeParameterValueType, null, 0, 0, node.name, input, 'manual', known] as const),
    ) as Value;
  }

  const routed: Routed = {
    options: evaluate({ ...description.requestDefaults }),
    paginate: false,
    operations: {},
    preSend: [],
    postReceive: [],
  };

  function route({ routing }: Field, value: unknown): void {
    const keys = { $value: value as IDataObject };
    const { headers, qs, ...request } = evaluate(routing?.request ?? {}, keys);
    Object.assign(routed.options, request);
    routed.options.headers = { ...routed.options.headers, ...headers };
    routed.options.qs = { ...routed.options.qs, ...qs };
    const { property, type: where, value: sent, paginate, preSend = [] } = routing?.send ?? {};
    if (property !== undefined) {
      const part = { [property]: sent === undefined ? (value as IDataObject) : evaluate(sent, keys) };
      if (where === 'body') routed.options.body = { ...(routed.options.body as object), ...part };
      else Object.assign(routed.options.qs, part);
    }
    if (paginate !== undefined) routed.paginate ||= Boolean(evaluate(paginate, keys));
    Object.assign(routed.operations, routing?.operations);
    routed.preSend.push(...(preSend as Routed['preSend']));
    for (const action of routing?.output?.postReceive ?? []) {
      const isOn = typeof action === 'function' || evaluate(action.enabled ?? true, keys);
      if (isOn) routed.postReceive.push({ action, value });
    }
  }

  /** Adds the routing of a field, and of what is chosen in it. */
  function visit(field: INodeProperties, path: string): void {
    if (!NodeHelpers.displayParameter(node.parameters, field, node, description)) return;
    const value = evaluate(NodeHelpers.getParameterValueByPath(node.parameters, field.name, path));
    route(field, value);
    for (const option of field.options ?? []) {
      if (field.type === 'options' && 'value' in option && option.value === value) route(option, value);
      if (field.type === 'collection' && option.name in (value as object))
        visit(option as INodeProperties, field.name);
    }
  }
  for (const property of description.properties) visit(property, '');

  const context = {
    getNode: () => node,
    getNodeParameter: (name: string) => evaluate(node.parameters[name]),
    getItemIndex: () => 0,
    getInstanceId: () => 'instance-1',
    getWorkflow: () => ({ id: workflow.id }),
    getExecutionId: () => host.executionId,
    getExecutionCancelSignal: () => undefined,
    evaluateExpression: (expression: string) => evaluate(`=${expression}`),
  } as unknown as IExecutePaginationFunctions;

  async function receive(response: IN8nHttpFullResponse): Promise<INodeExecutionData[]> {
    let items: INodeExecutionData[] = [{ json: response.body as IDataObject }];
    for (const { action } of routed.postReceive) {
      if (typeof action === 'function') items = await action.call(context, items, response);
      else if (action.type === 'rootProperty') {
        const keys = action.properties.property.split('.');
        items = items
          .flatMap(({ json }) => keys.reduce<unknown>((at, key) => (at as IDataObject)[key], json))
          .map((json) => ({ json: json as IDataObject }));
      } else throw new Error(`no action ${action.type}`);
    }
    return items;
  }
  const request = (options: DeclarativeRestApiSettings.HttpRequestOptions) =>
    send(options as IHttpRequestOptions, host);

  for (const preSend of routed.preSend)
    routed.options = await preSend.call(context, routed.options as IHttpRequestOptions);
  const { pagination } = routed.operations;
  if (!routed.paginate || pagination === undefined) return receive(await request(routed.options));
  if (typeof pagination === 'function') {
    const makeRoutingRequest = async ({ options }: DeclarativeRestApiSettings.ResultOptions) =>
      receive(await request(options));
    const whole = { ...context, makeRoutingRequest };
    return pagination.call(whole, { ...routed, requestOperations: routed.operations } as never);
  }
  if (pagination.type !== 'generic') throw new Error(`no pagination ${pagination.type}`);
  const items: INodeExecutionData[] = [];
  const keys: IDataObject = { $request: routed.options, $response: {} };
  do {
    const response = await request({
      ...routed.options,
      ...evaluate(pagination.properties.request as IDataObject, keys),
    });
    keys['$response'] = response;
    items.push(...(await receive(response)));
  } while (evaluate(pagination.properties.continue, keys));
  return items;
}
