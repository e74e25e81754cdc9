// Writes src/api-types.ts from the OpenAPI document of the last build. With --check it only compares, and exits
// with 1 if they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import generate, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';

const client = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const file = path.join(client, 'src', 'api-types.ts');
const { openApiDocument } = createRequire(import.meta.url)('@firmlens/contract');

const document = openApiDocument({ baseUrl: 'https://firmlens.example/api/v1' });
const source = `// Written by \`npm run client:types\`.\n${astToString(await generate(document))}`;
const formatted = await format(source, { ...(await resolveConfig(file)), parser: 'typescript' });

if (!process.argv.includes('--check')) writeFileSync(file, formatted);
else if (readFileSync(file, 'utf8') !== formatted) {
  process.stderr.write(
    'The types of packages/client differ from the OpenAPI document. Run npm run client:types\n',
  );
  process.exit(1);
}
