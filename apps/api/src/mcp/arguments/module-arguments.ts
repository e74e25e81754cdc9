import { type DataModule, type Module, MODULES, parseModules } from '@firmlens/contract';
import { type TArray, type TString, Type } from '@sinclair/typebox';
import { invalidArgument } from '../protocol/rpc-error';

/** Module names as agents use them. `base` is `company` in the company data object. */
export const MODULE_NAMES = ['base', ...MODULES] as const;

/** Returns the schema of an argument that names modules. */
export function modulesArgument(description: string): TArray<TString> {
  const name = Type.String({ minLength: 1, maxLength: 30, enum: [...MODULE_NAMES] });
  return Type.Array(name, { maxItems: 20, description });
}

/**
 * Returns the optional modules that are named, without duplicates, in the published order. Throws -32602 with
 * the valid ones.
 */
export function parseModuleNames(requested: readonly string[] = []): Module[] {
  const { modules, unknown } = parseModules(requested.join(','));
  if (unknown.length === 0) return modules;
  throw invalidArgument('modules', `unknown module. Valid modules: ${MODULE_NAMES.join(', ')}.`, {
    error: 'invalid_module',
    valid_modules: [...MODULES],
  });
}

export function moduleName(module: DataModule): (typeof MODULE_NAMES)[number] {
  return module === 'company' ? 'base' : module;
}
