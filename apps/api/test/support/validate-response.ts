import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import supertest from 'supertest';
import type { ApiResponse } from './client';

/** Throws if a response does not match the served document for its method, path and status. */
export type ResponseValidator = (method: string, path: string, response: ApiResponse) => void;

interface Header {
  required?: boolean;
  schema: object;
}

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, { headers: object; content?: object }> }>>;
  components: { headers: Record<string, Header>; schemas: object };
}

const ID = 'https://firmlens.example/openapi';

/** Makes a schema reject fields that the document does not name, in nested objects too. */
function closeSchema(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closeSchema);
  if (typeof part !== 'object' || part === null) return part;
  const fields = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, closeSchema(value)]));
  const isOpen = fields['type'] === 'object' && 'properties' in fields && !('additionalProperties' in fields);
  return isOpen ? { ...fields, additionalProperties: false } : fields;
}

/** A domain in a path may be a URL with slashes of its own. No other parameter may contain them. */
function pathPattern(template: string): RegExp {
  const parts = template.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'domain' && template.endsWith('}') ? '.*' : '[^/]*',
  );
  return new RegExp(`^${parts}$`, 's');
}

/** Fetches the document that the API serves at this base URL and returns a validator for it. */
export async function createResponseValidator(baseUrl: string): Promise<ResponseValidator> {
  const served = await supertest(baseUrl).get('/openapi.json');
  const document = closeSchema(served.body) as Document;
  const ajv = new Ajv2020({ allErrors: true, strict: false, code: { optimize: false } });
  addFormats(ajv);
  ajv.addSchema({ $id: ID, ...document }, undefined, true, false);

  const templates = Object.keys(document.paths)
    .sort((a, b) => b.length - a.length)
    .map((template) => ({ template, pattern: pathPattern(template) }));

  function validate(what: string, pointer: readonly string[], value: unknown): void {
    const steps = pointer.map((step) => encodeURIComponent(step.replaceAll('/', '~1')));
    const valid = ajv.getSchema(`${ID}#/${steps.join('/')}`);
    if (valid === undefined) throw new Error(`${what}: the document has no ${pointer.join(' › ')}`);
    if (valid(value) === true) return;
    throw new Error(`${what}: ${ajv.errorsText(valid.errors)}\n${JSON.stringify(value, null, 1)}`);
  }

  return (method, path, { status, headers, body }) => {
    const what = `${method} ${path} answered ${status}`;
    const template = templates.find(({ pattern }) => pattern.test(path))?.template;
    const methods = template === undefined ? {} : (document.paths[template] ?? {});
    const operation = method === 'HEAD' ? 'get' : method.toLowerCase();
    if (template === undefined || !(operation in methods) || (method === 'HEAD' && status === 405)) {
      expect({ what, status }).toEqual({ what, status: template === undefined ? 404 : 405 });
      if (method !== 'HEAD') validate(what, ['components', 'schemas', 'Error'], body);
      return;
    }
    const documented = methods[operation]?.responses[String(status)];
    if (documented === undefined) {
      throw new Error(`${what}, which the document does not name: ${JSON.stringify(body)}`);
    }
    for (const name of Object.keys(documented.headers)) {
      const header = document.components.headers[name];
      const value = headers[name.toLowerCase()];
      if (header === undefined || (value === undefined && header.required !== true)) continue;
      const isNumber = 'type' in header.schema && header.schema.type === 'integer';
      const typed = isNumber ? Number(value) : value;
      validate(`${what}, ${name}`, ['components', 'headers', name, 'schema'], typed);
    }
    if (method === 'HEAD') return;
    if (documented.content === undefined) {
      expect({ what, body }).toEqual({ what, body: {} });
      return;
    }
    const place = [
      'paths',
      template,
      operation,
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ];
    validate(what, place, body);
  };
}
