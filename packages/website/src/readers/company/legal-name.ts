import {
  allMatches,
  EAST_ASIAN_LETTERS,
  type LegalForm,
  legalFormOf,
  legalFormsIn,
  memoized,
  patternOf,
  plainText,
  stripLegalForm,
} from '@firmlens/text';

import { LEGAL_NOTICE_WORDS } from './legal-notice-words';
import { nameBehindForm } from './name-behind-form';

/** A company's full legal name found in a text. */
export interface LegalNameMatch {
  name: string;
  legalForm: LegalForm;
  /** Position of the name in the text. */
  start: number;
  end: number;
}

const WORDS = LEGAL_NOTICE_WORDS.companyNames;
/** What connects the two legal forms of one name. */
const CO = new RegExp(`^\\s*(?:&|${patternOf(WORDS.betweenForms)})\\s*(?:Co\\.?)?\\s*$`, 'i');
/** The years of a copyright line, which precede a name but are not part of it. */
const YEARS = /^(?:19|20)\d\d(?:[-–—/](?:19|20)?\d\d)?[,.]?$/;
const SPACE_INSIDE = new RegExp(`[ 　][${EAST_ASIAN_LETTERS}]`, 'u');
/** How the name is read, or written abroad: `株式会社BEX（ベックス）`. */
const READING = /\s*[(（][\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Latin}ー・ 　.,&-]+[)）]$/u;
/** Several readers look at the same lines. */
const MEMORY = 1_000;
const MAX_WORDS = 9;
/** A line that is an East Asian name: no punctuation of sentences. */
const EAST_ASIAN_NAME = new RegExp(
  `^\\s*(?=[^\\n]*[${EAST_ASIAN_LETTERS}])[\\p{L}\\p{N}\\p{M}()（）㈜・･.&＆ー -]{4,40}$`,
  'u',
);
const LABELLED_PART = /^\s*\p{Lo}{2,5} ?[:：] ?([^|｜/]{4,60})/u;
/** The label of another language, without a colon: `Company Name Acme 合同会社`. */
const NAME_WORDS = /^(?:company|legal|trade|corporate) name /i;
const MAX_NAME = 120;
/** Italian partnerships name their partners behind the form: `Officina Rossi S.n.c. di Rossi M. & C.` */
const PARTNERSHIPS = new Set(['SNC', 'S.a.s.', 'S.A.S.']);
const PARTNERS = /^ di \p{Lu}[\p{L}.'’]*(?: (?:(?:&|e|ed) )?(?:\p{Lu}[\p{L}.'’]*|figli[oe]?)){1,6}/u;
/** Words that may join the words of a name. */
const JOINING = new RegExp(`^(?:[&+–—-]|${patternOf(WORDS.insideNames)})$`, 'u');
/** The country or region of a subsidiary in Brazil: `Acme do Brasil Ltda`. */
const OF_BRAZIL = /^do (?:Brasil|Nordeste|Norte|Sudeste|Sul)(?!\p{L})/u;
/** What it does, up to the form: `Acme & Co. do Brasil Consultoria Ltda`. */
const GOES_ON = /^ do(?: (?:e|\p{Lu}\p{L}+))+ $/u;
/** Words that make the legal form a common noun (`eine GmbH`). */
const ARTICLE = new RegExp(`^${patternOf(WORDS.articles)}$`, 'u');
/**
 * The kind of a document about a name: `This Privacy Notice for`, `Gesetzliche Anbieterkennung der`, `Algemene
 * Voorwaarden,`.
 */
const DOCUMENT = new RegExp(
  `^(?:${[
    '(?:This )?(?:Privacy|Cookies?|Data Protection) (?:Notice|Policy|Statement) (?:for|of)',
    '(?:Gesetzliche )?(?:Anbieterkennung|Impressum|Datenschutzerklärung|Allgemeine Geschäftsbedingungen|AGB) (?:der|des|von)',
    '(?:Algemene Voorwaarden|Privacyverklaring)(?:,| van)',
    "Conditions générales (?:de vente )?de|Conditions d['’]utilisation de",
    'Aviso de privacidad de|Términos y condiciones de',
    'Informativa sulla privacy di|Termini e condizioni di',
  ].join('|')}) `,
  'i',
);
/** `A Acme Indústria Ltda`. */
const PORTUGUESE_ARTICLE =
  /^[AO] (?=\p{Lu}(?:[^.,;]|Co\.){2,80}(?:, Unipessoal)? (?:LTDA|Ltda|Lda|LDA|EIRELI|Eireli)(?!\p{L}))/u;
