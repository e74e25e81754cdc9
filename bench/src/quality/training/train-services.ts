import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { offerCandidates } from '@firmlens/website';
import { type Counts, precision, recall, sum } from '../counts';
import { judgeValues } from '../judge-values';
import { type LabelledSite, labelledSites } from '../labelled-sites';
import { SITE_FIELDS, type SiteField } from '../site-fields';
import { crawlLabelledSite } from './crawl-labelled-site';
import {
  calibrate,
  crossValidate,
  type HonestScore,
  type LabelledCandidate,
  trainOn,
} from './cross-validate';

const MODEL = path.join(__dirname, '../../../../packages/website/models/services.json');
const LABEL = 'services';
const MAX_SERVICES = 40;
const SCORES = [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9];

/**
 * Trains the trees that tell names of products and services from other texts, on the labelled sites of `write/`,
 * and writes them to the package of the website's readers. Prints what they are worth on sites that they have not
 * seen: for each site by trees trained without it. QUALITY_PAGES is the folder of the sites' pages.
 */
export async function trainServices(print: (line: string) => void): Promise<void> {
  const { QUALITY_PAGES: pages } = process.env;
  if (pages === undefined) throw new Error("QUALITY_PAGES must be the folder of the sites' pages");
  const sites = labelledSites('write');
  const candidates: LabelledCandidate[][] = [];
  for (const site of sites)
    candidates.push(labelled(site, offerCandidates(await crawlLabelledSite(site, pages))));

  const scores = crossValidate(candidates);
  print(
    `${sites.length} sites, ${candidates.flat().length} candidates; each site by trees trained without it:\n`,
  );
  print('| score | confidence | precision | recall |\n| ---: | ---: | ---: | ---: |');
  const calibration = calibrate(scores.flat());
  for (const score of SCORES) {
    const counts = sum(sites.map((site, at) => countsOf(site, scores[at] ?? [], score)));
    const confidence = calibration.findLast(([from]) => score >= from)?.[1];
    const figures = [precision(counts), recall(counts)].map((share) => share?.toFixed(3));
    print(`| ${[score, confidence, ...figures].join(' | ')} |`);
  }
  writeFileSync(MODEL, `${JSON.stringify({ ...trainOn(candidates), calibration })}\n`);
}

const field = SITE_FIELDS[LABEL] as SiteField;

/** Adds to each candidate what the labels say of it. */
function labelled(
  site: LabelledSite,
  candidates: readonly Omit<LabelledCandidate, 'isRight'>[],
): LabelledCandidate[] {
  const { values } = judgeValues(site, LABEL, field, candidates);
  return candidates.map((candidate, at) => {
    const verdict = values[at]?.verdict;
    return { ...candidate, isRight: verdict === 'unjudged' ? null : verdict === 'right' };
  });
}

/** Counts the names of at least a score. */
function countsOf(site: LabelledSite, scores: readonly HonestScore[], least: number): Counts {
  const names = scores
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_SERVICES);
  const { values, missed, found } = judgeValues(
    site,
    LABEL,
    field,
    names.map(({ candidate }) => candidate),
  );
  const ofVerdict = (verdict: string) => values.filter((value) => value.verdict === verdict).length;
  const extra = Math.max(0, ofVerdict('right') - found);
  return { right: found, wrong: ofVerdict('wrong'), missed: missed.length, extra };
}
