import Joi from 'joi';
import type { Setting, SettingsGroup, ValuesOf } from './setting';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Invalid settings. `message` is one line that names all of them and shows no value. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Settings: ${problems.join('; ')}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/** Returns the variable's text. Blank counts as not set. */
function textOf({ variable }: Setting<unknown>, environment: Environment): string | undefined {
  return environment[variable]?.trim() || undefined;
}

function problem({ variable, expects }: Setting<unknown>, detail: Joi.ValidationErrorItem): string {
  const fault = detail.type === 'any.required' ? 'is missing, it' : '';
  return [variable, fault, 'must be', expects].filter(Boolean).join(' ');
}

function freeze<T extends object>(values: T): Readonly<T> {
  for (const value of Object.values(values)) if (Array.isArray(value)) Object.freeze(value);
  return Object.freeze(values);
}

/**
 * Loads the settings of the given groups: `loadSettings({ database: databaseSettings })` returns `{ database:
 * { url } }`, frozen. Throws a `SettingsError` with every problem of every group.
 */
export function loadSettings<Groups extends Readonly<Record<string, SettingsGroup>>>(
  groups: Groups,
  environment: Environment = process.env,
): { readonly [Name in keyof Groups]: ValuesOf<Groups[Name]> } {
  const problems = new Set<string>();
  const loaded = Object.entries(groups).map(([groupName, group]) => {
    const settings = Object.entries(group);
    const schema = Joi.object(Object.fromEntries(settings.map(([name, { schema }]) => [name, schema])));
    const texts = Object.fromEntries(settings.map(([name, entry]) => [name, textOf(entry, environment)]));
    const result: Joi.ValidationResult<object> = schema.validate(texts, { abortEarly: false });
    for (const detail of result.error?.details ?? []) {
      const entry = group[String(detail.path[0])];
      if (entry) problems.add(problem(entry, detail));
    }
    return [groupName, freeze(result.value ?? {})];
  });
  if (problems.size > 0) throw new SettingsError([...problems]);
  return Object.freeze(Object.fromEntries(loaded) as { [Name in keyof Groups]: ValuesOf<Groups[Name]> });
}

/**
 * Like `loadSettings`, for a process's main: prints the problems in one line and exits if a setting is
 * invalid.
 */
export function loadSettingsOrExit<Groups extends Readonly<Record<string, SettingsGroup>>>(
  groups: Groups,
): { readonly [Name in keyof Groups]: ValuesOf<Groups[Name]> } {
  try {
    return loadSettings(groups);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
