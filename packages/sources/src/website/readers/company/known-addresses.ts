import type { WebPage } from '../../page/web-page';
import { visibleText } from '../../page/visible-text';
import type { ReaderInput } from '../reader';
import { schemaNodes, schemaTexts } from '../schema-things';
import { addressesIn } from './address-lines';
import { CONFIDENCE } from './confidence';
import { isImprint } from './imprint';
import { isOtherPartyLine, legalLines } from './legal-lines';
import { ownOrganizations } from './organization';
import { addressOfNode, type PostalAddress } from './postal-address';

/** An address of the company, where it stood, and what it is. */
export interface KnownAddress {
  address: PostalAddress;
  page: WebPage;
  origin: string;
  confidence: number;
  /** One of its places and not the seat. */
  isOffice: boolean;
  /** How sure it is that the company is registered there; null where nothing says so. */
  registeredAt: number | null;
}

const FRAME = 'footer, [role="contentinfo"], [class*="footer" i], [id*="footer" i], address';
const MAX_FRAME_TEXT = 10_000;
const SEAT_LABEL =
  /\b(?:head ?quarters?|hq|head office|main office|hauptsitz|zentrale|firmensitz|siège(?: social)?|sede (?:principal|central|centrale|legale)|hoofdkantoor|hovedkontor|huvudkontor|pääkonttori)\b/i;
const REGISTERED_LABEL =
  /\b(?:registered (?:office|address)|siège social|sede legale|domicilio (?:social|fiscal)|sede social|statutaire zetel|maatschappelijke zetel|registered at|sídlo|siedziba|székhely)\b/i;

/** Addresses in the markup about the company: its own, those of its branches and departments. */
export function markedUpAddresses(input: ReaderInput, home: string | null): KnownAddress[] {
  return ownOrganizations(input).flatMap(({ node, page, origin, confidence, isBranch }) => {
    const read = (thing: typeof node, isOffice: boolean): KnownAddress[] =>
      [
        ...schemaNodes(thing, 'address').map(addressOfNode),
        ...schemaTexts(thing, 'address', 300).flatMap((text) =>
          addressesIn([text], home).map((at) => at.address),
        ),
      ].flatMap((address, at) => {
        const known = { page, origin, confidence, registeredAt: null };
        return address ? [{ ...known, address, isOffice: isOffice || at > 0 }] : [];
      });
    const places = ['location', 'department', 'subOrganization', 'hasPOS', 'branchOf'].flatMap((property) =>
      schemaNodes(node, property).flatMap((place) => [
        ...read(place, true),
        ...read({ types: [], properties: { address: [place] } }, true),
      ]),
    );
    return [...read(node, isBranch), ...places];
  });
}

/** Addresses in the text of contact, legal and about pages, and in every page's footer. */
export function writtenAddresses(input: ReaderInput, home: string | null): KnownAddress[] {
  return input.pages.flatMap((page) => {
    if (page.kind === 'legal') return onPage(page, legalLines(page), home, CONFIDENCE.element - 0.05);
    if (page.kind === 'contact') return onPage(page, legalLines(page), home, CONFIDENCE.element - 0.1);
    if (page.kind === 'about') return onPage(page, legalLines(page), home, CONFIDENCE.wording);
    if (page.kind !== 'home') return [];
    const frame = visibleText(page.$(FRAME).toArray(), MAX_FRAME_TEXT);
    return onPage(page, frame.split('\n'), home, CONFIDENCE.wording + 0.05);
  });
}

function onPage(
  page: WebPage,
  lines: readonly string[],
  home: string | null,
  confidence: number,
): KnownAddress[] {
  const imprint = page.kind === 'legal' && isImprint(page);
  let seen = 0;
  return addressesIn(lines, home).flatMap(({ address, line }) => {
    const above = lines.slice(Math.max(0, line - 5), line + 1).join('\n');
    const registered = REGISTERED_LABEL.test(above);
    if (isOtherPartyLine(lines, line) && !registered) return [];
    seen += 1;
    const seat = SEAT_LABEL.test(above);
    const first = imprint && seen === 1;
    // Terms and privacy notices name the company's address, and other parties' in the same breath.
    const doubtful = page.kind === 'legal' && !imprint && !registered ? 0.2 : 0;
    return [
      {
        address,
        page,
        origin: 'text',
        confidence: Math.min(0.88, confidence + (seat ? 0.1 : 0)) - (seen > 1 && !seat ? 0.1 : 0) - doubtful,
        isOffice: seen > 1 && !seat,
        registeredAt: registered ? CONFIDENCE.labelled : first ? CONFIDENCE.labelled - 0.1 : null,
      },
    ];
  });
}
