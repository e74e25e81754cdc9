/**
 * Firmlens for Google Sheets: a menu that enriches the selected rows, and the function FIRMLENS for single fields.
 * Paste it into Extensions > Apps Script, save, and reload the sheet.
 */

/** What the menu writes to the right of the selected domains. Each is a column of a list's results. */
const FIRMLENS_COLUMNS = [
  'status',
  'company.name',
  'company.headquarter_country',
  'company.employee_count',
  'company.description',
];
/** Modules beside the base, separated by commas, such as 'team,signals'. */
const FIRMLENS_MODULES = '';
/** Apps Script ends a run after six minutes. */
const FIRMLENS_WAIT_MS = 270000;
const FIRMLENS_PAUSE_MS = 5000;

function onOpen() {
  SpreadsheetApp.getUi()
    .createMenu('Firmlens')
    .addItem('Enrich the selected rows', 'firmlensEnrich')
    .addItem('Write the results of the last list', 'firmlensResults')
    .addSeparator()
    .addItem('Set the address and the API key', 'firmlensSettings')
    .addToUi();
}

/** Stores the address and the key in the script's properties, where editors of the script can read them. */
function firmlensSettings() {
  const ui = SpreadsheetApp.getUi();
  const properties = PropertiesService.getScriptProperties();
  const ask = (name, question) => {
    const answer = ui.prompt('Firmlens', question, ui.ButtonSet.OK_CANCEL);
    const text = answer.getResponseText().trim();
    if (answer.getSelectedButton() === ui.Button.OK && text !== '') properties.setProperty(name, text);
  };
  ask('FIRMLENS_URL', 'Address, such as https://firmlens.example/api/v1');
  ask('FIRMLENS_API_KEY', 'API key');
}

/**
 * Returns a field of a company if its data is fresh, which is free. It never begins an enrichment.
 *
 * @param {string} domain The domain or URL of the company.
 * @param {string} field The module and the field, such as "company.name".
 * @return The value, or why there is none.
 * @customfunction
 */
function FIRMLENS(domain, field) {
  const [module, name] = String(field).split('.');
  if (!domain || !name) throw new Error('Use FIRMLENS("acme.example", "company.name")');
  const cacheKey = `firmlens ${domain} ${field}`;
  const cached = CacheService.getScriptCache().get(cacheKey);
  if (cached !== null) return JSON.parse(cached);
  const path = `/company/${encodeURIComponent(domain)}`;
  const query = module === 'company' ? '' : `?enrich=${encodeURIComponent(module)}`;
  const quote = firmlensRequest('get', `${path}/quote${query}`);
  if (quote.outcome !== 'fresh') return quote.outcome === 'starts' ? 'not enriched' : quote.outcome;
  const value = firmlensCell((firmlensRequest('get', `${path}${query}`).data[module] || {})[name]);
  CacheService.getScriptCache().put(cacheKey, JSON.stringify(value), 600);
  return value;
}

/** Enriches the domains in the first column of the selection by one list, after it has said what that costs. */
function firmlensEnrich() {
  const ui = SpreadsheetApp.getUi();
  const sheet = SpreadsheetApp.getActiveSheet();
  const selection = sheet.getActiveRange();
  const rows = selection
    .getValues()
    .map(([value], index) => ({ domain: String(value).trim(), row: selection.getRow() + index }))
    .filter(({ domain }) => domain !== '');
  if (rows.length === 0) return ui.alert('Select the cells with the domains first.');
  const domains = rows.map(({ domain }) => domain);
  const query = `?enrich=${encodeURIComponent(FIRMLENS_MODULES)}`;
  const { quote } = firmlensRequest('post', `/lists${query}&dry_run=true`, domains);
  const question =
    `${quote.to_enrich} of ${quote.entries} companies are enriched for ${quote.price} credits. ` +
    `${quote.fresh} are fresh and free. You have ${quote.credits_available} credits. Begin?`;
  if (ui.alert('Firmlens', question, ui.ButtonSet.YES_NO) !== ui.Button.YES) return;
  const { data, problems } = firmlensRequest(
    'post',
    `/lists${query}&max_credits=${quote.price_at_most}`,
    domains,
  );
  const duplicates = problems.filter(({ first_line: first }) => first !== undefined);
  const last = {
    listId: data.list_id,
    sheet: sheet.getName(),
    column: selection.getColumn() + 1,
    rows: rows.map(({ row }) => row),
    duplicates: duplicates.map(({ line, first_line: first }) => [line, first]),
  };
  PropertiesService.getDocumentProperties().setProperty('FIRMLENS_LAST_LIST', JSON.stringify(last));
  firmlensResults();
}

