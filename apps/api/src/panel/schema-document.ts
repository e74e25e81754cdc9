import { PANEL_ERROR_STATUS, type Route, ROUTES } from '@firmlens/panel-contract';
import { type TObject, Type } from '@sinclair/typebox';

const error = Type.Object({
  error: Type.Unsafe({ type: 'string', enum: Object.keys(PANEL_ERROR_STATUS) }),
  message: Type.String(),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  retry_after: Type.Optional(Type.Integer()),
});

const contentOf = (type: string, schema: object) => ({ content: { [type]: { schema } } });
const json = (schema: object) => contentOf('application/json', schema);

function parametersOf(params: TObject | undefined, path: string): object[] {
  return Object.entries(params?.properties ?? {}).map(([name, schema]) => {
    const inPath = path.includes(`:${name}`);
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath || params?.required?.includes(name) === true,
      schema,
    };
  });
}

function operationOf(route: Route, path: string): object {
  const { summary, access, isSensitive, isStream, params, body, fileType, response } = route;
  const type = isStream ? 'text/event-stream' : (fileType ?? 'application/json');
  return {
    summary,
    parameters: parametersOf(params, path),
    ...(body && { requestBody: { required: true, ...json(body) } }),
    responses: {
      200: { description: 'Done.', ...contentOf(type, response) },
      default: { description: 'Refused.', ...json(error) },
    },
    'x-access': access,
    'x-sensitive': isSensitive ?? false,
  };
}

/** Returns an OpenAPI document of the panel's API, made from its table of routes. */
export function createSchemaDocument(url: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const [method = '', path = ''] = name.split(' ');
    const template = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(route, path) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Firmlens panel',
      version: '1',
      description: 'Serves the panel alone and changes with it. Programs use the published API.',
    },
    servers: [{ url }],
    paths,
  };
}
