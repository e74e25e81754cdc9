import { type AnyNode, type Element, isTag } from 'domhandler';
import type { WebPage } from '../../page/web-page';
import { elementText, textPieces } from '../element-text';
import type { OwnName } from '../own-name';
import { countryNamed, countryOfPlace, isPlace } from '../places/country';
import { educationIn, experienceIn } from './biography';
import { type KnownPerson, memberNamed } from './known-person';
import { personName } from './person-name';
import { isRole } from './role';

const MAX_ELEMENTS = 20_000;
const MAX_PEOPLE = 300;
const MAX_CLIMB = 8;
const MAX_CARD_TEXT = 6_000;
const MAX_BIOGRAPHY = 2_000;
const NAME_ELEMENTS = new Set('h1 h2 h3 h4 h5 h6 strong b p span div a dt figcaption td li em'.split(' '));
const HEADINGS = /^h[1-6]$/;
/** The page's own frame: no card is as large. */
const FRAMES = new Set(['body', 'main', 'html', 'article']);

/** Classes and headings of places where others than the company's own people stand. */
const OTHERS_CLASS =
  /testimonial|quote|review|customer|client|case-?stud|blog|\bpost\b|post-|author|byline|article|news|press|event|speaker|webinar|investor|kundenstimme|referenz|temoignage|comment/i;
const OTHERS_HEADING =
  /testimonial|what (?:our )?(?:customers|clients|people|they|others) say|customers?\b.{0,30}\b(?:love|say|stories|trust)|customer stor|loved by|trusted by|case stud|reviews?|kundenstimmen|das sagen|referenzen|témoignages|ils nous font confiance|avis|testimonios|testimonianze|dicono di noi|klanten|investors|backed by|blog|latest|news|articles|events|speakers|webinar/i;
const TEAM_CLASS =
  /team|member|staff|person|people|leader|founder|employee|mitarbeiter|ansprechpartner|equipe|profile|bio/i;
const TEAM_HEADING =
  /team|leadership|management|founders?|people|staff|board|who we are|crew|geschäftsführung|geschäftsleitung|vorstand|ansprechpartner|mitarbeiter|köpfe|équipe|direction|fondateurs|equipo|directiva|squadra|il team|chi siamo|medewerkers|medarbetare|ansatte|zespół|tým/i;
const ROLE_CLASS = /role|position|job|title|function|designation|poste|funktion|cargo|ruolo/i;

/** An element that holds somebody's name and nothing else, and the heading it stands under. */
interface NameAt {
  name: string;
  element: Element;
  section: string;
}

/** The people whom a page presents as the company's own: a name with a position, profile or portrait beside it. */
export function peopleInCards(page: WebPage, isOwnName: OwnName): KnownPerson[] {
  const names = namesOn(page);
  const namesWithin = countNames(names);
  const elements = new Set(names.map(({ element }) => element));
  const people: KnownPerson[] = [];
  for (const at of names) {
    if (OTHERS_HEADING.test(at.section) && !TEAM_HEADING.test(at.section)) continue;
    const card = cardOf(at, namesWithin, elements);
    if (standsAmongOthers(at.element)) continue;
    const person = readCard(at, card, page, isOwnName);
    if (person) people.push(person);
    if (people.length >= MAX_PEOPLE) break;
  }
  return people;
}

/** Every element whose whole text is a name, the innermost where elements enclose one another. */
function namesOn(page: WebPage): NameAt[] {
  const names: NameAt[] = [];
  let section = '';
  let visited = 0;
  const visit = (node: AnyNode): boolean => {
    if (!isTag(node)) return 'children' in node ? node.children.map(visit).some(Boolean) : false;
    visited += 1;
    if (visited > MAX_ELEMENTS || node.name === 'script' || node.name === 'nav' || node.name === 'style')
      return false;
    if (node.children.map(visit).some(Boolean)) return true;
    if (!NAME_ELEMENTS.has(node.name) || names.length >= MAX_PEOPLE * 2) return false;
    const text = elementText(node, 130);
    const name = text.length > 100 ? null : personName(text);
    if (name !== null) names.push({ name, element: node, section });
    else if (HEADINGS.test(node.name) && !isRole(text)) section = text;
    return name !== null;
  };
  page.$.root().toArray().forEach(visit);
  return names;
}

/** For each element around a name, the distinct names inside it. */
function countNames(names: readonly NameAt[]): Map<Element, Set<string>> {
  const within = new Map<Element, Set<string>>();
  for (const { name, element } of names) {
    let around: AnyNode | null = element;
    for (let climbed = 0; climbed <= MAX_CLIMB && around && isTag(around); climbed++) {
      within.set(around, (within.get(around) ?? new Set()).add(name));
      around = around.parent;
    }
  }
  return within;
}

/** The largest element around a name that holds no other, or the elements from the name to the next. */
function cardOf(
  at: NameAt,
  within: ReadonlyMap<Element, ReadonlySet<string>>,
  nameElements: ReadonlySet<Element>,
): Element[] {
  let card = at.element;
  for (let climbed = 0; climbed < MAX_CLIMB; climbed++) {
    const parent: AnyNode | null = card.parent;
    if (!parent || !isTag(parent) || FRAMES.has(parent.name) || within.get(parent)?.size !== 1) break;
    if (elementText(parent, MAX_CARD_TEXT + 10).length > MAX_CARD_TEXT) break;
    card = parent;
  }
  if (
    elementText(card, 200) !== elementText(at.element, 200) ||
    card.children.some((child) => isTag(child) && child.name === 'img')
  ) {
    return [card];
  }
  const elements = [card];
  for (let next = card.next; next && elements.length < 6; next = next.next) {
    if (!isTag(next)) continue;
    if (
      nameElements.has(next) ||
      (HEADINGS.test(next.name) && !isRole(elementText(next, 130))) ||
      within.has(next)
    )
      break;
    elements.push(next);
  }
  return elements;
}

