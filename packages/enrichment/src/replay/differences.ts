/** A value that differs. */
export interface Difference {
  /** The field, such as `employee_range`, or within a list `team_members[3].position`. */
  path: string;
  /** Null if it is not there. */
  before: unknown;
  after: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns every value of two JSON objects that differs, in the order of the fields. Lists of the same length are compared
 * item by item; others differ as a whole, because nobody knows which item became which. The order of an object's fields
 * does not matter.
 */
export function differencesOf(before: unknown, after: unknown, path = ''): Difference[] {
  if (isObject(before) && isObject(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      differencesOf(before[name] ?? null, after[name] ?? null, path === '' ? name : `${path}.${name}`),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item, index) => differencesOf(item, after[index], `${path}[${index}]`));
  }
  return isSame(before, after) ? [] : [{ path, before, after }];
}

/** Whether two JSON values are equal, whatever the order of fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (isObject(a) && isObject(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isSame(a[name], b[name]));
  }
  return a === b;
}
