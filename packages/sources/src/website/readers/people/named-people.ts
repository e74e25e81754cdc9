import type { WebPage } from '../../page/web-page';
import { isImprint } from '../company/imprint';
import { isOtherPartyLine, legalLines } from '../company/legal-lines';
import { type KnownPerson, memberNamed } from './known-person';
import { personName } from './person-name';

/** Labels of legal notices for those who represent the company, and the position they give. */
const REPRESENTATIVES: readonly [label: RegExp, position: string][] = [
  [
    /(?:geschäftsführer(?:in)?|geschäftsführung|geschäftsführende[rn]? gesellschafter(?:in)?|vertretungsberechtigte[rn]? geschäftsführer(?:in)?|managing directors?)/iu,
    'Managing Director',
  ],
  [
    /(?:vorstand(?:svorsitzende[rn]?)?|vertretungsberechtigter vorstand|executive board)/iu,
    'Member of the Executive Board',
  ],
  [/(?:inhaber(?:in)?|owner|proprietor|eigenaar)/iu, 'Owner'],
  [/(?:gérante?s?|dirigeante?s?)/iu, 'Managing Director'],
  [/(?:présidente?)/iu, 'President'],
  [/(?:legale rappresentante|amministratore (?:unico|delegato))/iu, 'Managing Director'],
  [/(?:daglig leder|toimitusjohtaja|verkställande direktör)/iu, 'Managing Director'],
];
const REPRESENTED =
  /^(?:vertreten durch|vertretungsberechtigt|represented by|représentée? par|rappresentata da)[^:]{0,60}:?\s*/iu;
const FOUNDED_BY =
  /(?:founded|co-founded|started|created|established|gegründet|fondée?|fundada|fondata|opgericht)(?: (?:in|im Jahr|en|nel) (?:\p{L}+ )?\d{4})?(?: \p{L}+){0,2} (?:by|von|par|por|da|door) ([^.;\n]{5,200})/giu;

/** Those who represent the company by its imprint, and its founders by the wording of its about page. */
export function namedPeople(page: WebPage): KnownPerson[] {
  if (page.kind === 'legal' && isImprint(page)) return representatives(page);
  if (page.kind === 'about' || page.kind === 'home') return founders(page);
  return [];
}

function representatives(page: WebPage): KnownPerson[] {
  const lines = legalLines(page).slice(0, 200);
  return lines.flatMap((line, at) => {
    if (line.length > 300 || isOtherPartyLine(lines, at)) return [];
    for (const [label, position] of REPRESENTATIVES) {
      const match = label.exec(line);
      if (!match || line.slice(0, match.index).replace(REPRESENTED, '').length > 60) continue;
      const after = line
        .slice(match.index + match[0].length)
        .replace(/^[^:]{0,25}:/, '')
        .replace(/^[\s:()-]+/, '');
      // The label can stand on a line of its own, and `represented by` on the one before.
      const rest = after === '' ? (lines[at + 1] ?? '') : after;
      return namesIn(rest).map((name) => person(name, position, page, 'imprint', 0.75));
    }
    return REPRESENTED.test(line)
      ? namesIn(line.replace(REPRESENTED, '') || (lines[at + 1] ?? '')).map((name) =>
          person(name, 'Managing Director', page, 'imprint', 0.6),
        )
      : [];
  });
}

function founders(page: WebPage): KnownPerson[] {
  return [...page.text.slice(0, 30_000).matchAll(FOUNDED_BY)]
    .slice(0, 3)
    .flatMap(([, names = '']) =>
      namesIn(
        names.replace(
          /^(?:brothers|sisters|siblings|friends|engineers|\w+ engineers|den Brüdern|les frères) /i,
          '',
        ),
      ).map((name) => person(name, 'Founder', page, 'text', 0.6)),
    );
}

/** Names in a list as sentences write it; what follows a name ends the list. */
function namesIn(text: string): string[] {
  const names: string[] = [];
  for (const part of text
    .slice(0, 300)
    .split(/\s*(?:,|;|\/|\||·|&| and | und | et | e | y | en | og | och | sowie )\s*/)) {
    const name =
      personName(part.replace(/ \([^)]*\)?$/, '')) ??
      personName(
        part.split(
          / (?:in|who|to|with|as|after|when|while|from|im|mit|als|HR[AB]|Amtsgericht|Register) ?/,
        )[0] ?? '',
      );
    if (name === null) {
      if (names.length > 0) break;
      continue;
    }
    names.push(name);
    if (names.length >= 8) break;
  }
  return names;
}

function person(
  name: string,
  position: string,
  page: WebPage,
  origin: string,
  confidence: number,
): KnownPerson {
  return { member: { ...memberNamed(name), position }, origin, url: page.url, confidence };
}
