import type { EvidenceOf } from '@firmlens/contract';
import {
  allMatches,
  countriesIn,
  foldText,
  type LegalForm,
  legalFormOf,
  patternOf,
  stripLegalForm,
} from '@firmlens/text';

import { groupBy } from '../group-by';
import { createEvidence, type Reader, type ReaderInput } from '../reader';
import { schemaTexts } from '../schema-nodes';
import { CONFIDENCE } from './confidence';

import { identifierText, companyOrganizations } from './company-organizations';
import { companyPageText } from './company-lines';
import { headquartersCountry } from './headquarters-country';
import { legalNamesIn } from './legal-name';
import { LEGAL_NOTICE_WORDS } from './legal-notice-words';
import { signedLegalNames } from './signed-legal-names';
import { statedLegalNames } from './stated-legal-names';
import { statedRegisterNumbers } from './stated-register-numbers';
import { dedupeEvidence } from './dedupe-evidence';

const DELAWARE =
  /\ba (?<state>Delaware|California|New York|Nevada|Texas|Washington|Massachusetts|Florida|Illinois|Colorado) (?:public benefit |limited liability |non-?profit )?(?:corporation|company|LLC|limited partnership)\b/;
const STATE_CODES: Readonly<Record<string, string>> = {
  Delaware: 'US-DE',
  California: 'US-CA',
  'New York': 'US-NY',
  Nevada: 'US-NV',
  Texas: 'US-TX',
  Washington: 'US-WA',
  Massachusetts: 'US-MA',
  Florida: 'US-FL',
  Illinois: 'US-IL',
  Colorado: 'US-CO',
};
const SIC =
  /\bSIC(?: ?\(?20\d\d\)?)? ?(?:code|codes|\(UK\))?s? ?[:#-]? ?(?<codes>\d{4,5}(?: ?[,;&/] ?\d{4,5}){0,5})(?!\d)/g;

/** National activity codes based on NACE: `CNAE: 1043`, `Code APE 6201Z`, `ATECO 10.41.10`. */
const NACE =
  /(?<!\p{L})(?:CNAE|NACE|NAF|APE|ATECO|PKD|SBI|SNI|CAE)(?:[ -]?(?:20\d\d|code|codes|kod|código|BEL))?(?: ?\/ ?(?:APE|NAF))? ?[.:#-]{0,2} ?(?<code>\d{2}\.?\d{2}(?:\.?\d{1,2})?(?: ?-?[A-Z])?)(?![\p{L}\d])/gu;

const WORDS = LEGAL_NOTICE_WORDS.companyNames.placeholders;
/** Placeholder names in templates of legal notices. */
const PLACEHOLDER = new RegExp(
  [
    patternOf(WORDS.parts),
    '(?:^|\\s)ex\\. ',
    `\\b(?:${patternOf(WORDS.words)}|xxx+)\\b`,
    `^(?:abc|xyz|${patternOf(WORDS.names)}) (?:inc|llc|ltd|gmbh|corp|s\\.?l)\\b`,
  ].join('|'),
  'i',
);

/** That of a legal name in markup that no page shows. */
const UNSEEN_PENALTY = 0.15;

/** Reads the legal name and form, the register number and the jurisdiction. */
export const readLegalIdentity: Reader = (input) => {
  const names: EvidenceOf<'company.legal_name'>[] = [];
  const shortNames: EvidenceOf<'company.name'>[] = [];
  const numbers: EvidenceOf<'company.company_number'>[] = [];
  const types: EvidenceOf<'company.company_type'>[] = [];
  const jurisdictions: EvidenceOf<'company.jurisdiction'>[] = [];
  const codes: EvidenceOf<'company.sic_codes'>[] = [];
  const headquarters = headquartersCountry(input);

  const addName = (
    name: string | null,
    legalForm: LegalForm | null,
    from: { origin: string; url: URL; confidence: number },
  ) => {
    if (name !== null && PLACEHOLDER.test(name)) return;
    if (name !== null) {
      names.push(createEvidence(input, 'company.legal_name', name, from));
      // If the site gives no other name, use the full name without its legal form.
      const confidence = from.confidence / 2;
      shortNames.push(createEvidence(input, 'company.name', stripLegalForm(name), { ...from, confidence }));
    }
    if (!legalForm) return;
    types.push(createEvidence(input, 'company.company_type', legalForm.form, from));
    const country = legalForm.country ?? sharedFormCountry(legalForm.form, headquarters);
    if (country === null) return;
    const confidence = Math.max(
      CONFIDENCE.inference,
      from.confidence - (legalForm.country === null ? 0.3 : 0.15),
    );
    jurisdictions.push(createEvidence(input, 'company.jurisdiction', country, { ...from, confidence }));
  };

  for (const { node, page, origin, confidence, isBranch } of companyOrganizations(input)) {
    if (isBranch) continue;
    const from = { origin, url: page.url, confidence };
    for (const text of schemaTexts(node, 'legalName', 150).slice(0, 1)) {
      // `Acme, SARL au capital de 1 000 €` is a statement.
      const [stated] = /\bau capital\b/.test(text) ? legalNamesIn(text) : [];
      const name = stated?.name ?? text;
      // A legal notice knows better than markup that no reader sees.
      const isShown = input.pages.some((shown) => shown.text.includes(name));
      addName(name, stated?.legalForm ?? legalFormOf(text), {
        ...from,
        confidence: confidence - (isShown ? 0 : UNSEEN_PENALTY),
      });
    }
    for (const name of schemaTexts(node, 'name', 150).slice(0, 1)) {
      const legalForm = legalFormOf(name);
      if (legalForm) addName(name, legalForm, { ...from, confidence: confidence - 0.2 });
    }
    for (const code of sicCodes(identifierText(node)))
      codes.push(createEvidence(input, 'company.sic_codes', code, from));
  }

  for (const { number, country, page, origin, confidence } of statedRegisterNumbers(input)) {
    // A number of another country may be that of a branch.
    const doubt = headquarters === null || country === headquarters ? 0 : 0.15;
    const from = { origin, url: page.url, confidence: confidence - doubt };
    numbers.push(createEvidence(input, 'company.company_number', number, from));
    if (origin !== 'text') continue;
    jurisdictions.push(createEvidence(input, 'company.jurisdiction', country, from));
  }

  for (const page of input.pages) {
    const text = { origin: 'text', url: page.url };
    for (const { name, legalForm, confidence } of statedLegalNames(page, input))
      addName(name, legalForm, { ...text, confidence });
    const ownText = companyPageText(input, page);
    for (const code of sicCodes(ownText))
      codes.push(
        createEvidence(input, 'company.sic_codes', code, { ...text, confidence: CONFIDENCE.labelled }),
      );
    const state = STATE_CODES[DELAWARE.exec(ownText.slice(0, 60_000))?.groups?.['state'] ?? ''];
    if (state !== undefined && (page.kind === 'legal' || page.kind === 'about')) {
      jurisdictions.push(
        createEvidence(input, 'company.jurisdiction', state, {
          ...text,
          confidence: CONFIDENCE.wording + 0.15,
        }),
      );
    }
  }
  for (const { name, legalForm, url } of mostSigned(input))
    addName(name, legalForm, { origin: 'text', url, confidence: CONFIDENCE.inference });
  const isOneOfSeveral = companiesOfGroups(names.map(({ value }) => value));
  const withForm = new Set(names.map(({ value }) => value).filter((name) => legalFormOf(name) !== null));
  const completed = new Set([...withForm].map((name) => lettersOf(stripLegalForm(name))));
  // `Acme Robotics` is cut short if the site also states `Acme Robotics Ltd`.
  const isCutShort = (name: string): boolean => !withForm.has(name) && completed.has(lettersOf(name));
  return [
    ...dedupeEvidence(
      names.filter(({ value }) => !isOneOfSeveral(value) && !isCutShort(value)),
      4,
      lettersOf,
    ),
    ...dedupeEvidence(numbers, 4),
    ...dedupeEvidence(types, 3),
    ...dedupeEvidence(jurisdictions, 3),
    ...dedupeEvidence(codes, 10),
    ...dedupeEvidence(shortNames, 1),
  ];
};

/**
 * Returns the name with which more pages are signed than with all others together. Others are those of sister
 * companies and customers.
 */
function mostSigned({ pages }: ReaderInput): { name: string; legalForm: LegalForm; url: URL }[] {
  const signed = pages.flatMap((page) =>
    signedLegalNames(page).map(({ name, legalForm }) => ({ name, legalForm, url: page.url })),
  );
  const byName = [...groupBy(signed, ({ name }) => lettersOf(name)).values()];
  const pagesOf = byName.map((names) => new Set(names.map(({ url }) => url.href)).size);
  const most = pagesOf.indexOf(Math.max(...pagesOf));
  const others = pagesOf.reduce((sum, count, at) => (at === most ? sum : sum + count), 0);
  return (pagesOf[most] ?? 0) > others ? (byName[most] ?? []) : [];
}

function lettersOf(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Returns whether a name is that of one of several companies of a group, and not of the company itself: `Globex
 * India Ltd` beside `Globex Israel Ltd`.
 */
function companiesOfGroups(names: readonly string[]): (name: string) => boolean {
  const countryOf = new Map([...new Set(names)].map((name) => [name, countriesIn(name)[0]?.country_code]));
  const named = [...countryOf].filter(([, country]) => country !== undefined);
  const groups = groupBy(named, ([name]) => name.split(' ')[0]);
  return (name) => {
    const countries = new Set(groups.get(name.split(' ')[0])?.map(([, country]) => country));
    return countryOf.get(name) !== undefined && countries.size > 1;
  };
}

function sicCodes(text: string): string[] {
  const part = text.slice(0, 60_000);
  const stated = allMatches(part, SIC).flatMap(({ groups }) => groups?.['codes']?.match(/\d{4,5}/g) ?? []);
  return [...stated, ...allMatches(part, NACE).flatMap(({ groups }) => groups?.['code'] ?? [])];
}

/**
 * Returns the country of a legal form shared by several countries, if the company is based in one of them.
 */
function sharedFormCountry(form: string, headquarters: string | null): string | null {
  return headquarters !== null && (SHARED_FORMS[form] ?? []).includes(headquarters) ? headquarters : null;
}

const SHARED_FORMS: Readonly<Record<string, readonly string[]>> = {
  GmbH: ['DE', 'AT', 'CH'],
  AG: ['DE', 'AT', 'CH'],
  KG: ['DE', 'AT'],
  Ltd: ['GB', 'IE', 'NZ', 'CA', 'HK', 'CY', 'MT', 'IL', 'NG', 'KE'],
  Inc: ['US', 'CA', 'PH'],
  Corp: ['US', 'CA', 'PH'],
  LLC: ['US', 'AE', 'UA'],
  LLP: ['GB', 'US', 'IN'],
  'Pty Ltd': ['AU', 'ZA'],
  'Co., Ltd.': ['JP', 'KR', 'CN', 'TW', 'TH'],
  'S.A.': ['FR', 'CH', 'BE', 'ES', 'PT', 'PL', 'LU', 'GR', 'BR', 'AR', 'RO'],
  SARL: ['FR', 'LU', 'CH', 'BE', 'MC', 'MA', 'TN', 'DZ', 'SN', 'CI', 'CM', 'LB'],
  'S.A.S.': ['FR', 'CO', 'MC', 'CI', 'SN', 'CM', 'AR'],
  'Pvt Ltd': ['IN', 'PK', 'LK', 'BD', 'NP', 'ZW'],
  PLC: ['GB', 'IE', 'MT', 'CY', 'NG', 'KE'],
  'S.r.l.': ['IT', 'RO', 'BE', 'AR'],
  'B.V.': ['NL', 'BE'],
  'N.V.': ['NL', 'BE'],
  AS: ['NO', 'EE', 'CZ', 'TR', 'LV'],
  's.r.o.': ['CZ', 'SK'],
  'a.s.': ['CZ', 'SK'],
  'd.o.o.': ['HR', 'SI', 'RS', 'BA', 'ME'],
};
