import { parsePersonName } from '../parsing/person-name';
import { peopleIn } from './names-in-text';
import type { CompanyNameMatcher } from './company-name-matcher';
import { placesInText } from './places-in-text';

/** How much of an opening is searched for people. */
const LEAD = 400;
const MAX_PEOPLE = 5;
/** Words written large that may be a person's name, with the small words inside names. */
const LARGE_WORDS =
  /(?<![\p{L}\p{N}'’-])\p{Lu}[\p{L}\p{M}'’.-]{0,25}(?: (?:(?:van|von|der|den|de|del|della|di|da|dos|la|le|ter|ten|bin|al|zu) ){0,3}\p{Lu}[\p{L}\p{M}'’.-]{0,25}){1,5}/gu;
/** Behind these stands where somebody works or lives, not somebody. */
const NOBODY_BEHIND =
  /(?:^|[\s(])(?:at|in|of|from|near|the|bei|beim|im|aus|zur|zum|chez|à|en|aux?|del?|dell[ae]|presso|bij|op|uit|di|der|des|dem|and its|formerly|ex-)\s?$/i;
const APPOINTMENT_BEHIND =
  /(?:appointment|promotion|hiring|departure|resignation|retirement|arrival|nomination|arrivée|départ|nombramiento|salida|nomina|benoeming|vertrek|berufung|abgang) (?:of|von|de|di|van)\s$/i;
/** One name alone, by which a report calls who is known by what they are. */
const ONE_NAME =
  /(?<!\p{L})(?:founder|co-founder|daughter|son|sister|brother|colleague|apprentice|Gründer(?:in)?|Tochter|Sohn|Azubi|[Oo]prichter|dochter|zoon|fondateur|fondatrice|fille|fils|fundador|fundadora|hija|hijo|fondatore|fondatrice|figlia|figlio|is) (\p{Lu}\p{Ll}{2,15})(?=[ ,.])(?! \p{Lu})/gu;
const WELCOME =
  /(?<!\p{L})(?:[Ww]elcome|[Ww]elkom|[Ww]illkommen|[Bb]ienvenue(?: à)?|[Bb]ienvenid[oa]s?(?: a)?|[Bb]envenut[oaie]),? (\p{Lu}\p{Ll}{2,15})(?:(?:, | and | und | et | y | e | en )(\p{Lu}\p{Ll}{2,15}))?(?=$|[.!?,]| as | als | comme )/gu;
/** The head of the company, before his or her name. */
const HEAD_BEFORE =
  /(?:ceo|cto|cfo|founder|chief|president|director|chair\w*|boss|chef\w*|gr[üu]nder\w*|gesch[äa]ftsf[üu]hrer\w*|inhaber\w*|patron\w*|fondat\w+|dirigeant\w*|direct\w+|fundador\w*|presiden\w+|titolare|oprichter|directeur|baas|chief \w+ officer)[ ,]{1,2}(?:dr\.? )?$/i;

/** The people of whom a report tells that they come, go or are honoured; a headline's own before its text's. */
export function peopleInReport(
  type: 'leadership' | 'hiring' | 'award',
  { title, opening }: { title: string; opening: string },
  isOwnName: CompanyNameMatcher,
): string[] {
  // A family's company has its founder's name.
  const isTheirs = (name: string): boolean =>
    !isOwnName(name.split(' ')[0] ?? '') && placesInText(name).length === 0;
  const lead = opening.slice(0, LEAD);
  const named = type === 'award' ? [] : [...peopleIn(title), ...peopleIn(lead)];
  // A headline names companies as well.
  const inTitle = type === 'leadership' && isSentenceCase(title) ? fullNames(title, type) : [];
  const full = [...inTitle, ...fullNames(lead, type), ...named].filter(isTheirs);
  const single = type === 'award' ? [] : firstNames(`${title}. ${lead}`);
  const people = [...full, ...single.filter((name) => !isOwnName(name))];
  return [...new Set(people)]
    .filter((name) => !people.some((other) => other !== name && other.split(' ').includes(name)))
    .filter((name) => !people.some((other) => other !== name && other.includes(name)))
    .slice(0, MAX_PEOPLE);
}

function fullNames(text: string, type: 'leadership' | 'hiring' | 'award'): string[] {
  return [...text.matchAll(LARGE_WORDS)].flatMap((run) => {
    const found = nameWithin(run[0].replace(/['’]s$/u, ''));
    if (found === null) return [];
    const before = text.slice(Math.max(0, run.index - 40), run.index + found.at);
    if (type === 'award') return HEAD_BEFORE.test(before) ? [found.name] : [];
    return NOBODY_BEHIND.test(before) && !APPOINTMENT_BEHIND.test(before) ? [] : [found.name];
  });
}

/** The name in a run of words written large, without the words before it that begin a sentence or tell a position. */
function nameWithin(run: string): { name: string; at: number } | null {
  // A sentence ends behind a word, not behind an initial.
  const words = run.replace(/(?<=\p{L}{3})\. .*$/u, '').split(' ');
  for (let first = 0; first < Math.min(words.length - 1, 4); first++) {
    const rest = words.slice(first);
    if (isOpener(rest[0] ?? '')) continue;
    const name = parsePersonName(rest.join(' ').replace(/[.,]$/, ''));
    if (name !== null) return { name, at: words.slice(0, first).join(' ').length + (first > 0 ? 1 : 0) };
  }
  return null;
}

/** Words that begin sentences, tell positions or times, and no name. */
function isOpener(word: string): boolean {
  return /^(?:on|as|at|in|after|before|since|from|with|our|the|please|meet|welcome|former|new|per|am|ab|zum|seit|nach|mit|dass|unser\w*|neue\w*|herrn?|frau|le|la|el|il|de|het|un|dal|dès|depuis|desde|sinds|ceo|cto|cfo|coo|cmo|vp|md|chef\w*|gr[üu]nder\w*|founder|president|director|tochter|sohn|oprichter|fondateur|fundador\w*|fondatore|topman|monatsende|jahreswechsel|monday|tuesday|wednesday|thursday|friday|today|group|portfolio)$/i.test(
    word,
  );
}

function firstNames(text: string): string[] {
  const known = [...text.matchAll(ONE_NAME)].map(([, name]) => name);
  const welcomed = [...text.matchAll(WELCOME)].flatMap(([, one, other]) => [one, other]);
  return [...known, ...welcomed].filter(
    (name): name is string =>
      name !== undefined && !isOpener(name) && !/^(?:Back|Home|Aboard|Team|Bord)$/.test(name),
  );
}

/** Whether not every word is written large, as in many English headlines. */
function isSentenceCase(title: string): boolean {
  return (title.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? []).length >= 1;
}
