import type { Openings } from './wording';

export const DUTCH_OPENINGS: Openings = {
  award: [
    [
      'jury|prijs|award|verkiezing|medaille|*prijs … koos|gewonnen|won|winnen|ontvangen|uitgeroepen|bekroond|genomineerd|eerste|beste|unaniem|eer',
      'De jury koos unaniem voor ons.',
      'winactie',
    ],
  ],
  legal: [
    [
      'rechter|rechtbank|gerechtshof|toezichthouder|autoriteit|acm … bepaald|geoordeeld|uitspraak|gelijk|opgelegd|besloten|boete|verbod|onderzoek|gestart|verworpen',
      'De rechter heeft gisteren bepaald dat wij moeten betalen.',
    ],
    [
      'hoger beroep|datalek|onbevoegd*|cyberaanval|hackers|gelekt|autoriteit persoonsgegevens',
      'Wij gaan in hoger beroep.',
      'voorkom',
    ],
    ['roepen … terug', 'Wij roepen twee partijen terug.'],
  ],
  funding: [
    [
      'financiering*|investering*|investeerder*|kapitaal|crowdfunding|ronde|lening|subsidie … opgehaald|afgerond|{money}|binnen|ontvangen|gesloten|stapt',
      'We hebben 2 miljoen euro aan investeringen opgehaald.',
      'opdracht',
    ],
  ],
  acquisition: [
    [
      'overgenomen|nemen * over|overname van|gekocht|onderdeel van|aandelen … bedrijf|groep|hebben|zijn|worden|wij|we',
      'Wij hebben bakkerij Bexo overgenomen.',
      'taken|rol',
    ],
  ],
  layoffs: [
    [
      'afscheid|ontslag|ontslaan|boventallig|vervallen|schrappen … {number}|collega*|banen|functies|medewerkers',
      'We moeten afscheid nemen van 20 collega’s.',
      'pensioen',
    ],
  ],
  leadership: [
    [
      'begonnen|start|begint|wordt|volgt|treedt|draagt|stopt|vertrekt|neemt|geeft|benoemd … {executive}|het stokje|de leiding|met pensioen|als directeur|het roer',
      'Per 1 maart is Anna Roe begonnen als algemeen directeur.',
      'klant*',
    ],
  ],
  hiring: [
    [
      'werken|begonnen|gestart|versterken|versterkt|welkom|zoeken … bij ons|ons team|als nieuwe|{number}|een nieuwe|collega*|vacature*|deze week',
      'Sinds deze week werken Anna en Bas bij ons.',
      'klant*|partner*|leverancier*|samen',
    ],
  ],
  business: [
    [
      'opdracht|aanbesteding|contract|order|gegund … gewonnen|getekend|binnen|gekregen|ons|grootste|voorlopig|ondertekend',
      'Wij hebben de grootste opdracht uit onze geschiedenis gewonnen.',
      'samenwerking*',
    ],
    [
      'nieuwe naam|heten wij|heten we|sluiten wij|sluiten we|voorgoed|failliet|surseance',
      'Vanaf 1 mei heten wij Bexo.',
      'vakantie|kerst',
    ],
  ],
  traction: [
    [
      'meer dan|ruim|voor het eerst|inmiddels|miljoenste … {big}|miljoen|klanten|gebruikers|bestelling*',
      'Inmiddels bakken we voor meer dan 10.000 klanten.',
      'euro|banen|gegevens',
    ],
    ['omzet|verkoop|bestellingen … gegroeid|verdubbeld|gestegen|groei*', 'Onze omzet is verdubbeld.'],
  ],
  expansion: [
    [
      'openen|opent|geopend|verhuisd|verhuizen|leveren|bezorgen|actief … {place}|{geo}|deuren|nieuwe pand|zaterdag|maandag',
      'Zaterdag openen we onze winkel in Gent.',
      'inschrijving*',
    ],
  ],
  partnership: [
    [
      'samen met|samenwerking|partnerschap|samenwerken|samen van start|slaan de handen … gestart|gegaan|getekend|bieden|wij|we|ineen|zijn|onderzoeken',
      'Samen met de hogeschool bieden wij een nieuwe cursus.',
      'klanten|jou',
    ],
  ],
  product: [
    [
      'vanaf vandaag|vanaf nu|nu|voortaan|sinds vandaag|nieuw … in de webshop|verkrijgbaar|beschikbaar|te koop|in de winkel|in de app|kun je|kunnen|te bestellen|in de schappen',
      'Vanaf vandaag ligt de Mini in de webshop.',
      'vacature*|kaarten|inschrijven|aanmelden',
    ],
  ],
};
