import Joi from 'joi';

/** One environment variable: its name, how to parse it and what it must be. */
export interface Setting<T> {
  variable: string;
  /** Completes the sentence "VARIABLE must be …". Nothing else is shown if the value is invalid. */
  expects: string;
  schema: Joi.AnySchema<T>;
}

/** Related settings, keyed by their names in the code. */
export type SettingsGroup = Readonly<Record<string, Setting<unknown>>>;

/** The values that `loadSettings` returns for a group. */
export type ValuesOf<Group extends SettingsGroup> = {
  readonly [Name in keyof Group]: Group[Name] extends Setting<infer Value> ? Value : never;
};

export function setting<T>(variable: string, expects: string, schema: Joi.AnySchema<T>): Setting<T> {
  return { variable, expects, schema };
}

/** A schema for text with its own parser. `parse` returns undefined for invalid text. */
export function parsedBy<T>(parse: (text: string) => T | undefined): Joi.AnySchema<T> {
  return Joi.any<T>().custom((text: string, helpers) => parse(text) ?? helpers.error('any.invalid'));
}

/** A schema for a comma-separated list. One invalid item makes the whole list invalid. */
export function listOf<T>(
  parseItem: (text: string) => T | undefined,
  { maxItems }: { maxItems: number },
): Joi.AnySchema<readonly T[]> {
  return parsedBy<readonly T[]>((text) => {
    const items = text.split(',').map((item) => parseItem(item.trim()));
    const valid = items.filter((item) => item !== undefined);
    return items.length <= maxItems && valid.length === items.length ? valid : undefined;
  });
}

/** A schema for a duration in seconds. Decimals are allowed. */
export function seconds({ min, max }: { min: number; max: number }): Joi.NumberSchema {
  return Joi.number().min(min).max(max);
}

/** A schema for a whole number. */
export function count({ min, max }: { min: number; max: number }): Joi.NumberSchema {
  return Joi.number().integer().min(min).max(max);
}

/** A schema for `on` or `off`. */
export function onOrOff(): Joi.AnySchema<boolean> {
  return parsedBy((text) => (text === 'on' || text === 'off' ? text === 'on' : undefined));
}
