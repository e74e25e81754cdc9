import { DATA_SCHEMAS } from '@firmlens/contract';
import { DERIVED_FIELDS, UNFILLED_FIELDS } from './derived-fields';
import { TRUST } from './merge/trust';

const CONTRACT = Object.entries(DATA_SCHEMAS).flatMap(([module, { properties }]) =>
  Object.keys(properties).map((field) => `${module}.${field}`),
);

describe('each field of the contract', () => {
  it.each(CONTRACT)('%s is stated by sources, derived, or declared as filled by nothing', (field) => {
    const isFilled =
      (field in TRUST && TRUST[field as keyof typeof TRUST].length > 0) || field in DERIVED_FIELDS;
    expect(isFilled).toBe(!(field in UNFILLED_FIELDS));
  });

  it('is derived only from fields that exist', () => {
    const known = new Set([...CONTRACT, ...Object.keys(TRUST)]);
    const unknown = [
      ...Object.keys(DERIVED_FIELDS),
      ...Object.values(DERIVED_FIELDS).flatMap(({ from }) => from),
    ];
    expect(unknown.filter((field) => !known.has(field))).toEqual([]);
  });
});