/** A form that is a word of a sentence in capitals: `OUR TEAM SE MUDA`, `KNOWN AS A LEADER`. Registers follow names. */
const WORD_IN_CAPITALS = /^(?:SE|AS) (?!HR[AB]|ORG|CVR|VAT|NO\b|MVA)(?:A )?\p{Lu}{2,}/u;
const CAPITALS_BEFORE = /(?:^|[^\p{L}])\p{Lu}+ \p{Lu}{2,} $/u;
/** `Certified B Corporation`. */
const CERTIFIED_B = /^(?:certified )?B$/i;
/** An article in a name in capitals: `LES JARDINS DE PAUL SARL`. */
const ARTICLE_OF_NAME = /^(?:L[AE]S?|LOS|EL|IL) \p{Lu}{3,} [\p{Lu} '’-]*$/u;
/** Words that precede a name but are not part of it. */
const BEFORE_NAME = new RegExp(`^(?:©|\\(c\\)|[&,–—-]|${patternOf(WORDS.beforeNames)})$`, 'u');

/**
 * Returns the full company names in a line: the capitalised words before a legal form, or an East Asian name that
 * is the whole line. At most ten. Skips legal forms without a name.
 */
export const legalNamesIn = memoized(MEMORY, readLegalNames);

function readLegalNames(line: string): readonly LegalNameMatch[] {
  const read = READING.test(line) ? eastAsianName(line) : [];
  if (read.length > 0) return read;
  const found: LegalNameMatch[] = [];
  for (const { legalForm, start: formStart, end } of legalFormsIn(line).slice(0, 20)) {
    const last = found.at(-1);
    if (last && continues(line.slice(last.end), formStart - last.end)) {
      found.splice(-1, 1, {
        name: plainText(line.slice(last.start, end), MAX_NAME),
        legalForm,
        start: last.start,
        end,
      });
      continue;
    }
    if (last && CO.test(line.slice(last.end, formStart))) {
      // `GmbH und Co. KG` is one name with two forms.
      const form = `${last.legalForm.form} & Co. ${legalForm.form}`;
      const name = plainText(line.slice(last.start, end), MAX_NAME);
      found.splice(-1, 1, {
        name,
        legalForm: { ...legalForm, form, ambiguous: false },
        start: last.start,
        end,
      });
      continue;
    }
    const start = nameStart(line, Math.max(last?.end ?? 0, formStart - MAX_NAME), formStart);
    if (WORD_IN_CAPITALS.test(line.slice(formStart)) && CAPITALS_BEFORE.test(line.slice(0, formStart)))
      continue;
    if (start >= formStart || !isNameBefore(line.slice(start, formStart), line.slice(end))) continue;
    const [partners = ''] = PARTNERSHIPS.has(legalForm.form) ? (PARTNERS.exec(line.slice(end)) ?? []) : [];
    found.push({
      name:
        CAPITAL_AFTER.test(line.slice(end, end + 12)) && /,\s*$/.test(line.slice(start, formStart))
          ? nameAlone(line.slice(start, formStart))
          : nameOf(line.slice(start, formStart), line.slice(formStart, end), legalForm) + partners,
      legalForm,
      start,
      end: end + partners.length,
    });
    if (found.length >= 10) break;
  }
  if (found.length > 0) return found;
  const behind = nameBehindForm(line);
  if (behind === null) return eastAsianName(line);
  return [{ ...behind, start: line.length - line.trimStart().length, end: line.trimEnd().length }];
}

/** Whether a name that seemed to end goes on, up to its form at `formStart`. */
function continues(after: string, formStart: number): boolean {
  return OF_BRAZIL.test(after.trimStart()) && GOES_ON.test(after.slice(0, formStart));
}

/**
 * East Asian forms join the name without a space, so that only a line of its own shows where the name ends, or the part
 * of a line that has a label: `상호 : (주)아크메 | 대표 : 김철수`.
 */
function eastAsianName(line: string): LegalNameMatch[] {
  const [, labelled = line] = LABELLED_PART.exec(line) ?? [];
  const name = labelled.trim().replace(READING, '').replace(NAME_WORDS, '');
  const legalForm = EAST_ASIAN_NAME.test(name) ? legalFormOf(name) : null;
  const bare = stripLegalForm(name);
  // A space inside ends the name: `株式会社アクメ 代表取締役`.
  if (legalForm === null || bare === '' || SPACE_INSIDE.test(bare)) return [];
  const start = line.indexOf(name);
  return [{ name, legalForm, start, end: start + name.length }];
}

/**
 * `(GmbH, UG` lists forms, `Van PLC-boxen` has a compound, `HRA 1234 AG` abbreviates the court, and `B Corp` is a
 * certificate.
 */
function isNameBefore(text: string, after: string): boolean {
  const bare = stripLegalForm(` ${text.replace(/[^\p{L}\p{N}.]+/gu, ' ').trim()}`);
  return (
    /[\p{L}\d]/u.test(bare.replace(CERTIFIED_B, '')) &&
    !/\bHR[AB](?: Nr\.?)? ?\d+,? ?$/.test(text) &&
    !/^-\p{L}/u.test(after)
  );
}

/**
 * In `ACME HOLDING, SAS au capital de 10 000 €` the form after the comma is a statement, not part of the
 * name.
 */
const CAPITAL_AFTER = /^,? au capital\b/;

function nameAlone(name: string): string {
  return withoutQuotes(plainText(name.replace(/,\s*$/, ''), MAX_NAME));
}

/** Removes the quotation marks around the words of a name: `„Acme“ ЕООД`. */
function withoutQuotes(name: string): string {
  return /^["“„«]/.test(name) ? name.replace(/["“”„«»]/g, '') : name.replace(/^'+/, '');
}

/** Returns the name with its legal form as usually written. */
function nameOf(name: string, form: string, legalForm: LegalForm): string {
  // French notices spell the form out after the name. It is not part of the name.
  const whole = /^(?:société|entrepr)/i.test(form)
    ? name.replace(/(?:,|\s[–—-])\s*$/, '')
    : name.replace(/\s+[–—-]\s+$/, ' ') + form;
  const written = withoutQuotes(plainText(whole, MAX_NAME));
  // In British usage `Ltd` has no full stop, so this one ends the sentence.
  return legalForm.form === 'Ltd' ? written.replace(/\.$/, '') : written;
}

/** Walks back from the legal form over the words of the name and returns where it starts. */
function nameStart(line: string, from: number, formStart: number): number {
  const words = allMatches(line.slice(from, formStart), /\S+/g);
  let start = formStart;
  for (let back = 1; back <= Math.min(MAX_WORDS, words.length); back++) {
    const match = words[words.length - back];
    const word = match?.[0] ?? '';
    // The end of a sentence or of another part of the line. Initials and abbreviations have full stops
    // too.
    const ends = back > 1 ? /[:;|•)!?>»”]$|\p{L}{4,}\.$/u.test(word) : /[:;|•!?>]$/.test(word);
    if (ends || word.includes('@') || YEARS.test(word)) break;
    const joining =
      JOINING.test(word.toLowerCase()) || OF_BRAZIL.test(line.slice(from + (match?.index ?? 0)));
    if (
      !joining &&
      !/^["'“„«(]?[\p{Lu}\p{Lo}\d]/u.test(word) &&
      !/^[a-z]{1,4}\p{Lu}|^[a-z]+(?:\d|\.\S)/u.test(word)
    ) {
      // A lower-case name is the single word before its legal form, or two that begin the line.
      const isFirst = back === 2 && from + (match?.index ?? 0) === 0 && /^[a-z]/.test(line.slice(start));
      if (back > 1 && (!isFirst || !/^[a-z]+$/.test(word) || BEFORE_NAME.test(word))) break;
      if (!/^[a-z][a-z\d-]+,?$/.test(word) || ARTICLE.test(word)) break;
    }
    if (back > 1 && /,$/.test(word) && !/^\p{Lu}[\p{L}&]*,$/u.test(word)) break;
    start = from + (match?.index ?? 0);
  }
  return skipLeadingWords(line, withoutPreposition(line, start), formStart);
}

/** Skips a lower-case word that joins a name to the sentence before it: `titularidad de Acme, S.L.`. */
function withoutPreposition(line: string, start: number): number {
  const [word = ''] = /^\p{Ll}+ /u.exec(line.slice(start)) ?? [];
  return /\p{Ll} $/u.test(line.slice(0, start)) && JOINING.test(word.trim()) ? start + word.length : start;
}

/** Skips leading words that belong to the sentence, not to the name. */
function skipLeadingWords(line: string, from: number, formStart: number): number {
  const heading = DOCUMENT.exec(line.slice(from, formStart))?.[0].length ?? 0;
  const start = from + heading + (PORTUGUESE_ARTICLE.exec(line.slice(from + heading))?.[0].length ?? 0);
  let at = start;
  for (const match of allMatches(line.slice(start, formStart), /\S+\s*/g)) {
    const word = match[0].trim().toLowerCase().replace(/[:,]$/, '');
    if (ARTICLE_OF_NAME.test(line.slice(start + match.index, formStart))) break;
    const following = line.slice(start + match.index + match[0].length, formStart);
    const isThe = word === 'the' && /^\p{Lu}/u.test(following) && at === start && match[0].startsWith('The');
    if (!BEFORE_NAME.test(word) || (isThe && following.trim().split(' ').length > 1)) break;
    at = start + match.index + match[0].length;
  }
  return at;
}