/** Waits for the last list as long as Apps Script permits, and writes what it has brought so far. */
function firmlensResults() {
  const ui = SpreadsheetApp.getUi();
  const stored = PropertiesService.getDocumentProperties().getProperty('FIRMLENS_LAST_LIST');
  if (stored === null) return ui.alert('There is no list yet.');
  const last = JSON.parse(stored);
  const deadline = Date.now() + FIRMLENS_WAIT_MS;
  let list = firmlensRequest('get', `/lists/${last.listId}`).data;
  while (list.ended_at === null && list.status !== 'paused' && Date.now() < deadline) {
    Utilities.sleep(FIRMLENS_PAUSE_MS);
    list = firmlensRequest('get', `/lists/${last.listId}`).data;
  }
  firmlensWrite(last);
  if (list.status === 'paused') ui.alert(`The list is paused: ${list.reason}.`);
  else if (list.ended_at === null) ui.alert('The list goes on. Write its results later from the menu.');
}

function firmlensWrite({ listId, sheet: name, column, rows, duplicates }) {
  const columns = encodeURIComponent(['line', ...FIRMLENS_COLUMNS].join(','));
  const lines = firmlensFetch('get', `/lists/${listId}/results?format=jsonl&columns=${columns}`)
    .getContentText()
    .split('\n');
  const byLine = new Map();
  for (const line of lines.filter((text) => text !== '')) {
    const result = JSON.parse(line);
    byLine.set(
      result.line,
      FIRMLENS_COLUMNS.map((field) => firmlensCell(result[field])),
    );
  }
  for (const [line, first] of duplicates) byLine.set(line, byLine.get(first));
  const sheet = SpreadsheetApp.getActiveSpreadsheet().getSheetByName(name);
  rows.forEach((row, index) => {
    const values = byLine.get(index + 1);
    if (values !== undefined) sheet.getRange(row, column, 1, values.length).setValues([values]);
  });
}

/** Returns a value as a cell can hold it. What a website says must not become a formula. */
function firmlensCell(value) {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const text =
    typeof value === 'string'
      ? value
      : Array.isArray(value) && value.every((item) => typeof item !== 'object')
        ? value.join('; ')
        : JSON.stringify(value);
  return /^[=+\-@]/.test(text) ? `'${text}` : text;
}

/** Returns the JSON of an answer. Throws with the service's message if it is refused. */
function firmlensRequest(method, path, body) {
  const response = firmlensFetch(method, path, body);
  return JSON.parse(response.getContentText());
}

function firmlensFetch(method, path, body) {
  const properties = PropertiesService.getScriptProperties();
  const baseUrl = properties.getProperty('FIRMLENS_URL');
  const key = properties.getProperty('FIRMLENS_API_KEY');
  if (!baseUrl || !key) throw new Error('Set the address and the API key first: menu Firmlens.');
  const options = { method, headers: { 'X-API-Key': key }, muteHttpExceptions: true };
  if (body !== undefined)
    Object.assign(options, { contentType: 'application/json', payload: JSON.stringify(body) });
  const response = UrlFetchApp.fetch(`${baseUrl}${path}`, options);
  if (response.getResponseCode() < 400) return response;
  let message = `The service answered with status ${response.getResponseCode()}.`;
  try {
    message = JSON.parse(response.getContentText()).message || message;
  } catch (error) {
    // A proxy's answer, which is no JSON.
  }
  throw new Error(message);
}
