import type { WebPage } from '../../page/web-page';
import { allMatches, isJobTitle, isPlace } from '@firmlens/text';
import { type Job, jobCountry } from './job';
import { BETWEEN_OPENINGS, RECRUITING } from './job-page-words';

const CONFIDENCE = 0.65;
const MAX_SENTENCES = 5;

/** Returns the openings that a sentence lists after a colon. */
export function jobsInSentences(page: WebPage): Job[] {
  return allMatches(page.text.slice(0, 30_000), RECRUITING)
    .slice(0, MAX_SENTENCES)
    .flatMap(({ groups }) =>
      (groups?.['list'] ?? '').split(BETWEEN_OPENINGS).flatMap((part) => {
        const place = /\((?<place>[^()]{2,40})\)$/.exec(part.trim())?.groups?.['place'];
        const location =
          place !== undefined && (isPlace(place) || /^\p{Lu}[\p{Ll}-]+$/u.test(place)) ? place : null;
        const title =
          location === null
            ? part.trim()
            : part
                .trim()
                .slice(0, -location.length - 2)
                .trim();
        if (!/^[\p{Lu}\d]/u.test(title) || !isJobTitle(title)) return [];
        return [
          {
            title,
            location,
            country: jobCountry(null, location),
            posted_date: null,
            url: page.url.href,
            origin: 'text',
            confidence: CONFIDENCE,
          },
        ];
      }),
    );
}
