import { DATA_MODULES, DATA_SCHEMAS, type DataModule, type Module, ServiceError } from '@firmlens/contract';
import type { ListResult } from '@firmlens/domain';

/** The columns about the entry itself. */
const ENTRY_COLUMNS = {
  line: ({ line }: ListResult) => line,
  input: ({ input }: ListResult) => input,
  domain: ({ domain }: ListResult) => domain,
  status: ({ status }: ListResult) => status,
  reason: ({ reason }: ListResult) => reason,
  credits_used: ({ creditsUsed }: ListResult) => creditsUsed,
  batch_id: ({ batchId }: ListResult) => batchId,
  ended_at: ({ endedAt }: ListResult) => endedAt?.toISOString() ?? null,
} as const;
type EntryColumn = keyof typeof ENTRY_COLUMNS;

/** A column of results: a property of the entry, or a field of a module. */
export type Column = { name: string } & (
  { kind: 'entry'; column: EntryColumn } | { kind: 'field'; module: DataModule; field: string }
);

/** The columns of a file whose request names none: about the entry, then the most used fields of each module. */
const DEFAULT_FIELDS: Readonly<Record<DataModule, readonly string[]>> = {
  company: [
    'name',
    'legal_name',
    'headquarter_country',
    'headquarter_city',
    'employee_count',
    'employee_range',
    'founded_year',
    'phone',
    'email',
    'linkedin_url',
    'description',
  ],
  business: ['industries', 'business_model', 'target_audience'],
  technology: ['technologies'],
  funding: ['total_funding', 'funding_stage', 'last_funding_date', 'investors'],
  team: ['team_count', 'hiring_status', 'job_listings_count'],
  signals: ['highlights_count'],
  competitors: ['competitors_count'],
};

const isEntryColumn = (name: string): name is EntryColumn => Object.hasOwn(ENTRY_COLUMNS, name);

function parseColumn(name: string): Column | null {
  if (isEntryColumn(name)) return { name, kind: 'entry', column: name };
  const [, start = '', field = ''] = /^([a-z]+)\.([a-z_]+)$/.exec(name) ?? [];
  const module = DATA_MODULES.find((one) => one === start);
  if (module === undefined || !Object.hasOwn(DATA_SCHEMAS[module].properties, field)) return null;
  return { name, kind: 'field', module, field };
}

/** Parses `columns`: names separated by commas. Throws `invalid_parameter`. */
export function parseColumns(text: string): Column[] {
  const names = [...new Set(text.split(',').map((name) => name.trim()))].filter((name) => name !== '');
  const columns = names.map(parseColumn);
  const unknown = names.filter((_, index) => columns[index] === null);
  if (unknown.length > 0 || names.length === 0) {
    throw new ServiceError(
      'invalid_parameter',
      `\`columns\` has ${unknown.length === 0 ? 'no column' : `unknown columns: ${unknown.slice(0, 10).join(', ').slice(0, 200)}`}. ` +
        `There are ${Object.keys(ENTRY_COLUMNS).join(', ')}, and the fields of each module, such as company.name.`,
    );
  }
  return columns.filter((column) => column !== null);
}

/** Returns the columns of a list with these modules if the request names none. */
export function defaultColumns(modules: readonly Module[]): Column[] {
  const fields = (['company', ...modules] as const).flatMap((module) =>
    DEFAULT_FIELDS[module].map((field) => `${module}.${field}`),
  );
  return [...Object.keys(ENTRY_COLUMNS), ...fields].map(parseColumn).filter((column) => column !== null);
}

/** Returns the modules that columns are read from. */
export function modulesOf(columns: readonly Column[]): DataModule[] {
  return DATA_MODULES.filter((module) =>
    columns.some((column) => column.kind === 'field' && column.module === module),
  );
}

/** Returns the value of each column of a result: any JSON value, null without data. */
export function valuesOf(columns: readonly Column[], result: ListResult): unknown[] {
  const data = new Map(
    modulesOf(columns).map((module) => [
      module,
      JSON.parse(result.data.get(module) ?? 'null') as Record<string, unknown> | null,
    ]),
  );
  return columns.map((column) =>
    column.kind === 'entry'
      ? ENTRY_COLUMNS[column.column](result)
      : (data.get(column.module)?.[column.field] ?? null),
  );
}
