import { secondLook } from './second-look';

const look = (key: string, group: string, score: number) => ({ key, group, score });

test('a candidate is measured by the scores of those beside it, not by its own', () => {
  const [weak, alone] = secondLook([
    look('gutters', 'cards', 0.3),
    look('careers', 'menu', 0.3),
    look('roofing', 'cards', 0.9),
    look('chimneys', 'cards', 0.9),
  ]);
  expect(weak?.['odds']).toBe(alone?.['odds']);
  expect(weak?.['others']).toBeGreaterThan(2);
  expect(alone?.['others']).toBeLessThan(-5);
  expect(weak?.['others.here']).toBe(weak?.['others']);
});

test('a name counts as at its best place, for itself and for those beside it', () => {
  const [roofing, gutters] = secondLook([
    look('roofing', 'footer', 0.2),
    look('gutters', 'footer', 0.2),
    look('roofing', 'cards', 0.95),
    look('chimneys', 'cards', 0.95),
  ]);
  expect(roofing?.['name.best']).toBeGreaterThan(2);
  expect(roofing?.['name.places']).toBe(2);
  expect(roofing?.['name.others']).toBeGreaterThan(2);
  expect(gutters?.['others']).toBe(roofing?.['name.best']);
  expect(gutters?.['others.here']).toBeLessThan(-1);
});

test('the best group of three and more is what a site has to offer, and names are ranked by their odds', () => {
  const looks = secondLook([
    look('imprint', 'pair', 0.99),
    look('contact', 'pair', 0.99),
    ...['roofing', 'gutters', 'chimneys'].map((key) => look(key, 'cards', 0.9)),
    look('careers', 'alone', 0.1),
  ]);
  expect(looks.map((features) => features['name.rank'])).toEqual([0, 0, 1, 1, 1, 2]);
  expect(looks[2]?.['lead']).toBeCloseTo(0);
  expect(looks[5]).toMatchObject({ 'site.likely': 5, 'site.sure': 5, 'site.group': looks[2]?.['group'] });
});
