import { foldText } from '../../../parsing/fold-text';

/** Headings above a company's offer, folded, in six languages. */
export const OFFER_HEADING =
  /^(?:our |the |all |explore our |what are our |unsere |alle |nos |vara |vare |nasze |nase |nossos |nossas |nuestros |nuestras |i nostri |le nostre |onze )?(?:core |main |key )?(?:services?|products?|solutions?|features|offerings?|capabilities|products? (?:and|&) services|services (?:and|&) (?:products|solutions)|expertise|practice areas|leistungen|leistungsangebot|produkte|produkte und leistungen|angebote?|losungen|funktionen|leistungsspektrum|schwerpunkte|prestations|produits|offres?|solutions|fonctionnalites|metiers|domaines d.expertise|produit|produkt|producto|prodotto|produtos?|servicios|servicos|productos|soluciones|solucoes|funcionalidades|servizi|prodotti|soluzioni|funzionalita|collezioni|diensten|producten|oplossingen|tjanster|produkter|tjenester|palvelut|tuotteet|uslugi|produkty|sluzby|oferta)$|^what we (?:do|offer|build|make)$|^how we (?:can )?help$|^was wir (?:tun|machen|bieten|anbieten)$|^ce que nous (?:faisons|proposons)$|^que hacemos$|^lo que hacemos$|^cosa facciamo$|^wat wij doen$/;

/** Headings common on product pages that name no product. */
const GENERIC = new RegExp(
  `^(?:${[
    '(?:our |all |the |key |main |more )?(?:products?|services?|solutions?|features?|benefits|integrations?|industries|customers?|clients?|partners?|resources?|overview|pricing|plans?|platform|use cases|capabilities|technology|approach|process|mission|vision|values|team|story|work|projects|news|blog)',
    'faqs?|frequently asked.*|questions.*|testimonials?|reviews?|references|case studies|success stories|trusted by.*|as seen.*|featured.*|related.*|similar.*|you may also.*|latest.*|newsletter|subscribe.*|follow us.*|share(?: (?:this|on|with) .*)?|contact(?: (?:us|form|sales|support|information|details|our .*))?|get .*|book .*|request .*|start .*|try .*|join .*|ready .*|see .*|learn .*|discover.*|explore.*|download.*|talk .*|let.?s .*|sign up.*|log ?in|menu|search|cart|checkout|about.*|home',
    'take .*|edit .*|view .*|naar .*|bekijk.*|toon .*|ver .*|voir .*|vers .*|zur? .*|zum .*|quiero .*|why .*|how .*|what .*|who .*|when .*|where .*|the problems?.*|the challenges?.*|challenges?|advantages?|at a glance|in numbers|numbers|facts.*|specifications?|technical (?:data|details|specifications)|details|description|downloads?|documents?|gallery|imprint|cookie.*|privacy.*|terms.*|legal(?: notice)?|company|careers?|jobs|support|more|read more|no .*|works with.*|built for.*|made for.*|designed for.*',
    '(?:unsere |ihre )?(?:produkte|leistungen|losungen|kunden|partner|referenzen|vorteile|projekte|funktionen|branchen|ansprechpartner|downloads|technische daten|galerie|startseite|unternehmen|karriere|preise|aktuelles)|haufige fragen|kontakt.*|jetzt .*|mehr .*|warum .*|wie .*|das sagen.*|ihre? .*|impressum|datenschutz.*',
    '(?:nos |vos )?(?:produits|services|prestations|solutions|clients|partenaires|references|avantages|realisations|actualites)|questions frequentes|contactez.*|demande.*|pourquoi .*|comment .*|en savoir.*|decouvr.*|temoignages|mentions.*|accueil',
    '(?:nuestros |nuestras )?(?:productos|servicios|soluciones|clientes|ventajas|proyectos)|preguntas.*|contact[ao].*|por que .*|como .*|solicit.*|inicio|(?:i nostri )?(?:prodotti|servizi|clienti|vantaggi|progetti)|domande.*|contatt.*|perche .*|scopri.*|(?:onze )?(?:producten|diensten|oplossingen|klanten|voordelen|projecten)|veelgestelde.*|waarom .*|hoe .*',
  ].join('|')})$`,
);
const SENTENCE =
  /[?!…]|\.$|\. |\b(?:we|you|your|our|us|i|my|they|wir|dein|deine|ihre?n?|unsere?n?|nous|vous|votre|vos|tuo|jouw|uw)\b/;

/**
 * Whether a heading or link text can be the name of a product or service rather than a slogan or a section
 * label.
 */
export function isServiceName(text: string): boolean {
  const folded = foldText(text.trim());
  const words = folded.split(/\s+/).length;
  if (folded.length < 3 || text.length > 60 || words > 7 || !/\p{L}{2}/u.test(folded)) return false;
  return !GENERIC.test(folded) && !SENTENCE.test(folded) && !/^\d|,.*,.*,|\d{2}:\d{2}|©|@/.test(folded);
}
