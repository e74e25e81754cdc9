import { evidenceFor } from '@firmlens/contract';
import { foldToWords } from '@firmlens/text';
import { createIndustryMatcher } from '../business/own-industries';
import { readIndustries } from '../business/read-industries';
import { readServices } from '../business/read-services';
import { layoutOf } from '../../layout/layout';
import type { ReaderInput } from '../reader';
import { createSiteNameMatcher } from '../site-name-matcher';

/** Whether a text speaks of what the company does. */
export interface OwnTopics {
  /** Whether a text has a term that names an industry of the company. */
  namesIndustry(text: string): boolean;
  /** Whether a text has the name of one of its services. */
  namesService(text: string): boolean;
  /** Whether a text repeats words of the home page's title and main heading, other than the company's name. */
  repeatsTitle(text: string): boolean;
}

/** Below it, what is read as a service is often something else. */
const MIN_CONFIDENCE = 0.8;
/** Shorter names say little. */
const SHORTEST_NAME = 5;
/** Shorter words are mostly function words. */
const SHORTEST_WORD = 5;
/** One word may be there by chance. */
const MIN_WORDS = 2;
const MAX_TITLE = 300;

/** Returns functions that tell whether a text speaks of the company's industries and services. */
export function ownTopics(input: ReaderInput): OwnTopics {
  const industries = evidenceFor(readIndustries(input), 'business.industries').map(({ value }) => value);
  const services = evidenceFor(readServices(input), 'business.services')
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .map(({ value }) => foldToWords(value.name))
    .filter((name) => name.trim().length >= SHORTEST_NAME);
  const title = titleWords(input);
  return {
    namesIndustry: createIndustryMatcher(industries),
    namesService: (text) => {
      const words = foldToWords(text);
      return services.some((name) => words.includes(name));
    },
    repeatsTitle: (text) => {
      const words = foldToWords(text);
      return title.filter((word) => words.includes(` ${word} `)).length >= MIN_WORDS;
    },
  };
}

function titleWords(input: ReaderInput): string[] {
  const home = input.pages.find(({ kind }) => kind === 'home');
  if (home === undefined) return [];
  const isOwnName = createSiteNameMatcher(input);
  const heading = layoutOf(home).blocks.find(({ level, region }) => level === 1 && region !== 'footer');
  const title = `${home.$('title').first().text().slice(0, MAX_TITLE)} ${heading?.text.slice(0, MAX_TITLE) ?? ''}`;
  const words = foldToWords(title).trim().split(' ');
  return [...new Set(words)].filter((word) => word.length >= SHORTEST_WORD && !isOwnName(word));
}
