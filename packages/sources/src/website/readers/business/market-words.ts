import { type Country, countryOfCode } from '../../../parsing/country';

/** Phrases for selling to a country or having customers there, by language, folded. */
const SERVING = [
  '(?:we|our|us) .{0,40}(?:customers|clients|serve|ship|deliver|operate|available|active|present)|customers (?:in|across|from)|clients (?:in|across)|available in|shipping to|ships to|delivery to|active in|operat(?:es?|ing) in|serv(?:es?|ing)|runs? .{0,60}\\b(?:in|across)',
  'export(?:s|ed|ing)?|importers|sold (?:in|to|across)|sell(?:s|ing)? (?:in|to|across)|markets?|distribut(?:ors?|ed)|resellers?|stockists|dealers|used (?:in|across)|trusted by',
  'unsere kunden|kunden (?:in|aus)|liefern (?:wir )?(?:nach|in)|lieferung (?:nach|in)|versand nach|aktiv in|verfugbar in|export(?:ieren|iert|e|quote)?|markte|absatzmarkte|vertrieb(?:en)? in|handler in|verkaufen',
  'livraison (?:en|au|dans)|livres? (?:dans|en)|livrons|disponible (?:en|au)|nos clients|clients (?:en|au)|presents? (?:en|au|dans)|exporte(?:e?s|r|nt|ons)?|marches|distributeurs|vendus? en|revendeurs en',
  'clientes (?:en|de|em)|enviamos (?:a|para)|envios a|disponible en|importadores|export(?:a|amos|ando|acion|aciones|acao)|mercados?|vend(?:emos|e|ido|ida) (?:en|em)|presen(?:cia|tes|te|ca) (?:en|em)|distribuidores|trabajan con|entregamos em',
  'clienti in|spedi(?:zioni?|amo) in|disponibile in|esport(?:a|iamo|azione|azioni)|mercati|venduti? in|presenti? in|importatori|distributori|rivenditori in',
  'klanten in|leveren (?:wij )?(?:in|aan)|beschikbaar in|exporteren|exporteert|markten|verkooppunten in|actief in|bezorgen in',
  'kunder i|leverer til|levererar till|exporterar|eksporterer|eksport til|marknader|markeder|forhandlere i|aterforsaljare i|asiakkaita|viemme|vienti',
  'klient(?:ow|ami) (?:w|z)|wysylamy do|eksport(?:ujemy)?|rynk(?:i|ach)|zakaznik(?:y|u) v|dorucujeme (?:do|na)|vyvaz(?:ime|i)|export(?:ujeme|uje)|trhy',
];
/** Matches folded sentences that say where the company sells. */
export const SELLS_TO_WORDS = new RegExp(`\\b(?:${SERVING.join('|')})\\b`);

/** Country groups that are named as one market. */
const REGIONS: readonly [words: RegExp, codes: string][] = [
  [/\bdach\b|\bd-a-ch\b/, 'DE AT CH'],
  [/\bbenelux\b/, 'BE NL LU'],
  [
    /\b(?:nordics|nordic (?:countries|region|markets)|norden|nordiska lander\w*|nordiske lande\w*)\b/,
    'SE NO DK FI',
  ],
  [/\b(?:scandinavia|skandinavi(?:en|a)|scandinavie|escandinavia)\b/, 'SE NO DK'],
  [/\b(?:iberia|iberian peninsula|peninsula iberica)\b/, 'ES PT'],
  [/\b(?:baltics|baltic (?:states|countries)|baltikum)\b/, 'EE LV LT'],
];

/** Returns the countries of the regions that a folded text names. */
export function regionCountriesIn(folded: string): Country[] {
  return REGIONS.filter(([words]) => words.test(folded)).flatMap(([, codes]) =>
    codes.split(' ').flatMap((code) => countryOfCode(code) ?? []),
  );
}
