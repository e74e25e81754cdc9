import type { DataModule, Evidence } from '@firmlens/contract';

/** Whether a text names somebody who must be left out. */
type NameTest = (text: string) => boolean;

/** What a company is called stays, even if it is named after a person. */
const COMPANY_NAMES: ReadonlySet<string> = new Set(['company.name', 'company.legal_name', 'company.domain']);
/** An event that involves a person is about them, wherever the name occurs. */
const EVENTS = 'signals.highlights';

/** Texts that are never null in the contract: an object without one is removed as a whole. */
const REQUIRED_TEXTS: ReadonlySet<string> = new Set([
  ...['name', 'title', 'reason', 'ai_reasoning'],
  ...['insight', 'growth_momentum', 'trajectory', 'next_likely_move'],
]);

/** Count fields whose name does not follow from the list's. */
const COUNTS: Readonly<Record<string, string>> = {
  team_members: 'team_count',
  investment_history: 'funding_round_count',
  certificates_and_compliance: 'certificates_count',
  technologies: 'total_technologies',
};

const REMOVED = Symbol('gone');

/** Whether any text in a value names somebody. */
export function namesAnyone(value: unknown, isNamed: NameTest): boolean {
  if (typeof value === 'string') return isNamed(value);
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((part) => namesAnyone(part, isNamed))
  );
}

/** Returns the value without what names a person: items leave their lists, other texts become null. */
function prune(value: unknown, isNamed: NameTest): unknown {
  if (typeof value === 'string') return isNamed(value) ? REMOVED : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((item) => prune(item, isNamed)).filter((item) => item !== REMOVED);
  const fields = Object.entries(value).map(([field, part]) => [field, prune(part, isNamed)] as const);
  if (fields.some(([field, part]) => part === REMOVED && REQUIRED_TEXTS.has(field))) return REMOVED;
  return Object.fromEntries(fields.map(([field, part]) => [field, part === REMOVED ? null : part]));
}

function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return '';
  }
}

/**
 * Returns the evidence without what names a person; null if nothing is left, the same object if it names
 * nobody. A page whose path names the person is no longer linked.
 */
export function omitFromEvidence(item: Evidence, isNamed: NameTest): Evidence | null {
  const seen = item.url !== null && isNamed(pathOf(item.url)) ? { ...item, url: null } : item;
  if (COMPANY_NAMES.has(item.field) || !namesAnyone(item.value, isNamed)) return seen;
  const value = item.field === EVENTS ? REMOVED : prune(item.value, isNamed);
  return value === REMOVED ? null : ({ ...seen, value } as Evidence);
}

function fieldWithout(path: string, value: unknown, isNamed: NameTest): unknown {
  if (COMPANY_NAMES.has(path)) return value;
  if (path === EVENTS && Array.isArray(value)) return value.filter((event) => !namesAnyone(event, isNamed));
  const left = prune(value, isNamed);
  return left === REMOVED ? null : left;
}

/**
 * Returns a module's data without what names a person, with corrected counts; the same object if it names
 * nobody.
 */
export function omitFromModule(module: DataModule, data: object, isNamed: NameTest): object {
  if (!namesAnyone(data, isNamed)) return data;
  const left: Record<string, unknown> = { ...data };
  for (const [field, value] of Object.entries(data) as [string, unknown][]) {
    left[field] = fieldWithout(`${module}.${field}`, value, isNamed);
    const count = COUNTS[field] ?? `${field}_count`;
    if (Array.isArray(value) && count in data) left[count] = (left[field] as unknown[]).length;
  }
  return left;
}
