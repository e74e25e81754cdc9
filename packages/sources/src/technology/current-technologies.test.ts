import fc from 'fast-check';
import type { Detection } from './detect-technologies';
import { compileFingerprints, loadFingerprints } from './fingerprints';
import type { RuleSet } from './fingerprint-format';
import { currentTechnologies } from './current-technologies';

const RULES: RuleSet = {
  Shop: { categories: ['Ecommerce'], implies: ['Language\\;confidence:80', 'Rumour\\;confidence:40'] },
  Language: { categories: ['Programming languages'], implies: 'Runtime' },
  Runtime: { categories: ['Web servers'], implies: 'Language' },
  Rumour: { categories: ['Miscellaneous'] },
  Fork: { categories: ['Ecommerce'], excludes: 'Shop' },
  'Plug-in': { categories: ['Widgets'], requires: ['Shop', 'Other'] },
  'Add-on': { categories: ['Widgets'], requires: 'Plug-in' },
  Carrier: { categories: ['Shipping carriers'], requiresCategory: 6 },
  Other: { categories: ['CMS'], excludes: 'Rival' },
  Rival: { categories: ['CMS'], excludes: 'Other' },
};
const { technologies } = compileFingerprints([RULES], new Map([[6, 'Ecommerce']]));

function standing(confidences: Record<string, number>): Record<string, number> {
  const detections = new Map<string, Detection>(
    Object.entries(confidences).map(([name, confidence]) => [name, { confidence, place: name }]),
  );
  return Object.fromEntries(
    currentTechnologies(technologies, detections).map(({ technology, confidence }) => [
      technology.name,
      confidence,
    ]),
  );
}

describe('which technologies stand', () => {
  test('accepts from a confidence of 50', () => {
    expect(standing({ Rumour: 49 })).toEqual({});
    expect(standing({ Rumour: 50 })).toEqual({ Rumour: 50 });
  });

  test('adds what is implied, through any number of steps, no surer than its cause', () => {
    expect(standing({ Shop: 100 })).toEqual({ Shop: 100, Language: 80, Runtime: 80 });
    expect(standing({ Shop: 60 })).toEqual({ Shop: 60, Language: 60, Runtime: 60 });
  });

  test('keeps what requires another only beside one of those', () => {
    expect(standing({ 'Plug-in': 100, 'Add-on': 100 })).toEqual({});
    expect(standing({ 'Plug-in': 100, 'Add-on': 100, Other: 100 })).toEqual({
      'Plug-in': 100,
      'Add-on': 100,
      Other: 100,
    });
  });

  test('keeps what requires a category only beside a technology of it', () => {
    expect(standing({ Carrier: 100, Other: 100 })).toEqual({ Other: 100 });
    expect(standing({ Carrier: 100, Fork: 100 })).toEqual({ Carrier: 100, Fork: 100 });
  });

  test('drops what another excludes, with all that only it implied or made possible', () => {
    expect(standing({ Fork: 100, Shop: 100, 'Plug-in': 100 })).toEqual({ Fork: 100 });
  });

  test('keeps the surer of two that exclude each other', () => {
    expect(standing({ Other: 60, Rival: 90 })).toEqual({ Rival: 90 });
    expect(standing({ Other: 90, Rival: 60 })).toEqual({ Other: 90 });
  });

  test('never lets two technologies stand of which one excludes the other, whatever was detected', () => {
    const all = loadFingerprints().technologies;
    const interesting = [...all.values()]
      .filter(({ excludes }) => excludes.length > 0)
      .flatMap(({ name, excludes }) => [name, ...excludes]);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...interesting), fc.integer({ min: 0, max: 100 }))),
        (seen) => {
          const detections = new Map(seen.map(([name, confidence]) => [name, { confidence, place: '' }]));
          const result = currentTechnologies(all, detections).map(({ technology }) => technology);
          const standingNames = new Set(result.map(({ name }) => name));
          return result.every(({ excludes }) => excludes.every((name) => !standingNames.has(name)));
        },
      ),
    );
  });
});
