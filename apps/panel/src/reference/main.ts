import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import './reference.css';

const DOCUMENT = '/api/v1/openapi.json';

interface OpenApiDocument {
  servers: { url: string }[];
}

/** Returns the document. Its calls go to the host that served this page, whichever name it is reached by. */
async function load(): Promise<OpenApiDocument> {
  const response = await fetch(DOCUMENT);
  const document = (await response.json()) as OpenApiDocument;
  return { ...document, servers: [{ url: new URL('/api/v1', location.href).href }] };
}

SwaggerUI({
  domNode: document.querySelector('#reference'),
  spec: await load(),
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  // The key is gone when the page is.
  persistAuthorization: false,
  // No other host is asked whether the document is valid.
  validatorUrl: null,
});
