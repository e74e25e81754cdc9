import { execFileSync } from 'node:child_process';
import { createContext, runInContext } from 'node:vm';

type Cell = string | number | boolean;

interface FetchOptions {
  method?: string;
  headers?: Record<string, string>;
  contentType?: string;
  payload?: string;
}

/** Apps Script has no promises, so a process of its own sends the request while this one waits. */
const SEND = `
  const { url, options } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  const headers = { ...options.headers, ...(options.contentType && { 'content-type': options.contentType }) };
  fetch(url, { method: options.method, headers, body: options.payload })
    .then(async (answer) => process.stdout.write(JSON.stringify({ status: answer.status, text: await answer.text() })));`;

function fetchNow(url: string, options: FetchOptions) {
  const method = (options.method ?? 'get').toUpperCase();
  const input = JSON.stringify({ url, options: { ...options, method } });
  const printed = execFileSync(process.execPath, ['-e', SEND], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const { status, text } = JSON.parse(printed) as { status: number; text: string };
  return { getResponseCode: () => status, getContentText: () => text };
}

function properties() {
  const stored = new Map<string, string>();
  return {
    getProperty: (name: string) => stored.get(name) ?? null,
    setProperty: (name: string, value: string) => void stored.set(name, value),
  };
}

export interface SheetScript {
  /** Calls a function of the script. */
  call(name: string, ...args: unknown[]): unknown;
  cells: Cell[][];
  /** Selects rows of a column; both count from 1. */
  select(column: number, firstRow: number, lastRow: number): void;
  /** What the script asked or told, in order. */
  alerts: string[];
  menu: string[];
}

/** Runs a script as Google Sheets does, over a sheet with these cells. Prompts are answered with `answers`, in order. */
export function runAppsScript(source: string, cells: Cell[][], answers: readonly string[]): SheetScript {
  const alerts: string[] = [];
  const menu: string[] = [];
  const prompted = [...answers];
  let selected = { column: 1, firstRow: 1, lastRow: 1 };
  const set = (row: number, column: number, value: Cell) => {
    const line = (cells[row - 1] ??= []);
    line[column - 1] = value;
  };
  const sheet = {
    getName: () => 'Sheet1',
    getActiveRange: () => ({
      getRow: () => selected.firstRow,
      getColumn: () => selected.column,
      getValues: () =>
        cells.slice(selected.firstRow - 1, selected.lastRow).map((line) => [line[selected.column - 1] ?? '']),
    }),
    getRange: (row: number, column: number, rows: number, columns: number) => ({
      setValues(values: Cell[][]) {
        if (values.length !== rows || values.some((line) => line.length !== columns))
          throw new Error('The number of values does not match the range.');
        values.forEach((line, down) =>
          line.forEach((value, right) => set(row + down, column + right, value)),
        );
      },
    }),
  };
  const built = {
    addItem(text: string, name: string) {
      if (typeof context[name] !== 'function') throw new Error(`no function ${name}`);
      menu.push(text);
      return built;
    },
    addSeparator: () => built,
    addToUi: () => undefined,
  };
  const ui = {
    Button: { OK: 'OK', YES: 'YES' },
    ButtonSet: { OK_CANCEL: 'OK_CANCEL', YES_NO: 'YES_NO' },
    createMenu: () => built,
    alert: (...texts: string[]) => {
      alerts.push(texts.length === 1 ? (texts[0] ?? '') : (texts[1] ?? ''));
      return 'YES';
    },
    prompt: () => ({ getResponseText: () => prompted.shift() ?? '', getSelectedButton: () => 'OK' }),
  };
  const [script, document, cached] = [properties(), properties(), properties()];
  const context: Record<string, unknown> = {
    SpreadsheetApp: {
      getUi: () => ui,
      getActiveSheet: () => sheet,
      getActiveSpreadsheet: () => ({ getSheetByName: () => sheet }),
    },
    PropertiesService: { getScriptProperties: () => script, getDocumentProperties: () => document },
    CacheService: { getScriptCache: () => ({ get: cached.getProperty, put: cached.setProperty }) },
    UrlFetchApp: { fetch: fetchNow },
    Utilities: { sleep: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200) },
  };
  createContext(context);
  runInContext(source, context);
  return {
    cells,
    alerts,
    menu,
    call: (name, ...args) => (context[name] as (...given: unknown[]) => unknown)(...args),
    select: (column, firstRow, lastRow) => void (selected = { column, firstRow, lastRow }),
  };
}
