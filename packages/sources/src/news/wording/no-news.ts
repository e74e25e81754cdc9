import type { Language } from '.';
import { CZECH_NO_NEWS } from './czech';
import { DANO_NORWEGIAN_NO_NEWS } from './dano-norwegian';
import { FINNISH_NO_NEWS } from './finnish';
import { POLISH_NO_NEWS } from './polish';
import { PORTUGUESE_NO_NEWS } from './portuguese';
import { SWEDISH_NO_NEWS } from './swedish';

/**
 * Headlines that tell no event, whatever words of one stand in them, in the notation of `Way`. `advice`: they teach,
 * ask, invite or give an opinion; `publicBodies`: where they do not name the company, they tell of the state, its market or somebody else; `roundups`: they tell of many companies; `calledOff`: the event is denied or will not come.
 */
export interface NoNews {
  advice: readonly string[];
  publicBodies: string;
  roundups: string;
  calledOff: readonly string[];
}

export const NO_NEWS: Readonly<Record<Language, NoNews>> = {
  english: {
    advice: [
      '^how|^what next|^what now|^launch your|^build your|^build a|^grow your|^get your|^get the|^get more|^get started|^getting started|^try|^make your|^boost your|^improve your|^start your|^create your|^choose|^choosing|^stop|^avoid|^don.t|^turn your|^use your|^reduce your|^cut your|^save|^managing|^preparing|^planning|^building a|^building your|^hiring your|^hiring a|^hiring an|^finding|^measuring|^what is|^what are|^what does|^what do|^what you|^what to|^what makes|^what we|^what it|^what the|^what a|^what happens|^what every|^what if|^what drives|^what * means|^what good|^what our|^what your|^what can|^what should|^what would|^what will|^when|^where|^which|^who|^whether|^should|^can|^do|^does|^why a|^why an|^why the|^why your|^why *s|^a guide|^guide|^your guide|^the ultimate|^the complete|^the definitive|^the beginner*|^the state of|^state of|^the future of|^the rise of|^the case for|^the art of|^inside|^understanding|^behind the scenes|^a day in the life|^ask hn|^tell hn: how|^checklist|^webinar|^podcast|^video|^ebook|^whitepaper|^white paper|^case study|^customer story|^customer stories|^success story|^customer spotlight|^employee spotlight|^spotlight|^interview|^q&a|^opinion|^comment|^analysis|^editorial|^column|^review|^hands-on|^explainer|^explained|^fact check|^tutorial|^recap|^event recap|^meet us|^join us|^visit us|^see us|^save the date|^register|^sign up|^read this|^thank you|^happy|^season*|^merry|^celebrating {number} years of *day|^new study|^new report|^new research|^survey|^study|^report finds|^research|^lessons|^learn|^build vs|^first look',
      '^{number} … tips|ways|reasons|mistakes|things|steps|trends|options|lessons|examples|questions|tools|ideas|signs|facts|myths|strategies|secrets|predictions|rules|habits|benefits|challenges|takeaways|insights|tricks|pitfalls|factors|metrics|kpis|types|must-have*|alternatives|resources|hacks|books',
      'vs|versus|explained|a checklist|a guide|buyer.s guide|buyers guide|step-by-step|step by step|cheat sheet|what it means|what this means|what that means|what you need to know|everything you need to know|need to know|our take|lessons learned|lessons from|key takeaways|best practices|read this first|read before|interview with|in conversation with|speaks to|talks about|explains|on the future of|tells us|opens up about|market to reach|market size|market report|market share report|market forecast|market outlook|expected to reach|cagr|shares fall|shares rise|shares slip|shares jump|shares surge|shares slide|shares drop|shares climb|stock price|price target|stock falls|stock jumps|shares tumble|shares plunge|stock rises|stock drops|coupon|promo code|discount code|black friday|for charity|charity|charities|donat*|fundraiser|fundraisers|fundraising guide|food bank|privacy policy|terms of service|terms of use|cookie policy|scheduled maintenance|planned maintenance|is down|goes down|went down|down for|holiday hours|over the holidays|meet us at|join us at|visit us at|see you at|find us at|booth|save the date|webinar|podcast|alternative to|alternatives to|open-source alternative|without a|like a pro|that actually work|for beginners|101|why i left|why we left|made easy|in 2026:|day in the life|employee of the month|customer story|case study|obituary|horoscope|recipe|quiz',
    ],
    publicBodies: '^eu|^government|^congress|^ministers|^analysts|^market|^global',
    roundups: `roundup|round-up|the week in|this week in|week in review|weekly|daily briefing|morning briefing|daily digest|digest|newsletter|deals of the|deal of the day|in brief|news in brief|briefs|top stories|headlines|recap|to watch|startups that|start-ups that|companies that|{number} start-ups|{number} startups|{number} companies|{number} fintechs|{number} firms|and more|and others|and {number} others|among others|from * to *, the|movers and shakers|funding news:|biggest deals|biggest rounds|most active|monthly review|month in review|year in review|list of|tracker|live updates|live blog|liveblog|who.s hiring|who is hiring`,
    calledOff: [
      'insists no|insists there|says no layoffs|no job losses|deny|denies|denied|denying|dismisses rumours|dismisses rumors|dismisses reports|dismisses talk|dismisses claims|dismisses speculation|rules out|ruled out|refutes|rejects reports|rejects rumours|rejects rumors|not for sale|no plans to|no plan to|no layoffs|no job cuts|is not selling|not being sold|won.t be sold|will not sell|without layoffs|is not laying off|not laying off|no longer for sale|plays down|quashes|shoots down|debunks|is not for sale|will not cut|won.t cut|not planning',
      'call* off|cancel*|scrap|scraps|scrapped|shelve*|abandon*|ditch*|axes|drop|drops|dropped|pull|pulls|pulled|nix*|scuppers|ends|walks away from|walk away from|back* out of|pull* out of|pulling out of|withdraw*|halts|pauses|suspends|postpone*|delay*|puts off|puts on ice|freezes|reverses|u-turn on|gives up on|terminate* … plan|plans|merger|deal|ipo|bid|takeover|acquisition|launch|talks|sale|offer|listing|flotation|expansion|funding round|hiring spree|tie-up|partnership|float|purchase|buyout|layoffs|job cuts',
      'merger|deal|ipo|bid|takeover|acquisition|talks|sale|offer|round|tie-up … collapse*|falls through|fell through|is off|called off|falls apart|fall apart|breaks down|break down|dead|scrapped|shelved|off the table|abandoned|cancelled|canceled|postponed|fails|on ice|end without',
      'put|puts|putting … on hold|on ice|on the back burner|on pause',
      'no layoffs|no job cuts|no redundancies|no sale|no takeover|no merger|no deal|no ipo',
      'fails to|failed to|unable to|struggles to … raise|secure|find|close|agree|complete|buy|acquire|win',
    ],
  },
  german: {
    advice: [
      '^wie|^warum|^was|^wann|^wo|^wer|^welche*|^weshalb|^wieso|^so|^ist|^sind|^kann|^konnen|^soll|^lohnt|^leitfaden|^ratgeber|^checkliste|^whitepaper|^webinar|^podcast|^interview|^im interview|^im gesprach|^kommentar|^meinung|^analyse|^gastbeitrag|^kolumne|^test|^hintergrund|^studie|^umfrage|^neue studie|^anleitung|^praxisbeispiel|^referenz|^anwenderbericht|^erfolgsgeschichte|^kundengeschichte|^fallstudie|^diese|^besuchen sie|^treffen sie|^ein tag|^frohe|^danke|^wir wunschen|^ruckblick|^ausblick|^blick hinter|^unsere tipps|^aus dem alltag|^mitarbeiter im portrat|^die besten|^die {number}',
      '^{number} … tipps|grunde|fehler|schritte|fragen|trends|dinge|wege|vorteile|mythen|fakten|ideen|regeln',
      'tipps|leitfaden|ratgeber|checkliste|im test|im interview|im portrat|im gesprach|was das bedeutet|was sie wissen|das sollten sie|das mussen sie|besuchen sie uns|treffen sie uns|wir sind auf|auf der messe|messestand|messeauftritt|stand auf der|webinar|podcast|betriebsferien|offnungszeiten|betriebsurlaub|spendet|spende|spenden|gewinnspiel|aktie|aktien|aktie fallt|kurs|datenschutzerklarung|wartungsarbeiten|storung|alternative zu|alternativen zu|im vergleich|und die grenzen|was taugt|kommentar|ein kommentar|immer mehr betriebe|so gelingt|gebrauchsanweisung|worauf',
    ],
    publicBodies: '^bundesregierung|^regierung|^eu|^bund|^land|^fachkraftemangel|^kunde',
    roundups:
      'uberblick|wochenruckblick|ruckblick|der woche|des tages|newsletter|kurz notiert|kurzmeldungen|ticker|und co|& co|und andere|und weitere|diese {number}|diese funf|diese zehn|die {number} *|start-ups, die|startups, die|branchennews|nachrichten aus|newsticker|presseschau|liste der|deal-monitor|im uberblick',
    calledOff: [
      'dementier*|bestreitet|bestreiten|widerspricht',
      'weist|weisen … zuruck',
      'schliesst|schliessen … entlassungen|stellenabbau|verkauf|ubernahme|borsengang … aus',
      'steht nicht zum verkauf|nicht verkaufen|keine entlassungen|kein stellenabbau|keine ubernahme|kein verkauf|keine kundigungen|geplatzt|platzt|gescheitert|scheitert|vom tisch|verzichtet auf|gibt plane auf|plane begraben|nicht zustande|zerschlagen|zerschlagt|ohne entlassungen|findet keinen kaufer|findet keine investoren|legt * auf eis|auf eis gelegt',
      'sagt|sagen|blast|blasen|bricht … borsengang|plane|fusion|ubernahme|verhandlungen|gesprache|expansion|start|deal … ab',
      'stoppt|verschiebt|begrabt|kippt|storniert|vertagt … borsengang|plane|fusion|ubernahme|verkauf|expansion|marktstart|eroffnung|deal',
      'lasst … borsengang|plane|fusion|ubernahme|verkauf|deal … platzen|fallen',
    ],
  },
  french: {
    advice: [
      "^comment|^pourquoi|^quel*|^quand|^ou|^qui|^que|^qu'est-ce|^faut-il|^peut-on|^est-ce|^nos conseils|^conseils|^guide|^le guide|^tout savoir|^comprendre|^decryptage|^analyse|^tribune|^edito|^opinion|^interview|^entretien|^portrait|^temoignage|^etude|^enquete|^sondage|^dossier|^livre blanc|^webinaire|^podcast|^replay|^cas client|^retour d'experience|^retrouvez-nous|^rencontrez|^venez|^rendez-vous|^une journee|^joyeux|^bonne|^meilleurs voeux|^merci|^reussir|^les {number}",
      '^{number} … conseils|raisons|erreurs|etapes|astuces|questions|tendances|facons|idees|cles|bonnes pratiques',
      "conseils pour|interview|entretien avec|stand|portes ouvertes|webinaire|podcast|association|au profit de|don|dons|comparatif|avis|en bourse: l'action|l'action|le titre|mode d'emploi|ce que cela change|ce qu'il faut savoir|politique de confidentialite|maintenance|en panne|horaires|alternative a|alternatives a|ce que l'on sait|ce que * signifie",
    ],
    publicBodies: '^le gouvernement|^gouvernement|^bruxelles|^notre client',
    roundups:
      "de la semaine|du jour|du mois|de la journee|recap|recapitulatif|tour d'horizon|l'essentiel|newsletter|en bref|breves|les levees de fonds|les levees|revue de presse|les {number} start-up*|{number} start-up*|{number} startups|{number} entreprises|ces {number}|ces start-up|ces startups|et les autres|et d'autres|et autres|palmares des|a suivre",
    calledOff: [
      'dement|dementent|nie|refute|exclut|ecarte|rejette … licenciement*|rachat|vente|projet|rumeur*|rumeurs|tout *|toute *|cession|plan social|fusion|suppression*|depart',
      "renonce|abandonne|annule|suspend|reporte|gele|enterre|met fin|jette l'eponge|retire|stoppe|rompt … rachat|projet|projets|fusion|acquisition|introduction|entree|ouverture|offre|bourse|plan|negociations|discussions|lancement|cession|levee",
      "dement|dementent|nie|nient|refute|refutent|n'est pas a vendre|pas de licenciement*|aucun licenciement|tombe a l'eau|capote|n'aura pas lieu|dement|echoue a lever|echec des negociations|sans licenciement",
    ],
  },
  spanish: {
    advice: [
      '^como|^por que|^que|^cual*|^cuando|^donde|^quien*|^debe*|^guia|^consejos|^claves|^todo lo que|^entrevista|^opinion|^analisis|^tribuna|^editorial|^estudio|^informe|^encuesta|^webinar|^podcast|^caso de exito|^historia de exito|^visitanos|^ven a|^nos vemos|^te esperamos|^un dia en|^feliz|^felices|^gracias por su|^las {number}|^los {number}',
      '^{number} … consejos|claves|razones|errores|pasos|tendencias|preguntas|formas|ideas|trucos|motivos',
      'consejos para|entrevista|visitanos en|en la feria|stand|webinar|podcast|donacion|dona|solidaria|solidario|ong|comparativa|acciones caen|acciones suben|acciones de|en bolsa: |politica de privacidad|mantenimiento|caida del servicio|alternativa a|alternativas a|lo que debes|que significa|paso a paso|caso de exito|horario|acciones de',
    ],
    publicBodies: '^el gobierno|^gobierno|^la ue|^bruselas|^nuestro cliente',
    roundups:
      'de la semana|del dia|del mes|resumen|semanal|boletin|newsletter|en breve|breves|las startups que|las {number} startups|{number} startups|{number} empresas|las {number} *|las rondas|y otras|y otros|entre otras|a seguir|ranking de|lista de',
    calledOff: [
      'desmiente|desmienten|niega|niegan|descarta|descartan|rechaza|excluye … *despid*|venta|vender|despedir|fusion|rumor*|comprar|compra|ere|opa|salida|recorte*|vaya|que',
      'cancela|suspende|aplaza|retrasa|rompe|paraliza|frena|abandona|desiste|renuncia|anula|retira|congela … compra|fusion|salida a bolsa|negociaciones|planes|plan|proyecto|apertura|opa|oferta|adquisicion|venta|lanzamiento|ere|ronda',
      'desmiente|no esta en venta|sin despidos|no habra despidos|fracasa|se rompe|no sigue adelante|se frustra|descarta despidos|no consigue|no logra',
    ],
  },
  italian: {
    advice: [
      '^come|^perche|^che cosa|^cosa|^quale|^quali|^quando|^dove|^chi|^guida|^consigli|^tutto quello|^intervista|^opinione|^analisi|^editoriale|^commento|^studio|^ricerca|^sondaggio|^webinar|^podcast|^caso di successo|^case study|^storia di successo|^vieni a|^ti aspettiamo|^vi aspettiamo|^incontriamoci|^una giornata|^buon|^buone|^auguri|^grazie|^le {number}|^i {number}',
      '^{number} … consigli|motivi|errori|passi|tendenze|domande|modi|idee|trucchi|ragioni|regole',
      'consigli per|intervista|alla fiera|stand|padiglione|webinar|podcast|donazione|dona|beneficenza|confronto|azioni in|titolo in|in borsa: |privacy policy|manutenzione|orari|alternativa a|alternative a|cosa significa|passo dopo passo|caso di successo|cosa cambia|azioni salgono|azioni scendono',
    ],
    publicBodies: '^il governo|^governo|^bruxelles|^il nostro cliente',
    roundups:
      'della settimana|del giorno|del mese|riepilogo|rassegna|newsletter|in breve|le startup da|da seguire|le {number} startup|{number} startup|le dieci|{number} aziende|le startup che|e altre|e altri|tra le altre|classifica delle|tutte le',
    calledOff: [
      'smentisce|smentiscono|nega|negano|esclude|escludono|respinge … *licenziament*|esuberi|vendita|fusione|cessione|voci|tagli|acquisizione|indiscrezioni|chiusura|di *|che',
      'rinuncia|annulla|annullano|sospende|rinvia|ritira|abbandona|congela|rompe|cancella|stoppa|ferma|interrompe … acquisizione|fusione|quotazione|ipo|offerta|opa|piano|piani|apertura|trattative|progetto|cessione|vendita|borsa|lancio|esuberi',
      'smentisce|non e in vendita|nessun licenziamento|nessun esubero|salta la|salta il|salta l|sfuma|fallisce la trattativa|nulla di fatto|senza licenziamenti|non riesce',
    ],
  },
  dutch: {
    advice: [
      '^hoe|^waarom|^wat|^welke|^wanneer|^waar|^wie|^moet|^is|^zijn|^kan|^gids|^tips|^handleiding|^checklist|^whitepaper|^webinar|^podcast|^interview|^in gesprek|^opinie|^analyse|^column|^onderzoek|^klantverhaal|^klantcase|^praktijkverhaal|^bezoek ons|^kom langs|^ontmoet ons|^een dag|^fijne|^prettige|^gelukkig|^bedankt|^de {number}',
      '^{number} … tips|redenen|fouten|stappen|trends|vragen|manieren|ideeen|voordelen',
      'interview|stand|op de beurs|bezoek ons|webinar|podcast|goede doel|doneert|donatie|vergelijking|aandeel|aandelen|privacyverklaring|onderhoud|storing|alternatief voor|alternatieven voor|wat betekent|wat je moet weten|stappenplan|review',
    ],
    publicBodies: '^kabinet|^regering|^brussel|^onze klant',
    roundups:
      'weekoverzicht|overzicht|van de week|van de dag|van de maand|nieuwsbrief|kort nieuws|in het kort|nieuwsupdate|{number} startups|{number} start-ups|{number} bedrijven|de {number} *|en andere|en meer|om in de gaten te houden|deze startups|deze {number}|lijst van|vijf andere|en {number} andere',
    calledOff: [
      'ontkent|ontkennen|spreekt … tegen|ontslag*|verkoop|overname|geruchten|plannen|fusie',
      'blaast|stelt|zegt|trekt|zet … plannen|overname|fusie|beursgang|gesprekken|bod|deal|uitbreiding|opening … af|uit|in|terug|ijskast|op',
      'schrapt|annuleert|staakt|stopt … plannen|overname|fusie|beursgang|gesprekken|bod|deal|uitbreiding',
      'ontkent|ontkennen|gaat niet door|niet te koop|geen ontslagen|van de baan|afgeblazen|afgeketst|ketst af|mislukt|geen overname|ziet af van|zonder ontslagen|uitgesteld',
    ],
  },
  portuguese: PORTUGUESE_NO_NEWS,
  swedish: SWEDISH_NO_NEWS,
  danoNorwegian: DANO_NORWEGIAN_NO_NEWS,
  polish: POLISH_NO_NEWS,
  finnish: FINNISH_NO_NEWS,
  czech: CZECH_NO_NEWS,
};
