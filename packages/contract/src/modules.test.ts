import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import { type Module, MODULES, parseModules, priceOf } from './modules';

const modules = fc.subarray([...MODULES]);
const spelt = (name: string) =>
  fc.constantFrom(name, name.toUpperCase(), ` ${name}`, `${name}\t`, `\u00a0${name} `);
const noise = fc.constantFrom('', ' ', 'base', 'Company', 'BASE ');

describe('the list of modules', () => {
  it('is parsed in any order, case and spacing, with repeats and blanks, into the published order', () => {
    const request = modules.chain((chosen) =>
      fc
        .tuple(
          ...[...chosen, ...chosen].map(spelt),
          fc.array(noise).map((names) => names.join(',')),
        )
        .chain((names) => fc.shuffledSubarray(names, { minLength: names.length }))
        .map((names) => ({ chosen, text: names.join(',') })),
    );
    fc.assert(
      fc.property(request, ({ chosen, text }) => {
        expect(parseModules(text)).toEqual({ modules: chosen, unknown: [] });
      }),
    );
  });

  it('means only the base if it is absent or empty', () => {
    for (const text of [undefined, '', ' ', ',', ',,', 'base', 'company']) {
      expect(parseModules(text)).toEqual({ modules: [], unknown: [] });
    }
  });

  it('reports each unknown name once', () => {
    expect(parseModules('team,Sales, sales ,all,__proto__,constructor,toString,team\0')).toEqual({
      modules: ['team'],
      unknown: ['sales', 'all', '__proto__', 'constructor', 'tostring', 'team\0'],
    });
  });

  it('sorts every name into known and unknown, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom(...MODULES))),
        (names) => {
          const { modules: known, unknown } = parseModules(names.join(','));
          const sent = names
            .join(',')
            .split(',')
            .map((name) => name.trim().toLowerCase());
          expect(new Set([...known, ...unknown]).size).toBe(known.length + unknown.length);
          for (const name of [...known, ...unknown]) expect(sent).toContain(name);
          for (const name of unknown) expect(MODULES).not.toContain(name);
        },
      ),
    );
  });
});

describe('the price', () => {
  const PUBLISHED: [Module, number][] = [
    ['business', 6],
    ['technology', 4],
    ['funding', 10],
    ['team', 6],
    ['signals', 16],
    ['competitors', 8],
  ];

  it('is 10 plus the published price of each module, for all 64 combinations', () => {
    for (let set = 0; set < 64; set += 1) {
      const chosen = PUBLISHED.filter((_, index) => (set >> index) & 1);
      expect(priceOf(chosen.map(([name]) => name))).toBe(chosen.reduce((sum, [, price]) => sum + price, 10));
    }
    expect([priceOf([]), priceOf(MODULES)]).toEqual([10, 60]);
  });

  it('does not depend on the order of the modules', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...MODULES]), (chosen) => {
        expect(priceOf(chosen)).toBe(priceOf([...chosen].sort()));
      }),
    );
  });
});
