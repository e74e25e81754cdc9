import type { Language } from '.';
import { CZECH_HEDGES } from './czech';
import { DANO_NORWEGIAN_HEDGES } from './dano-norwegian';
import { FINNISH_HEDGES } from './finnish';
import { POLISH_HEDGES } from './polish';
import { PORTUGUESE_HEDGES } from './portuguese';
import { SWEDISH_HEDGES } from './swedish';

/**
 * Wording by which nobody stands by what is told, in the notation of `Way`. `hearsay`: it has no source that is
 * named; `unsettled`: it is thought about, sought or negotiated; `modal`: small words that do so beside the event's verb.
 */
export interface Hedges {
  hearsay: string;
  unsettled: string;
  modal: string;
}

export const HEDGES: Readonly<Record<Language, Hedges>> = {
  english: {
    hearsay:
      'reportedly|allegedly|apparently|supposedly|purportedly|rumour|rumours|rumor|rumors|rumoured|rumored|speculation|speculated|whispers|insiders|insider says|sources|source says|source close|people familiar|people briefed|people with knowledge|person with knowledge|person briefed|people close to|person familiar|those familiar|unnamed|anonymous|leaked memo|leaked documents|leaks suggest|leak suggests|leaker|is said to|are said to|said to be|said to have|thought to be|believed to be|understood to be|tipped to|report:|report says|reports suggest|report suggests|reports say|according to reports|media reports|heard that|^heard|word is|just heard|i hear|anyone know|anyone else|can anyone confirm|unconfirmed|tell hn: |i was told|my friend|a friend|in talks|rumour has it|rumor has it|mentioned it to me|mentioned to me|told me that|is it true|according to insiders|tipsters|tipster|scuttlebutt|grapevine|word on the street|if the rumours|being shopped around|shopped around',
    unsettled:
      'in early talks|in advanced talks|in late-stage talks|in discussions|holds talks|holding talks|talks with|talks to|talks over|in negotiations|negotiating|exploring|explores|explore|mulls|mulling|mull|weighs|weighing|weigh|considers|considering|consider|contemplates|contemplating|ponders|pondering|eyes|eyeing|eyed|eye|seeks|seeking|seek|seek buyer|sounds out|looks to sell|looking to sell|looks to raise|looking to raise|nears|nearing|near deal|close to|closes in on|closing in on|on the verge of|on the brink of|on brink of|edges closer|in line for|up for grabs|poised to|preparing to|prepares to|preparing layoffs|prepares layoffs|preparing job cuts|gearing up|gears up|lining up|lines up|line up|bidders|likely to|unlikely|expected to|potential|possible|possibly|potentially|working with advisers|hires advisers|hires bankers|hires banks|taps bankers|taps banks|courting|courts|circling|circles|on the block|on auction block|suitor|suitors|takeover interest|interested in buying|hearing|fears|feared|warns of|threatened with|threat of|faces possible|at risk|hints at|hinting|teases|hunting for|hunts for|looking for a buyer|wants to buy|hopes to|aims to raise|plans to raise|set to raise',
    modal:
      'could|might|may be|may have|may sell|may buy|may cut|may soon|may acquire|may raise|may lay|may open|may close|may merge|may not|may launch|may go|may yet|may face|may leave|may join|may list|may shut|may quit|may step|may move|may hire|may partner|may add|may expand|may enter|may replace|may seek|may drop|may scrap|may build|may start|may become|may get|may take|may be|may bring|may come|may end|may lose|may make|may offer|may pull|may put|may return|may sue|may pay|may set|maybe|would',
  },
  german: {
    hearsay:
      'stimmt es|gehort, dass|hab ich gehort|habe gehort|hab ich von|gehort von|munkelt|munkeln|so heisst es|heisst es|will erfahren haben|angeblich|offenbar|womoglich|vermutlich|mutmasslich|anscheinend|geruchte|gerucht|spekulation|spekulationen|insider|insidern|kreise|kreisen|unternehmenskreisen|finanzkreisen|branchenkreisen|medienbericht|medienberichte|medienberichten|bericht:|berichte:|laut bericht|laut berichten|laut medien|dem vernehmen nach',
    unsettled:
      'moglicherweise|erwagt|erwagen|pruft|prufen|verhandelt|verhandeln|in verhandlungen|in gesprachen|gesprache uber|gesprache mit|fuhrt gesprache|ubernahmegesprache|liebaugelt|spielt mit dem gedanken|denkt uber|uberlegt|steht vor|stehen vor|vor ubernahme|vor verkauf|vor dem verkauf|vor dem aus|kurz vor|interessiert an|interesse an|hat interesse|interessenten|im gesprach|sondiert|sucht investor|sucht investoren|sucht kaufer|sucht kapital|sucht frisches|drohen|droht|drohender|kandidat|peilt an|wohl|moglicher|mogliche|moglichen|mogliches|bald',
    modal: 'soll|sollen|konnte|konnten|durfte|durften|wolle|habe|stehe|plane',
  },
  french: {
    hearsay:
      "il parait|parait-il|c'est vrai|on dit que|on m'a dit|entendu dire|j'ai entendu|selon le bruit|rumeur|rumeurs|bruits de couloir|selon des sources|selon nos informations|selon nos sources|selon plusieurs sources|selon la presse|selon une source|de sources|source proche|sources proches|d'apres la presse",
    unsettled:
      "serait|seraient|aurait|auraient|pourrait|pourraient|devrait|devraient|*erait|*erais|*eraient|*irait|*iraient|*drait|*draient|envisage|envisagent|etudie|etudient|songe|songent|reflechit|reflechissent|en discussion|en discussions|en negociation|en negociations|negocie|negocient|discute|discutent|en pourparlers|explore|sonde|cherche a lever|cherche a|cherche un|cherche acquereur|cherche repreneur|cherche des investisseurs|sur le point de|proche de|proche d'un|en passe de|interesse par|s'interesse a|lorgne|convoite|convoitee|dans le viseur|pressenti|pressentie|possible|potentiel|potentielle|eventuel|eventuelle|probable|menace|menaces|inquietudes|vers un|vers une|vers la|a vendre|prepare|prepareraient|chercherait|aimerait|semble",
    modal: 'peut-etre',
  },
  spanish: {
    hearsay:
      'se rumorea|dicen que|he oido|me han dicho|es cierto que|es verdad que|segun rumores|rumor|rumores|segun fuentes|fuentes cercanas|fuentes del sector|fuentes|segun medios|segun la prensa|segun publica|supuestamente|presuntamente|al parecer|aparentemente|suena',
    unsettled:
      'investigaria|sancionaria|multaria|invertiria|llegaria|entraria|saldria|vendria|haria|pagaria|cambiaria|anunciaria|ampliaria|contrataria|crearia|firmaria|presentaria|reduciria|eliminaria|fusionaria|adquiriria|absorberia|abandonaria|nombraria|sustituiria|trasladaria|aliaria|cotizaria|debutaria|subiria|podria|podrian|estaria|estarian|habria|habrian|seria|serian|tendria|prepararia|buscaria|compraria|venderia|despediria|negociaria|lanzaria|abriria|recortaria|planearia|estudiaria|cerraria|ultimaria|dejaria|ficharia|levantaria|valoraria|estudia|estudian|sopesa|sopesan|baraja|barajan|valora vender|valora comprar|valora|contempla|negocia|negocian|en negociaciones|en conversaciones|conversaciones|explora|tantea|sondea|planteandose|se plantea|plantea vender|busca comprador|busca inversores|busca financiacion|busca levantar|ultima|ultiman|a punto de|cerca de|interesada en|interesado en|interes por|posible|posibles|potencial|probable|prepara una|prepara su|en el punto de mira|quiere comprar|apunta a|en venta|amenaza|se acerca a',
    modal: 'quiza|quizas|tal vez',
  },
  italian: {
    hearsay:
      'si dice|si dice che|si teme|si temono|si vocifera|ho sentito|e vero che|mi hanno detto|indiscrezioni|indiscrezione|voci|rumors|rumor|rumour|secondo fonti|fonti vicine|fonti|secondo la stampa|secondo quanto|pare che|a quanto pare|presunto|presunta',
    unsettled:
      "*rebbe|*rebbero|sembra|ipotesi|valuta|valutano|studia|studiano|pensa a|pensano a|riflette|considera|tratta|trattano|in trattativa|trattativa|trattative|tratta con|esplora|sonda|cerca un acquirente|cerca compratori|cerca investitori|cerca capitali|vicina a|vicino a|a un passo|verso la|verso il|verso l'ipo|verso una|pronta a|pronto a|interessata a|interessato a|nel mirino|possibile|possibili|potenziale|probabile|si prepara|spunta|in vendita|a rischio|rischio|forse|punta a raccogliere|mira a",
    modal: 'potra',
  },
  dutch: {
    hearsay:
      'naar het schijnt|naar wordt gezegd|heb gehoord|hoorde dat|klopt het dat|naar verluidt|geruchten|gerucht|volgens bronnen|bronnen|ingewijden|insiders|volgens media|volgens medium|speculatie|speculaties|vermoedelijk|schijnbaar',
    unsettled:
      'mogelijk|mogelijke|waarschijnlijk|overweegt|overwegen|onderzoekt|verkent|verkennen|onderhandelt|onderhandelen|in gesprek|in onderhandeling|praat over|praat met|gesprekken over|denkt aan|denkt na|denkt over|kijkt naar|lonkt|aast op|zoekt koper|zoekt investeerder|zoekt investeerders|zoekt geld|op zoek naar|op het punt|dicht bij|dichtbij|staat voor|in beeld|potentiele|lijkt|dreigt|dreigen|dreigend|zou|zouden|wellicht|misschien|interesse in|geinteresseerd|broedt op|mikt op',
    modal: 'kan|kunnen',
  },
  portuguese: PORTUGUESE_HEDGES,
  swedish: SWEDISH_HEDGES,
  danoNorwegian: DANO_NORWEGIAN_HEDGES,
  polish: POLISH_HEDGES,
  finnish: FINNISH_HEDGES,
  czech: CZECH_HEDGES,
};
