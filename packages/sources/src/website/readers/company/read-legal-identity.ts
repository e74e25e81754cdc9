import type { EvidenceOf } from '@firmlens/contract';
import type { WebPage } from '../../page/web-page';
import { foldText } from '../fold-text';
import { observe, type Reader, type ReaderInput } from '../reader';
import { schemaNodes, schemaText, schemaTexts } from '../schema-things';
import { CONFIDENCE } from './confidence';
import { copyrightHolders } from './copyright';
import { homeCountry } from './home-country';
import { isImprint } from './imprint';
import { type LegalForm, legalFormOf } from './legal-forms';
import { isOtherPartyLine, legalLines } from './legal-lines';
import { legalNamesIn } from './legal-name';
import { ownOrganizations } from './organization';
import { likeness } from './own-site';
import { registerNumbersIn } from './register-number';
import { strongest } from './strongest';

const MAX_LINE = 1_500;
/** What stands before the name of the company behind a site. */
const NAME_LABEL =
  /(?:company(?: name)?|legal name|legal entity|firma|firmenname|unternehmen|anbieter|diensteanbieter|betreiber|raison sociale|dénomination(?: sociale)?|société|éditeur(?: du site)?|ragione sociale|denominazione(?: sociale)?|titolare|razón social|titular|denominación(?: social)?|operated by|owned by|trading (?:name|style) of|published by|statutaire naam|bedrijfsnaam|angaben gemäß § ?5.{0,20}|impressum|imprint|mentions légales|aviso legal) ?:? ?$/i;
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

/** The name and form in law, the register number, where the company is incorporated. */
export const readLegalIdentity: Reader = (input) => {
  const names: EvidenceOf<'company.legal_name'>[] = [];
  const numbers: EvidenceOf<'company.company_number'>[] = [];
  const types: EvidenceOf<'company.company_type'>[] = [];
  const jurisdictions: EvidenceOf<'company.jurisdiction'>[] = [];
  const codes: EvidenceOf<'company.sic_codes'>[] = [];
  const home = homeCountry(input);

  const addName = (
    name: string,
    legalForm: LegalForm | null,
    from: { origin: string; url: URL; confidence: number },
  ) => {
    names.push(observe(input, 'company.legal_name', name, from));
    if (!legalForm) return;
    types.push(observe(input, 'company.company_type', legalForm.form, from));
    const country = legalForm.country ?? sharedFormCountry(legalForm.form, home);
    if (country === null) return;
    const confidence = Math.max(
      CONFIDENCE.inference,
      from.confidence - (legalForm.country === null ? 0.3 : 0.15),
    );
    jurisdictions.push(observe(input, 'company.jurisdiction', country, { ...from, confidence }));
  };

  for (const { node, page, origin, confidence, isBranch } of ownOrganizations(input)) {
    if (isBranch) continue;
    const from = { origin, url: page.url, confidence };
    for (const name of schemaTexts(node, 'legalName', 150).slice(0, 1))
      addName(name, legalFormOf(name), from);
    for (const name of schemaTexts(node, 'name', 150).slice(0, 1)) {
      const legalForm = legalFormOf(name);
      if (legalForm) addName(name, legalForm, { ...from, confidence: confidence - 0.2 });
    }
    const identifiers = [
      ...schemaNodes(node, 'identifier').map(
        (part) =>
          `${schemaText(part, 'propertyID') ?? schemaText(part, 'name') ?? ''}: ${schemaText(part, 'value') ?? ''}`,
      ),
      ...schemaTexts(node, 'identifier', 100),
    ];
    for (const { number } of registerNumbersIn(identifiers.join('\n')))
      numbers.push(observe(input, 'company.company_number', number, from));
    for (const code of sicCodes(identifiers.join('\n')))
      codes.push(observe(input, 'company.sic_codes', code, from));
  }

  for (const page of input.pages) {
    const text = { origin: 'text', url: page.url };
    for (const { name, legalForm, confidence } of namesOn(page, input))
      addName(name, legalForm, { ...text, confidence });
    const own = ownText(page);
    for (const { number, country } of registerNumbersIn(own)) {
      const confidence = page.kind === 'legal' ? CONFIDENCE.labelled : CONFIDENCE.labelled - 0.05;
      numbers.push(observe(input, 'company.company_number', number, { ...text, confidence }));
      jurisdictions.push(observe(input, 'company.jurisdiction', country, { ...text, confidence }));
    }
    for (const code of sicCodes(own))
      codes.push(observe(input, 'company.sic_codes', code, { ...text, confidence: CONFIDENCE.labelled }));
    const state = STATE_CODES[DELAWARE.exec(own.slice(0, 60_000))?.groups?.['state'] ?? ''];
    if (state !== undefined && (page.kind === 'legal' || page.kind === 'about')) {
      jurisdictions.push(
        observe(input, 'company.jurisdiction', state, { ...text, confidence: CONFIDENCE.wording + 0.15 }),
      );
    }
  }
  return [
    ...strongest(names, 4, (name) => foldText(name).replace(/[^\p{L}\p{N}]/gu, '')),
    ...strongest(numbers, 4),
    ...strongest(types, 3),
    ...strongest(jurisdictions, 3),
    ...strongest(codes, 10),
  ];
};

