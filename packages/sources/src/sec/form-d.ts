import { XMLParser } from 'fast-xml-parser';
import { dayOf, textOf, valueAt } from '../parsing/json-values';
import { isRole } from '@firmlens/text';

/** A notice of an exempt offering of securities (Form D), or its amendment. */
export interface FormD {
  /** The first issuer's number, 10 digits. */
  cik: string;
  issuer: string | null;
  /** As listed in the form: `Corporation`, `Limited Liability Company`. */
  entityType: string | null;
  incorporatedIn: number | null;
  people: RelatedPerson[];
  /** US dollars. Null if the form states no number. */
  sold: number | null;
  /** Like `sold`. Also null for an indefinite offering. */
  offered: number | null;
  firstSaleOn: string | null;
  /** The filing that this one amends. */
  amends: string | null;
  /**
   * Whether the offering belongs to a fund that collects its investors' money, or to a merger. Neither raises
   * money for a company's growth.
   */
  isFundOrMerger: boolean;
}

/** A person's name and position. The form's addresses are not read. */
export interface RelatedPerson {
  name: string;
  position: string;
}

/** A form that names a hundred people is about 100 kB. */
const MAX_LENGTH = 256 * 1024;
const MAX_PEOPLE = 30;
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: false,
  maxNestedTags: 20,
});

/**
 * Parses the form's XML, or returns null if it is not a filed Form D, such as a test filing, another form or
 * broken XML.
 */
export function readFormD(xml: string): FormD | null {
  const submission = valueAt(parseForm(xml), 'edgarSubmission');
  const offering = valueAt(submission, 'offeringData');
  if (typeof offering !== 'object' || !/^D(?:\/A)?$/.test(leafOf(submission, 'submissionType'))) return null;
  if (leafOf(submission, 'testOrLive') === 'TEST') return null;
  const filing = valueAt(offering, 'typeOfFiling');
  const amends = leafOf(filing, 'newOrAmendment', 'previousAccessionNumber');
  const issuer = valueAt(submission, 'primaryIssuer');
  return {
    cik: leafOf(issuer, 'cik').padStart(10, '0'),
    issuer: textOf(leafOf(issuer, 'entityName'), 200),
    entityType: textOf(leafOf(issuer, 'entityType'), 60),
    incorporatedIn: yearOf(leafOf(issuer, 'yearOfInc', 'value')),
    people: listOf(valueAt(submission, 'relatedPersonsList', 'relatedPersonInfo')).flatMap(readPerson),
    sold: parseDollars(leafOf(offering, 'offeringSalesAmounts', 'totalAmountSold')),
    offered: parseDollars(leafOf(offering, 'offeringSalesAmounts', 'totalOfferingAmount')),
    firstSaleOn: dayOf(leafOf(filing, 'dateOfFirstSale', 'value')),
    amends: amends === '' ? null : amends,
    isFundOrMerger:
      leafOf(offering, 'industryGroup', 'industryGroupType') === 'Pooled Investment Fund' ||
      isTrue(leafOf(offering, 'typesOfSecuritiesOffered', 'isPooledInvestmentFundType')) ||
      isTrue(leafOf(offering, 'businessCombinationTransaction', 'isBusinessCombinationTransaction')),
  };
}

/**
 * Parses whole or decimal dollars as the form writes them. Returns null for `Indefinite` and anything else
 * that is not an amount.
 */
export function parseDollars(text: string): number | null {
  return /^\d{1,13}(?:\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

function yearOf(text: string): number | null {
  return /^(?:1[5-9]|20)\d\d$/.test(text) ? Number(text) : null;
}

function isTrue(text: string): boolean {
  return text === 'true' || text === '1';
}

function readPerson(info: unknown): RelatedPerson[] {
  const offices = listOf(valueAt(info, 'relatedPersonRelationshipList', 'relationship')).filter(
    (office) => office === 'Executive Officer' || office === 'Director',
  );
  const name = ['firstName', 'lastName']
    .map((part) => leafOf(info, 'relatedPersonName', part))
    .filter((part) => part !== '')
    .join(' ');
  const title = textOf(leafOf(info, 'relationshipClarification'), 80);
  return offices.length === 0 || name === ''
    ? []
    : [{ name, position: title !== null && isRole(title) ? title : offices.join(', ') }];
}

function parseForm(xml: string): unknown {
  if (xml.length > MAX_LENGTH) return null;
  try {
    return parser.parse(xml) as unknown;
  } catch {
    return null;
  }
}

/** Returns the text of an element without child elements, or an empty string if there is none. */
function leafOf(value: unknown, ...path: string[]): string {
  const leaf = valueAt(value, ...path);
  return typeof leaf === 'string' ? leaf.trim() : '';
}

/** Returns a repeatable element as a list. The parser makes a list only if it is repeated. */
function listOf(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : value === undefined ? [] : [value]).slice(0, MAX_PEOPLE);
}
