// Writes docs/errors.md from the last build. With --check, prints the differences and exits 1.
import { built, code, table, writeDocument } from './generated-doc.mjs';

const { ERROR_GUIDE, ERROR_STATUS } = built('contract');

const rows = Object.entries(ERROR_STATUS)
  .sort(([, a], [, b]) => a - b)
  .map(([name, status]) => [status, code(name), ERROR_GUIDE[name].when, ERROR_GUIDE[name].remedy]);

const written = `# Errors

What does each error code mean, and what should a client do?

\`npm run docs:errors\` writes this document from the table of codes in \`packages/contract\`. A test compares them.

Every refusal is a JSON object:

\`\`\`json
{
  "success": false,
  "error": "insufficient_credits",
  "message": "The balance is too low. Nothing was charged.",
  "credits_used": 0,
  "credits_required": 32,
  "credits_available": 14
}
\`\`\`

- **Branch on \`error\`.** A code keeps its meaning. \`message\` and \`hint\` are for people, and may change.
- **A refused request costs nothing.**
- **409 is no failure**: it says that the company is being enriched, or was enriched in vain a short time ago.
- **Agents** get the same codes in \`error.data.error\` of a JSON-RPC error, and those of a tool in its result.

## When to repeat a request

| Response | Repeat it |
| --- | --- |
| 429, 500, 503 | after \`Retry-After\`, otherwise after a pause that doubles: 1 s, 2 s, 4 s … |
| no response at all | the same way. Send an \`Idempotency-Key\`, so that nothing happens twice: [lists](lists.md#send-a-request-again). |
| 409 \`enrichment_in_progress\`, \`enrichment_processing\` | after half a minute |
| 409 \`recently_enriched\` | at once |
| 409 \`no_data_cooldown\` | after \`Retry-After\`, which can be a day |
| any other 4xx | not before something has changed |

The [TypeScript client](../packages/client/README.md) does this by itself.

## Codes

${table(['Status', 'Code', 'When', 'What to do'], rows)}
`;

writeDocument('errors.md', written, 'npm run docs:errors');
