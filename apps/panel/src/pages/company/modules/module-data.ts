import type { CompanyView } from '@firmlens/panel-contract';

/** The data of a module. */
export type Data<M extends keyof CompanyView['data']> = NonNullable<CompanyView['data'][M]>;

/** The names of those facts that nothing was found for. */
export const missing = <Name extends string>(facts: Readonly<Partial<Record<Name, unknown>>>): Name[] =>
  (Object.keys(facts) as Name[]).filter((name) => facts[name] === null);
