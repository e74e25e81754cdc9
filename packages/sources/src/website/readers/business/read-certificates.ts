import type { Evidence } from '@firmlens/contract';
import { plainText } from '../../../reading/plain-text';
import type { WebPage } from '../../page/web-page';
import { foldText } from '../../../reading/fold-text';
import { observe, type Reader } from '../reader';
import { schemaText, schemaTexts, schemaThings } from '../schema-things';
import { sentencesOf } from '../sentences';
import { companyTypes } from './company-pitch';
import { certificatesIn } from './certificate-names';

/** Says that the company holds or obeys something, folded. */
const PROOF =
  /certif|zertifi|accredit|akkreditier|complian|compl(?:y|ies)\b|conform|konform|attest|audited|gepruft|gecertificeerd|cumpl|rispett|conforme|voldoe|entspr(?:icht|echen)|einhalt|halten .{0,30}ein\b|in line with|in accordance with|gemass|nach (?:din |en )?iso|registered to|approved/;
/** Says that the certificate is another's, to come, or what the company sells, folded. */
const NOT_OWN =
  /\b(?:help(?:s|ing)? (?:you|customers|companies|teams|organi)|get (?:you )?(?:certified|compliant|ready)|achieve|become|prepar(?:e|ing)|checklist|guide|template|how to|what is|course|training|webinar|seminar|schulung|formation|in progress|working towards|pursuing|planned|coming soon|on our roadmap|not (?:yet )?(?:certified|compliant)|data ?cent(?:er|re)s?|rechenzentr\w+|hosting provider|hosted (?:on|by|in|at)|aws|amazon web services|google cloud|azure|our suppliers|auditing|nobody|no one|lieferanten|sub-?processors?|reports for|unterstutz\w+ (?:sie|unternehmen|kunden)|wir beraten|begleiten (?:sie|unternehmen)|aidons|accompagnons|if you|your (?:company|organi[sz]ation|business))\b/;
/** What notices say to the people whose data is kept, on every site that the law binds, folded. */
const PRIVACY_NOTICE =
  /\b(?:your (?:rights|personal|data)|vos (?:droits|donnees)|vous (?:disposez|pouvez)|droits? d.acces|vie privee|ihre (?:rechte|daten)|sie haben|betroffenenrechte|sus (?:derechos|datos)|derecho a|i (?:suoi|tuoi) (?:dati|diritti)|uw (?:rechten|gegevens)|art(?:\.|icle|ikel)? ?\d{1,2})\b/;
const TRUST_HEADING =
  /certif|zertifi|complian|accredit|akkredit|standards|security|sicherheit|securite|seguridad|trust|gdpr|dsgvo|rgpd/;
const TRUST_PATH =
  /certif|zertifi|complian|security|sicherheit|trust|accredit|quality|qualitaet|qualite|gdpr/;
/** Pages where other people's certificates are talked about. */
const LEFT_OUT = new Set(['news', 'legal', 'careers', 'job', 'compare']);
const MAX_DESCRIPTION = 300;
const MAX_LINES = 2000;
/** By markup, on the page made for it, in a sentence of the company, on a badge's label. */
const CONFIDENCE = { stated: 0.95, trust: 0.9, sentence: 0.8, badge: 0.65 };

interface Finding {
  name: string;
  description: string | null;
  origin: string;
  url: URL;
  confidence: number;
}

/** `business.certificates_and_compliance`, each with the sentence that says so. */
export const readCertificates: Reader = (input) => {
  const pages = input.pages.filter(({ kind }) => !LEFT_OUT.has(kind));
  const findings = pages.flatMap((page) => [...stated(page), ...written(page), ...badges(page)]);
  return mostSpecific(findings).map(({ name, description, ...from }): Evidence =>
    observe(input, 'business.certificates_and_compliance', { name, description }, from),
  );
};

function stated(page: WebPage): Finding[] {
  const companies = schemaThings(page.nodes, companyTypes(page));
  return companies.flatMap((node) => {
    const names = ['hasCertification', 'hasCredential'].flatMap((key) => schemaTexts(node, key, 100));
    return names.map((text) => {
      const name = certificatesIn(text)[0]?.name ?? text;
      const description =
        text === name ? null : (schemaText(node, 'certificationIdentification', MAX_DESCRIPTION) ?? text);
      return { name, description, origin: 'json-ld', url: page.url, confidence: CONFIDENCE.stated };
    });
  });
}

function written(page: WebPage): Finding[] {
  const lines = page.text.split('\n').slice(0, MAX_LINES);
  const isTrustPage = page.kind === 'trust' || TRUST_PATH.test(page.url.pathname.toLowerCase());
  let sinceHeading = Infinity;
  return lines.flatMap((line, at) => {
    if (line.length < 60 && TRUST_HEADING.test(foldText(line)) && certificatesIn(line).length === 0)
      sinceHeading = 0;
    else sinceHeading += 1;
    const inTrustPart = isTrustPage || sinceHeading <= 12;
    return sentencesOf(line).flatMap((sentence) => {
      const mentions = certificatesIn(sentence);
      const folded = foldText(sentence.slice(0, 1000));
      if (mentions.length === 0 || NOT_OWN.test(folded)) return [];
      const isNotice = PRIVACY_NOTICE.test(folded);
      const isLabel = sentence.length < 40 && !/[.!]$/.test(sentence);
      const isProof = PROOF.test(folded);
      return mentions
        .filter(({ isLaw }) => !(isLaw && isNotice))
        .filter(({ isLaw }) => isProof || (inTrustPart && (!isLaw || isLabel)))
        .map(({ name }) => ({
          name,
          description: describe(sentence, isLabel, lines[at + 1]),
          origin: 'text',
          url: page.url,
          confidence: inTrustPart ? CONFIDENCE.trust : CONFIDENCE.sentence,
        }));
    });
  });
}

/** The sentence; of a bare label the line below it, where that explains it. */
function describe(sentence: string, isLabel: boolean, next = ''): string | null {
  if (!isLabel) return sentence.slice(0, MAX_DESCRIPTION);
  const [below = ''] = sentencesOf(next);
  const explains = below.length > 25 && certificatesIn(below).length === 0 && !NOT_OWN.test(foldText(below));
  return explains ? below.slice(0, MAX_DESCRIPTION) : null;
}

/** Logos whose label is little more than a certificate's name. */
function badges(page: WebPage): Finding[] {
  return page
    .$('img[alt]')
    .toArray()
    .slice(0, 300)
    .flatMap((image) => {
      const alt = plainText(image.attribs['alt'], 100);
      if (alt.length > 50 || NOT_OWN.test(foldText(alt))) return [];
      return certificatesIn(alt)
        .filter(({ isLaw }) => !isLaw || PROOF.test(foldText(alt)))
        .map(({ name }) => ({
          name,
          description: null,
          origin: 'text',
          url: page.url,
          confidence: CONFIDENCE.badge,
        }));
    });
}

/** Each once, the surest with a description first; `SOC 2` goes where `SOC 2 Type II` is known. */
function mostSpecific(findings: readonly Finding[]): Finding[] {
  const best = new Map<string, Finding>();
  for (const finding of findings.toSorted((a, b) => b.confidence - a.confidence)) {
    const known = best.get(finding.name);
    if (!known) best.set(finding.name, { ...finding });
    else known.description ??= finding.description;
  }
  return [...best.values()].filter(
    ({ name }) =>
      ![...best.keys()].some((other) => other.startsWith(`${name} Type`) || other === `${name} Plus`),
  );
}
