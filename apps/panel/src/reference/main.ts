import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import { makeAccessible } from './make-accessible';
import './reference.css';

const DOCUMENT = '/api/v1/openapi.json';

interface OpenApiDocument {
  servers: { url: string }[];
  tags: { name: string }[];
  components: { securitySchemes: Record<string, object> };
}

/**
 * Returns the document. Its calls go to the host that served this page, whichever name it is reached by, and carry the
 * key in the header that every operation accepts.
 */
async function load(): Promise<OpenApiDocument> {
  const response = await fetch(DOCUMENT);
  const document = (await response.json()) as OpenApiDocument;
  const { apiKeyHeader = {} } = document.components.securitySchemes;
  return {
    ...document,
    servers: [{ url: new URL('/api/v1', location.href).href }],
    // The library has a group of its own for webhooks.
    tags: document.tags.filter(({ name }) => name !== 'Webhooks'),
    components: { ...document.components, securitySchemes: { apiKeyHeader } },
  };
}

/** Shows the colours that the system asks for, also when that changes. */
function followColourScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', show);
  show();
}

const reference = document.querySelector<HTMLElement>('#reference');
if (reference === null) throw new Error('the page has no place for the reference');
followColourScheme();
makeAccessible(reference);
SwaggerUI({
  domNode: reference,
  spec: await load(),
  deepLinking: true,
  displayRequestDuration: true,
  syntaxHighlight: { theme: 'nord' },
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  // The key is gone when the page is.
  persistAuthorization: false,
  // No other host is asked whether the document is valid.
  validatorUrl: null,
});
