import Joi from 'joi';

/** One environment variable: how its text becomes a value, and the words that say what it must be. */
export interface Setting<T> {
  variable: string;
  /** Completes the sentence "VARIABLE must be …"; the only text shown when the value is wrong. */
  expects: string;
  schema: Joi.AnySchema<T>;
}

/** Settings that belong together, by the name the code calls them. */
export type SettingsGroup = Readonly<Record<string, Setting<unknown>>>;

/** What `loadSettings` makes of a group. */
export type ValuesOf<Group extends SettingsGroup> = {
  readonly [Name in keyof Group]: Group[Name] extends Setting<infer Value> ? Value : never;
};

export function setting<T>(variable: string, expects: string, schema: Joi.AnySchema<T>): Setting<T> {
  return { variable, expects, schema };
}

/** A schema for text with a form of its own; `parse` returns undefined for text that does not have it. */
export function parsed<T>(parse: (text: string) => T | undefined): Joi.AnySchema<T> {
  return Joi.any<T>().custom((text: string, helpers) => parse(text) ?? helpers.error('any.invalid'));
}

/** A schema for a comma-separated list; one item that `parseItem` does not take refuses the whole list. */
export function listOf<T>(
  parseItem: (text: string) => T | undefined,
  { maxItems }: { maxItems: number },
): Joi.AnySchema<readonly T[]> {
  return parsed<readonly T[]>((text) => {
    const items = text.split(',').map((item) => parseItem(item.trim()));
    const taken = items.filter((item) => item !== undefined);
    return items.length <= maxItems && taken.length === items.length ? taken : undefined;
  });
}

/** A schema for a duration in seconds; decimals are taken. */
export function seconds({ min, max }: { min: number; max: number }): Joi.NumberSchema {
  return Joi.number().min(min).max(max);
}

/** A schema for a whole number. */
export function count({ min, max }: { min: number; max: number }): Joi.NumberSchema {
  return Joi.number().integer().min(min).max(max);
}

/** A schema for a switch. */
export function onOrOff(): Joi.AnySchema<boolean> {
  return parsed((text) => (text === 'on' || text === 'off' ? text === 'on' : undefined));
}
