import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RankingName, TrainingCandidate } from '@firmlens/website';
import { trainingCandidates } from '@firmlens/website/reading';
import { type Counts, precision, recall, sum } from '../counts';
import { judgeValues } from '../judge-values';
import { type LabelledSite, labelledSites } from '../labelled-sites';
import { SITE_FIELDS, type SiteField } from '../site-fields';
import { crawlLabelledSite, NOW } from './crawl-labelled-site';
import {
  bestOfNames,
  calibrate,
  crossValidate,
  type HonestScore,
  type LabelledCandidate,
  lookedAtAgain,
  trainOn,
} from './cross-validate';

const MODELS = path.join(__dirname, '../../../../packages/website/models');
const SCORES = [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95];

/** What trees are trained for. */
interface Subject {
  /** The label of real sites that says which candidates are right. */
  label: string;
  /** The most values that a site may have. */
  most: number;
  /** With fewer candidates, a share of right ones is chance. */
  leastForShare: number;
  /** Whether second trees judge each candidate by what the first say of those beside it. */
  looksTwice?: boolean;
}

const SUBJECTS: Readonly<Record<RankingName, Subject>> = {
  services: { label: 'services', most: 40, leastForShare: 150, looksTwice: true },
  industries: { label: 'industries', most: 20, leastForShare: 40 },
  'business-models': { label: 'business_model', most: 10, leastForShare: 40 },
  openings: { label: 'jobs', most: 100, leastForShare: 40 },
  highlights: { label: 'highlights', most: 60, leastForShare: 100, looksTwice: true },
};

/**
 * Trains the trees that tell right candidates from others, on the labelled sites of `write/`, and writes them to
 * the package of the website's readers. Prints what they are worth on sites that they have not seen: for each site
 * by trees trained without it. QUALITY_PAGES is the folder of the sites' pages.
 */
export async function trainRanking(ranking: RankingName, print: (line: string) => void): Promise<void> {
  const { QUALITY_PAGES: pages } = process.env;
  if (pages === undefined) throw new Error("QUALITY_PAGES must be the folder of the sites' pages");
  const { label, most, leastForShare, looksTwice = false } = SUBJECTS[ranking];
  const sites = labelledSites('write');
  const candidates: LabelledCandidate[][] = [];
  for (const site of sites) {
    const crawled = await crawlLabelledSite(site, pages);
    candidates.push(labelled(site, label, trainingCandidates(crawled, ranking, NOW.toISOString())));
  }

  const first = crossValidate(candidates);
  const again = looksTwice ? candidates.map((site, at) => lookedAtAgain(site, first[at] ?? [])) : null;
  const final = again ? crossValidate(again) : first;
  const scores = candidates.map((site, at) => bestOfNames(site, final[at] ?? []));
  print(
    `${sites.length} sites, ${candidates.flat().length} candidates; each site by trees trained without it:\n`,
  );
  print('| score | confidence | precision | recall |\n| ---: | ---: | ---: | ---: |');
  const calibration = calibrate(scores.flat(), leastForShare);
  for (const least of SCORES) {
    const counts = sum(sites.map((site, at) => countsOf(site, label, bestOf(scores[at] ?? [], least, most))));
    const confidence = calibration.findLast(([from]) => least >= from)?.[1];
    const figures = [precision(counts), recall(counts)].map((share) => share?.toFixed(3));
    print(`| ${[least, confidence, ...figures].join(' | ')} |`);
  }
  const file = path.join(MODELS, `${ranking}.json`);
  const trees = { ...trainOn(candidates), calibration, ...(again && { second: trainOn(again) }) };
  writeFileSync(file, `${JSON.stringify(trees)}\n`);
}

const fieldOf = (label: string): SiteField => SITE_FIELDS[label] as SiteField;

/**
 * Adds to each candidate what the labels say of it. A text with the words of a label does not make the name above it
 * right, nor wrong.
 */
function labelled(
  site: LabelledSite,
  label: string,
  candidates: readonly TrainingCandidate[],
): LabelledCandidate[] {
  const verdictsOf = (values: readonly unknown[]): string[] =>
    judgeValues(site, label, fieldOf(label), values).values.map(({ verdict }) => verdict);
  const verdicts = verdictsOf(candidates.map(({ name }) => ({ name })));
  const withTexts = verdictsOf(candidates);
  return candidates.map((candidate, at) => {
    const verdict = verdicts[at];
    const isJudged = verdict !== 'unjudged' && verdict === withTexts[at];
    return { ...candidate, isRight: isJudged ? verdict === 'right' : null };
  });
}

/** Returns the candidates of at least a score, best first. */
function bestOf(scores: readonly HonestScore[], least: number, most: number): HonestScore[] {
  return scores
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most);
}

function countsOf(site: LabelledSite, label: string, scores: readonly HonestScore[]): Counts {
  const { values, missed, found } = judgeValues(
    site,
    label,
    fieldOf(label),
    scores.map(({ candidate }) => candidate),
  );
  const ofVerdict = (verdict: string) => values.filter((value) => value.verdict === verdict).length;
  const extra = Math.max(0, ofVerdict('right') - found);
  return { right: found, wrong: ofVerdict('wrong'), missed: missed.length, extra };
}
