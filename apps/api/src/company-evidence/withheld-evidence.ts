import { type DataModule, type Evidence, MODULES, priceOf } from '@firmlens/contract';

/** A piece of evidence without its value. Its URL is not shown either: it may contain the value, or lead to it. */
type Withheld<Item extends Evidence> = Omit<Item, 'value' | 'url'> & {
  value: null;
  url: null;
  /** What an enrichment with its module costs. */
  credits_required: number;
};

/** Returns the module that a field belongs to. */
export const moduleOf = ({ field }: Pick<Evidence, 'field'>): DataModule =>
  field.split('.', 1)[0] as DataModule;

/** Returns the evidence of readable modules as it is, and the rest without values, with their price. */
export function withholdUnpaid<Item extends Evidence>(
  evidence: readonly Item[],
  readable: ReadonlySet<DataModule>,
): (Item | Withheld<Item>)[] {
  return evidence.map((item) => {
    const module = moduleOf(item);
    return readable.has(module)
      ? item
      : {
          ...item,
          value: null,
          url: null,
          credits_required: priceOf(MODULES.filter((name) => name === module)),
        };
  });
}
