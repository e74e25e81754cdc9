import Ajv2020, { type AnySchema } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { type Examined, type Fault, isObject } from './fault';

/** Returns how a successful response differs from the served document. */
export type DocumentValidator = (examined: Examined) => Fault[];

interface Documented {
  responses: Record<string, { content?: { 'application/json': { schema: AnySchema } } } | undefined>;
}
interface Document {
  paths: Record<string, Record<string, Documented | undefined>>;
}

const ID = 'https://firmlens.example/openapi';

/** Returns the schema with fields that it does not name forbidden, in nested objects too. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (!isObject(part)) return part;
  const fields = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, closed(value)]));
  const isOpen = fields['type'] === 'object' && 'properties' in fields && !('additionalProperties' in fields);
  return isOpen ? { ...fields, additionalProperties: false } : fields;
}

/** Only a domain at the end of a path may be a URL with slashes. */
function patternOf(template: string): RegExp {
  const parts = template.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'domain' && template.endsWith('}') ? '.*' : '[^/]*',
  );
  return new RegExp(`^${parts}$`, 's');
}

/** Reads the document served at this base URL. */
export async function createDocumentValidator(baseUrl: string): Promise<DocumentValidator> {
  const served = await fetch(`${baseUrl}/openapi.json`);
  const document = closed(await served.json()) as Document;
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema({ $id: ID, ...document }, undefined, true, false);
  const paths = Object.entries(document.paths)
    .sort(([one], [other]) => other.length - one.length)
    .map(([template, methods]) => ({ template, methods, pattern: patternOf(template) }));

  return ({ request, response, body }) => {
    if (response.status >= 300 || request.method === 'HEAD') return [];
    const fault = (what: string): Fault[] => [{ rule: 'document', what }];
    const path = request.target.replace('{{base}}', '').split('?', 1)[0] ?? '';
    if (path === '/openapi.json') return [];
    const known = paths.find(({ pattern }) => pattern.test(path));
    const method = request.method.toLowerCase();
    const documented = known?.methods[method]?.responses[String(response.status)];
    if (known === undefined || documented === undefined) return fault('the document does not list it');
    if (documented.content === undefined) return response.body.length === 0 ? [] : fault('it has a body');
    const place = ['paths', known.template, method, 'responses', String(response.status), 'content'];
    const steps = [...place, 'application/json', 'schema'].map((step) =>
      encodeURIComponent(step.replaceAll('/', '~1')),
    );
    const validate = ajv.getSchema(`${ID}#/${steps.join('/')}`);
    if (validate === undefined) return fault('the document has no schema for it');
    return validate(body) === true ? [] : fault(ajv.errorsText(validate.errors));
  };
}
