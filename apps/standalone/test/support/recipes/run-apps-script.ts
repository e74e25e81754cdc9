import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';

type Cell = string | number | boolean;

interface Call {
  name: string;
  args?: unknown[];
  /** What is selected from then on. Rows and columns count from 1. */
  selection?: { column: number; firstRow: number; lastRow: number };
}

interface SheetAfterwards {
  cells: Cell[][];
  /** What the script asked or told, in order. Every question is answered with yes. */
  alerts: string[];
  menu: string[];
  /** Of each call. */
  results: { value?: unknown; error?: string }[];
}

/** Calls functions of a script as Google Sheets does, over a sheet with these cells. `answers` are typed at prompts. */
export async function runAppsScript(
  source: string,
  { cells = [], answers, calls }: { cells?: Cell[][]; answers: readonly string[]; calls: Call[] },
): Promise<SheetAfterwards> {
  const host = spawn(process.execPath, [path.join(__dirname, 'apps-script-host.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  host.stdin.end(JSON.stringify({ source, cells, answers, calls }));
  return JSON.parse(await text(host.stdout)) as SheetAfterwards;
}
