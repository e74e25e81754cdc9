// Runs an Apps Script as Google Sheets does, over a sheet in memory. Reads { source, cells, answers, calls } as JSON
// from standard input, and prints { cells, alerts, menu, results }. A process of its own, because Apps Script has no
// promises: it blocks while it waits.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

const { source, cells, answers, calls } = JSON.parse(readFileSync(0, 'utf8'));

const SEND = `
  const { url, options } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  const headers = { ...options.headers, ...(options.contentType && { 'content-type': options.contentType }) };
  fetch(url, { method: options.method.toUpperCase(), headers, body: options.payload })
    .then(async (answer) => process.stdout.write(JSON.stringify({ status: answer.status, text: await answer.text() })));`;

function fetchNow(url, options) {
  const input = JSON.stringify({ url, options });
  const printed = execFileSync(process.execPath, ['-e', SEND], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const { status, text } = JSON.parse(printed);
  return { getResponseCode: () => status, getContentText: () => text };
}

function properties() {
  const stored = new Map();
  return {
    getProperty: (name) => stored.get(name) ?? null,
    setProperty: (name, value) => void stored.set(name, value),
  };
}

const alerts = [];
const menu = [];
let selected = { column: 1, firstRow: 1, lastRow: 1 };

const sheet = {
  getName: () => 'Sheet1',
  getActiveRange: () => ({
    getRow: () => selected.firstRow,
    getColumn: () => selected.column,
    getValues: () =>
      cells.slice(selected.firstRow - 1, selected.lastRow).map((line) => [line[selected.column - 1] ?? '']),
  }),
  getRange: (row, column, rows, columns) => ({
    setValues(values) {
      if (values.length !== rows || values.some((line) => line.length !== columns))
        throw new Error('The number of values does not match the range.');
      values.forEach((line, down) =>
        line.forEach((value, right) => (cells[row - 1 + down][column - 1 + right] = value)),
      );
    },
  }),
};
const builder = {
  addItem(text, name) {
    if (typeof context[name] !== 'function') throw new Error(`no function ${name}`);
    menu.push(text);
    return builder;
  },
  addSeparator: () => builder,
  addToUi: () => undefined,
};
const ui = {
  Button: { OK: 'OK', YES: 'YES' },
  ButtonSet: { OK_CANCEL: 'OK_CANCEL', YES_NO: 'YES_NO' },
  createMenu: () => builder,
  alert(...texts) {
    alerts.push(texts.length === 1 ? texts[0] : texts[1]);
    return 'YES';
  },
  prompt: () => ({ getResponseText: () => answers.shift() ?? '', getSelectedButton: () => 'OK' }),
};
const [script, document, cached] = [properties(), properties(), properties()];
const context = createContext({
  SpreadsheetApp: {
    getUi: () => ui,
    getActiveSheet: () => sheet,
    getActiveSpreadsheet: () => ({ getSheetByName: () => sheet }),
  },
  PropertiesService: { getScriptProperties: () => script, getDocumentProperties: () => document },
  CacheService: { getScriptCache: () => ({ get: cached.getProperty, put: cached.setProperty }) },
  UrlFetchApp: { fetch: fetchNow },
  Utilities: { sleep: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200) },
});
runInContext(source, context);

const results = calls.map(({ name, args = [], selection }) => {
  if (selection) selected = selection;
  try {
    return { value: context[name](...args) ?? null };
  } catch (error) {
    return { error: error.message };
  }
});
process.stdout.write(JSON.stringify({ cells, alerts, menu, results }));
