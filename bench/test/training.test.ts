import { scoreOf } from '@firmlens/website';
import {
  calibrate,
  crossValidate,
  type LabelledCandidate,
  lookedAtAgain,
  trainOn,
} from '../src/quality/training/cross-validate';
import { seeded } from '../src/seeded-random';

const random = seeded(7);
/** Names that are right if they stand high and are short, whatever else is measured. */
const candidate = (at: number): LabelledCandidate => {
  const features = { height: random(), length: Math.floor(random() * 60), noise: random() };
  const isRight = features.height > 0.4 && features.length < 30;
  return { name: `Name ${at}`, key: `name ${at}`, group: at, isRight, features };
};
const sites = Array.from({ length: 20 }, () => Array.from({ length: 60 }, (_, at) => candidate(at)));

test('trees learn what several features say together, and nothing from chance', () => {
  const trees = trainOn(sites);
  const score = (height: number, length: number, noise: number) => scoreOf(trees, { height, length, noise });
  expect(score(0.8, 10, 0.1)).toBeGreaterThan(0.9);
  expect(score(0.8, 50, 0.9)).toBeLessThan(0.1);
  expect(score(0.1, 10, 0.9)).toBeLessThan(0.1);
});

test('the same sites give the same trees', () => {
  expect(JSON.stringify(trainOn(sites))).toBe(JSON.stringify(trainOn(structuredClone(sites))));
});

test('a site is judged by trees that have not seen it', () => {
  // One site whose labels are the opposite of all others: trees that had seen it would know its names.
  const opposite = sites.map((site, at) =>
    at > 0 ? site : site.map((one) => ({ ...one, isRight: one.isRight !== true })),
  );
  const scores = crossValidate(opposite)[0] ?? [];
  const wrong = scores.filter((score, at) => score > 0.5 !== opposite[0]?.[at]?.isRight);
  expect(wrong.length).toBeGreaterThan(scores.length * 0.8);
});

test('a second look tells names that look alike by those beside them', () => {
  // Half of the groups are right, and one in five names of each looks like one of the others.
  const grouped = sites.map((site) =>
    site.map((one, at): LabelledCandidate => {
      const group = Math.floor(at / 6);
      const isRight = group % 2 === 0;
      const looksRight = random() < 0.2 ? !isRight : isRight;
      return { ...one, group, isRight, features: { looks: Number(looksRight) + random() / 2 } };
    }),
  );
  const first = crossValidate(grouped);
  const second = crossValidate(grouped.map((site, at) => lookedAtAgain(site, first[at] ?? [])));
  const wrong = (scores: readonly number[][]): number =>
    scores.flat().filter((score, at) => score > 0.5 !== grouped.flat()[at]?.isRight).length;
  expect(wrong(second)).toBeLessThan(wrong(first) / 2);
});

test('a confidence is the share of names that are right, and grows with the score', () => {
  const scores = Array.from({ length: 3_000 }, (_, at) => {
    const score = at / 3_000;
    return { score, candidate: { ...candidate(at), isRight: random() < score } };
  });
  const steps = calibrate(scores, 150);
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.map(([, share]) => share)).toEqual(steps.map(([, share]) => share).toSorted((a, b) => a - b));
  for (const [from, share] of steps) expect(Math.abs(share - from)).toBeLessThan(0.25);
  expect(steps[0]?.[1]).toBeGreaterThanOrEqual(0.5);
});
