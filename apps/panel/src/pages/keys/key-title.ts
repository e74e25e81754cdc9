import type { ApiKey } from '@firmlens/panel-contract';

/** A key by its name and how it begins, because names may be equal; without a name, by how it begins. */
export const keyTitle = ({ name, prefix }: Pick<ApiKey, 'name' | 'prefix'>): string =>
  name === null ? `${prefix}…` : `${name} (${prefix}…)`;