/** Full names that can be the company's: like the domain, or where such a page names whose it is. */
function namesOn(
  page: WebPage,
  { site }: ReaderInput,
): { name: string; legalForm: LegalForm; confidence: number }[] {
  const imprint = page.kind === 'legal' && isImprint(page);
  const holders = copyrightHolders(page);
  let first = true;
  const inText = legalLines(page).flatMap((line, at, lines) =>
    legalNamesIn(line.slice(0, MAX_LINE)).flatMap(({ name, legalForm, start }) => {
      if (isOtherPartyLine(lines, at)) return [];
      const labelled = NAME_LABEL.test(
        line.slice(Math.max(0, start - 40), start).trim() || (lines[at - 1] ?? '').slice(-60).trim(),
      );
      const like = likeness(name, site.domain) >= 0.5;
      const leads = imprint && first && at < 25 && !legalForm.ambiguous;
      first = false;
      if (!like && !(page.kind === 'legal' && labelled) && !leads) return [];
      const base = page.kind === 'legal' ? CONFIDENCE.labelled - 0.05 : CONFIDENCE.wording;
      return [{ name, legalForm, confidence: like ? base + (labelled || leads ? 0.05 : 0) : base - 0.25 }];
    }),
  );
  const inNotice = holders.flatMap((holder) =>
    legalNamesIn(holder).flatMap(({ name, legalForm }) => {
      const like = likeness(name, site.domain) >= 0.5;
      return [{ name, legalForm, confidence: like ? CONFIDENCE.element : CONFIDENCE.inference }];
    }),
  );
  return [...inText, ...inNotice];
}

/** The lines of a page that are about the company: all of a legal page's and contact page's, else the end. */
function ownText(page: WebPage): string {
  const lines = legalLines(page);
  const part =
    page.kind === 'legal' || page.kind === 'contact' || page.kind === 'about' ? lines : lines.slice(-40);
  return part.filter((_, at) => !isOtherPartyLine(part, at)).join('\n');
}

function sicCodes(text: string): string[] {
  return [...text.slice(0, 60_000).matchAll(SIC)].flatMap(
    ({ groups }) => groups?.['codes']?.match(/\d{4,5}/g) ?? [],
  );
}

/** The country of a form that several countries know, where the site's country is one of them. */
function sharedFormCountry(form: string, home: string | null): string | null {
  return home !== null && (SHARED_FORMS[form] ?? []).includes(home) ? home : null;
}

const SHARED_FORMS: Readonly<Record<string, readonly string[]>> = {
  GmbH: ['DE', 'AT', 'CH'],
  AG: ['DE', 'AT', 'CH'],
  KG: ['DE', 'AT'],
  Ltd: ['GB', 'IE', 'NZ', 'CA', 'HK', 'CY', 'MT', 'IL', 'NG', 'KE'],
  LLC: ['US', 'AE', 'UA'],
  LLP: ['GB', 'US', 'IN'],
  'Pty Ltd': ['AU', 'ZA'],
  'Co., Ltd.': ['JP', 'KR', 'CN', 'TW', 'TH'],
  'S.A.': ['FR', 'CH', 'BE', 'ES', 'PT', 'PL', 'LU', 'GR', 'BR', 'AR', 'RO'],
  'S.r.l.': ['IT', 'RO', 'BE', 'AR'],
  'B.V.': ['NL', 'BE'],
  'N.V.': ['NL', 'BE'],
  AS: ['NO', 'EE', 'CZ', 'TR', 'LV'],
  's.r.o.': ['CZ', 'SK'],
  'a.s.': ['CZ', 'SK'],
  'd.o.o.': ['HR', 'SI', 'RS', 'BA', 'ME'],
};
