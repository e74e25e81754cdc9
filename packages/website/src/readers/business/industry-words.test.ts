import { INDUSTRIES } from './industry-words';

describe('vocabulary/industries.json', () => {
  it('lists each industry once', () => {
    const names = INDUSTRIES.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('assigns each schema.org type to one industry', () => {
    const types = INDUSTRIES.flatMap(({ schemaTypes = [] }) => schemaTypes);
    expect(types.filter((type, at) => types.indexOf(type) !== at)).toEqual([]);
  });

  it.each(INDUSTRIES)('lists no term of $name twice', ({ strong, weak }) => {
    expect(strong.filter((term) => weak.includes(term))).toEqual([]);
  });
});
