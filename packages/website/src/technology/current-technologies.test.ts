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

function confidencesOf(confidences: Record<string, number>): Record<string, number> {
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

describe('currentTechnologies', () => {
  test('accepts technologies with a confidence of at least 50', () => {
    expect(confidencesOf({ Rumour: 49 })).toEqual({});
    expect(confidencesOf({ Rumour: 50 })).toEqual({ Rumour: 50 });
  });

  test('adds implied technologies over any number of steps, with at most the confidence of their cause', () => {
    expect(confidencesOf({ Shop: 100 })).toEqual({ Shop: 100, Language: 80, Runtime: 80 });
    expect(confidencesOf({ Shop: 60 })).toEqual({ Shop: 60, Language: 60, Runtime: 60 });
  });

  test('keeps a technology with requirements only if one of them is present', () => {
    expect(confidencesOf({ 'Plug-in': 100, 'Add-on': 100 })).toEqual({});
    expect(confidencesOf({ 'Plug-in': 100, 'Add-on': 100, Other: 100 })).toEqual({
      'Plug-in': 100,
      'Add-on': 100,
      Other: 100,
    });
  });

  test('keeps a technology that requires a category only if another one of that category is present', () => {
    expect(confidencesOf({ Carrier: 100, Other: 100 })).toEqual({ Other: 100 });
    expect(confidencesOf({ Carrier: 100, Fork: 100 })).toEqual({ Carrier: 100, Fork: 100 });
  });

  test('drops an excluded technology and everything that only it implied or allowed', () => {
    expect(confidencesOf({ Fork: 100, Shop: 100, 'Plug-in': 100 })).toEqual({ Fork: 100 });
  });

  test('keeps the more certain of two technologies that exclude each other', () => {
    expect(confidencesOf({ Other: 60, Rival: 90 })).toEqual({ Rival: 90 });
    expect(confidencesOf({ Other: 90, Rival: 60 })).toEqual({ Other: 90 });
  });

  test('never keeps a technology together with one that it excludes', () => {
    const all = loadFingerprints().technologies;
    const related = [...all.values()]
      .filter(({ excludes }) => excludes.length > 0)
      .flatMap(({ name, excludes }) => [name, ...excludes]);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...related), fc.integer({ min: 0, max: 100 }))),
        (seen) => {
          const detections = new Map(seen.map(([name, confidence]) => [name, { confidence, place: '' }]));
          const result = currentTechnologies(all, detections).map(({ technology }) => technology);
          const currentNames = new Set(result.map(({ name }) => name));
          return result.every(({ excludes }) => excludes.every((name) => !currentNames.has(name)));
        },
      ),
    );
  });
});
