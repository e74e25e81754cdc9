import type { Client } from 'pg';

/** Makes PostgreSQL log the plan of every statement on new connections. */
export async function explainStatements(client: Client): Promise<void> {
  await client.query(`ALTER SYSTEM SET session_preload_libraries = 'auto_explain'`);
  for (const setting of ['log_analyze', 'log_buffers', 'log_nested_statements'])
    await client.query(`ALTER SYSTEM SET auto_explain.${setting} = on`);
  await client.query('ALTER SYSTEM SET auto_explain.log_min_duration = 0');
  await client.query('SELECT pg_reload_conf()');
}

/** Returns, from the server's log, the plan of each statement that starts with this text, as lines. */
export function plansIn(log: readonly string[], beginning: string): string[][] {
  // The statement may start on the next line.
  const isStatementStart = (line: string, at: number) =>
    line.includes('Query Text:') && `${line} ${log[at + 1]}`.includes(beginning);
  const startLines = log.flatMap((line, at) => (isStatementStart(line, at) ? [at] : []));
  return startLines.map((start) => {
    const rest = log.slice(start + 1);
    const end = rest.findIndex((line) => /\bLOG:|CONTEXT:/.test(line));
    const plan = rest.slice(0, end === -1 ? undefined : end);
    return plan.slice(plan.findIndex((line) => /\(cost=/.test(line))).map((line) => line.replace(/^\t/, ''));
  });
}
