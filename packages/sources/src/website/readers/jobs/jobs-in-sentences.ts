import type { WebPage } from '../../page/web-page';
import { isPlace } from '../../../parsing/country';
import { type Job, jobCountry } from './job';
import { isJobTitle } from './job-title';

/** `Currently recruiting: Fitter (Leeds), Account Manager.`, in the most common languages of websites. */
const RECRUITING =
  /(?<!\p{L})(?:(?:currently |now )?(?:recruiting|hiring)|current vacancies|open positions|we(?:['’]re| are) (?:currently )?looking for|wir suchen(?: derzeit| aktuell)?|aktuell gesucht|nous recrutons|postes à pourvoir|buscamos|vacantes|cerchiamo|posizioni aperte|estamos contratando|vagas abertas|wij zoeken|vi söker|vi søger|vi søker|haemme|szukamy|poszukujemy|hledáme) ?: (?<list>[^.!?\n]{5,300})/giu;
const CONFIDENCE = 0.65;
const MAX_SENTENCES = 5;

/** Returns the openings that a sentence lists after a colon. */
export function jobsInSentences(page: WebPage): Job[] {
  return [...page.text.slice(0, 30_000).matchAll(RECRUITING)].slice(0, MAX_SENTENCES).flatMap(({ groups }) =>
    (groups?.['list'] ?? '')
      .split(/[,;] (?![^(]*\))| (?:and|und|et|y|e|en|och|og|oraz|i|a) /)
      .flatMap((part) => {
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
