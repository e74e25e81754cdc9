// Runs an agent's conversation about a company and prints one line per call: node
// scripts/agent-conversation.mjs BASE_URL KEY [DOMAIN]
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const [baseUrl, key = '', domain = 'lumenfold.example'] = process.argv.slice(2);
const client = new Client({ name: 'conversation', version: '1.0.0' });
const requestInit = { headers: { 'X-API-Key': key } };
await client.connect(new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), { requestInit }));
await client.listTools();

/** @type {(tool: string, args: object) => Promise<any>} */
async function call(tool, args) {
  const { structuredContent: response } = await client.callTool({ name: tool, arguments: { ...args } });
  const { message, coverage, billing } = /** @type {any} */ (response);
  const line = { tool, arguments: args, message, coverage: coverage.status, billing };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  return response;
}

await call('check_coverage', { domains: [domain] });
await call('get_company', { domain });
const { poll } = await call('refresh_company', { domain, modules: ['team', 'signals'], max_credits: 32 });
let waitSeconds = poll?.after_seconds ?? null;
while (waitSeconds !== null) {
  await sleep(waitSeconds * 1_000);
  ({ poll_after_seconds: waitSeconds } = await call(poll.tool, poll.arguments));
}
await call('get_company', { domain, modules: ['team', 'signals'] });
await call('search_signals', { domains: [domain] });
await call('get_account', {});
await client.close();
