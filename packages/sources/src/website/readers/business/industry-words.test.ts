import { INDUSTRIES } from './industry-words';

describe('vocabulary/industries.json', () => {
  it('names each industry once', () => {
    const names = INDUSTRIES.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('gives each type of schema.org to one industry', () => {
    const types = INDUSTRIES.flatMap(({ schemaTypes = [] }) => schemaTypes);
    expect(types.filter((type, at) => types.indexOf(type) !== at)).toEqual([]);
  });

  it.each(INDUSTRIES)('counts no term of $name twice', ({ strong, weak }) => {
    expect(strong.filter((term) => weak.includes(term))).toEqual([]);
  });
});