function standsAmongOthers(element: Element): boolean {
  for (let around: AnyNode | null = element; around && isTag(around); around = around.parent) {
    if (around.name === 'blockquote' || around.name === 'q' || around.name === 'cite') return true;
    if (FRAMES.has(around.name)) return false;
    if (OTHERS_CLASS.test(classOf(around)) && !TEAM_CLASS.test(classOf(around))) return true;
    // A quotation beside the name makes it the speaker's.
    if (around.children.some((child) => isTag(child) && child.name === 'blockquote')) return true;
  }
  return false;
}

function readCard(
  at: NameAt,
  card: readonly Element[],
  page: WebPage,
  isOwnName: OwnName,
): KnownPerson | null {
  const inside = card.flatMap((element) => [element, ...page.$(element).find('*').toArray().slice(0, 200)]);
  const pieces = card
    .flatMap((element) => textPieces(element))
    .filter((piece) => personName(piece) !== at.name);
  const position = positionIn(inside, pieces, at);
  if (position !== null && worksElsewhere(position, isOwnName)) return null;
  const linkedin =
    inside.map((element) => linkedinProfile(element.attribs['href'] ?? '')).find((url) => url !== null) ??
    null;
  const portrait = inside.some(
    (element) => element.name === 'img' && personName(element.attribs['alt'] ?? '') === at.name,
  );
  const amongTeam =
    TEAM_HEADING.test(at.section) ||
    inside.some((element) => TEAM_CLASS.test(classOf(element))) ||
    hasTeamAround(at.element);
  const shown = [position !== null, linkedin !== null, portrait].filter(Boolean).length;
  const onTeamPage = page.kind === 'team';
  if (shown === 0 || (!onTeamPage && !(amongTeam && position !== null) && shown < 2)) return null;

  const biography = biographyIn(card, position);
  const place = pieces.find(
    (piece) => piece.length <= 50 && piece !== position && isPlace(piece) && /\p{L}/u.test(piece),
  );
  const base = onTeamPage ? 0.75 : 0.65;
  return {
    member: {
      ...memberNamed(at.name),
      position,
      linkedin_url: linkedin,
      country: place === undefined ? null : (countryOfPlace(place)?.country ?? null),
      city: place === undefined || countryNamed(place) ? null : (place.split(',')[0]?.trim() ?? null),
      biography,
      experience: experienceIn(biography ?? ''),
      education: educationIn(biography ?? ''),
    },
    origin: 'team-card',
    url: page.url,
    confidence: base + 0.05 * (shown - 1) + (amongTeam ? 0.03 : 0),
  };
}

/** The position in a card: text that names one, or that stands where the page's own class says one stands. */
function positionIn(inside: readonly Element[], pieces: readonly string[], at: NameAt): string | null {
  const byClass = inside
    .filter((element) => ROLE_CLASS.test(classOf(element)) && element !== at.element)
    .map((element) => elementText(element, 160))
    .filter(
      (text) =>
        text.length >= 2 && text.length <= 100 && personName(text) !== at.name && !/[.!?]$/.test(text),
    );
  const byWords = pieces.filter((piece) => piece.length <= 100 && isRole(piece) && !/[.!?]$/.test(piece));
  return (
    byClass.find(isRole) ??
    byWords[0]?.replace(/^[\s,–—|-]+/, '') ??
    byClass.find((text) => /^\p{Lu}/u.test(text) && text.split(' ').length <= 8) ??
    null
  );
}

/** `CEO at Globex` is a customer or a guest, unless it is a seat on this company's board. */
function worksElsewhere(position: string, isOwnName: OwnName): boolean {
  const place = /(?:^|[\s,])(?:at|@|bei|chez|presso) ?(\p{Lu}.*)$/u.exec(position)?.[1];
  return (
    place !== undefined && !isOwnName(place) && !/board|advis|beirat|aufsichtsrat|investor/i.test(position)
  );
}

function biographyIn(card: readonly Element[], position: string | null): string | null {
  const paragraphs = card
    .flatMap((element) => blocks(element))
    .filter((text) => text.length >= 60 && text !== position && /[.!?…]/.test(text) && !isRole(text));
  const biography = [...new Set(paragraphs)].join(' ').slice(0, MAX_BIOGRAPHY).trim();
  return biography === '' ? null : biography;
}

/** Texts of the innermost blocks of a card. */
function blocks(element: Element): string[] {
  const inner = element.children
    .filter(isTag)
    .filter((child) => /^(?:p|div|section|ul|li|blockquote|article|figcaption|dd|dl)$/.test(child.name));
  return inner.length === 0 ? [elementText(element, MAX_BIOGRAPHY)] : inner.flatMap(blocks);
}

function hasTeamAround(element: Element): boolean {
  let around: AnyNode | null = element;
  for (let climbed = 0; climbed < MAX_CLIMB && around && isTag(around); climbed++) {
    if (TEAM_CLASS.test(classOf(around))) return true;
    around = around.parent;
  }
  return false;
}

/** A personal LinkedIn profile's address without tracking, or null. */
export function linkedinProfile(address: string): string | null {
  const slug = /^(?:https?:)?\/\/(?:[a-z]{2,3}\.|www\.)?linkedin\.com\/in\/([^/?#\s]{2,120})/i.exec(
    address.trim(),
  )?.[1];
  return slug === undefined ? null : `https://www.linkedin.com/in/${slug}`;
}

function classOf({ attribs }: Element): string {
  return `${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['data-testid'] ?? ''}`.slice(0, 500);
}
