import type { Wording } from './wording';

export const ITALIAN: Wording = {
  functionWords:
    "il lo gli la i le un una e di del della dei delle per con nel nella su in a al alla ai da dal dalla che e' si suo sua nostro nostra nuovo nuova come perche piu anche l'azienda tra ha sono",
  vocabulary: {
    round:
      'round|finanziamento|investimento|aumento di capitale|serie {letter}|seed|pre-seed|capitale|capitali|fondi|crowdfunding|prestito|minibond|bond',
    staff: 'posti|posti di lavoro|dipendenti|lavoratori|addetti|persone|personale|organico|impiegati|esuberi',
    executive:
      'ceo|cto|cfo|coo|cmo|ad|amministratore delegato|amministratrice delegata|amministratore|amministratrice|direttore *|direttore|direttrice *|direttrice|presidente|vicepresidente|direttore generale|consiglio di amministrazione|cda|responsabile *|numero uno|country manager|vertice|general manager|al vertice|vertici',
    place:
      'sede|sedi|ufficio|uffici|stabilimento|stabilimenti|fabbrica|filiale|negozio|negozi|showroom|punto vendita|magazzino|polo|polo logistico|impianto|boutique|laboratorio|centro|hub|quartier generale|store|capannone|ristorante',
    served:
      'clienti|utenti|download|abbonati|iscritti|membri|ordini|pazienti|imprese|aziende|famiglie|installazioni|spedizioni',
    prize:
      "premio|premi|award|awards|medaglia|finalista|finalisti|migliore *|migliori *|miglior *|dell'anno|riconoscimento|oscar|concorso|top {number}|classifica|leader della crescita",
  },
  idioms:
    'orari di apertura|orario di apertura|acquisizione clienti|acquisizione di clienti|nuova legge|nuove regole|nuova normativa|nuovo studio|in premio|a premi|prezzo di acquisto|assume un ruolo|assume importanza|buon anno|chiude per ferie|chiusi per ferie|chiude in rialzo|chiude in ribasso|open day',
  events: {
    funding: [
      [
        'raccogli*|raccoglie|raccolto|chiude|chiuso|chiudono|ottiene|incassa|riceve|completa|porta a casa|si aggiudica|annuncia|conclude|attrae|lancia … {sum}|{round}',
        'Acme raccoglie 3 milioni di euro',
        'contratto|commessa|gara|multa|ricavi|fatturato|ordine|perdita|bilancio|appalto',
      ],
      [
        'round di finanziamento|round di investimento|round da|round seed|aumento di capitale|round serie|finanziamento da|round di|nuovi capitali|round',
        'Round da cinque milioni per Acme',
        'guida|consigli',
      ],
      ['^{sum} … per', '5 milioni di euro per Acme', 'multa|commessa|beneficenza'],
      [
        '> investe|investono|punta|puntano|entra|entrano|guida|scommette|finanzia … in|su|nel capitale|{sum}|il round',
        'Northwind investe in Acme',
        '{executive}|come|stabilimento|impianto|sede|fabbrica',
      ],
      ['unicorno|valutata|valutazione di', 'Acme diventa unicorno'],
      [
        'cerca|vuole|prepara|pronta|si prepara|tratta … {sum}|investitori|raccogliere|aumento di capitale|capitali|round',
        'Acme cerca investitori',
      ],
    ],
    acquisition: [
      [
        'ceduto a|ceduta a|venduto a|venduta a|ceduto|rilevato|rilevata|comprato|comprata|cambia mano|acquistato da|acquistata da',
        'Acme ceduto a un fondo',
      ],
      [
        'finire a|finisce a|finisce nelle|passa di mano|cambia proprieta|nelle mani di|si compra|fa shopping|shopping|conquista|il fondo * compra|rileva il',
        'Acme finisce a Bexo',
        'clienti|mercato|pubblico',
      ],
      [
        'acquisi*|acquisisce|acquisita|acquisito|compra|comprano|rileva|rilevano|acquista|acquistano|si compra|mette le mani|conquista il controllo|acquisizione|acquisizioni|passa a|passa al|passa sotto|passa nelle mani|partecipazione in|quota di maggioranza|maggioranza di|la maggioranza|opa|entra nel gruppo|entra a far parte|ingloba|sale al',
        'Acme acquisisce Bexo',
        "clienti|competenze|dati|online|guida|su ordinazione|contratto di|energia|al digitale|al livello|al cloud|all'elettrico",
      ],
      [
        'fusione|si fondono|si fonde|fondersi|vendita|venduta|venduto|ceduta|cede|vende|cessione|in vendita|un compratore|acquirente|nuovo proprietario|si unisce al gruppo',
        'Acme venduta a Bexo',
        'punto vendita|in vendita in|in vendita da|vendita online|in vendita nei|biglietti|rete di vendita|punti vendita',
      ],
      [
        'e stata venduta|e stato venduto|e stata acquisita|e stata comprata|e stata ceduta|verra venduta|sara venduta|nel mirino di|corteggiata|corteggia|tratta la vendita|in vendita|acquisisce il {share}|rileva il {share}',
        'Acme è stata venduta',
        '{number} copie',
      ],
    ],
    layoffs: [
      ['annuncia|prevede|conferma|avvia … esuberi|licenziamenti|tagli', 'Acme annuncia 40 esuberi'],
      [
        'licenzi*|tagli*|taglia|riduc*|elimin*|manda|perde|si separa|in esubero … {staff}|{share}|{number}|terzo|casa',
        'Acme licenzia 90 dipendenti',
        'tempi|costi|emissioni|nastro|bollette|sprechi|traguardo',
      ],
      [
        'licenziamenti|licenziamento|esuberi|esubero|cassa integrazione|mobilita|procedura di mobilita|licenziamento collettivo|posti a rischio|tagli al personale|tagli',
        'Esuberi alla Acme',
        'mobilita elettrica|mobilita sostenibile|mobilita urbana|diritti|smart|della mobilita',
      ],
      [
        'si temono|rischio|a rischio|in bilico|annunciati|in arrivo|scattano … licenziament*|esuber*|posti|tagli|dipendenti',
        'Acme, si temono 90 licenziamenti',
        'incendi',
      ],
    ],
    legal: [
      [
        'causa|cita in giudizio|denuncia|multa|multata|sanzione|sanziona|sanzionata|tribunale|giudice|tar|cassazione|antitrust|agcm|garante|procura|guardia di finanza|indagine|inchiesta|indaga|indagata|condannata|condanna|processo a|contenzioso|brevetto|data breach|attacco hacker|attacco informatico|fuga di dati|transazione con|class action|sequestro|consob',
        'Antitrust multa Acme',
        'a causa|per causa|evitare|come|indagine di mercato|nuova indagine|secondo',
      ],
      [
        'multa|sanzione|maxi multa|maxi-multa|stangata|multe|ammenda … a {own}|per {own}|da {money}|contro {own}',
        'Antitrust, multa da 1,5 milioni ad Acme',
      ],
      [
        'indagata|sotto inchiesta|nel mirino|denunciata|citata in giudizio|in tribunale|class action|fuga di dati|violazione dei dati|accesso non autorizzato|richiamo di|richiama|ritira dal mercato|perquisizioni|sentenza|assolta|ricorso',
        'Acme sotto inchiesta',
        'fondo|nel mirino di un fondo',
      ],
    ],
    award: [
      [
        'vince|vincono|riceve|ottiene|conquista|finalista|eletta|nominata|si aggiudica|porta a casa|tra … {prize}',
        'Acme vince il premio Innovazione',
        'gara|appalto|commessa|amministratore|direttore|direttrice',
      ],
      [
        'premiat*|premio a|premio per|finalista|vincitrice|vincitore|riconosciuta|certificata|certificazione|iso {number}|b corp|insignita|great place to work',
        'Acme premiata come azienda dell’anno',
        'come ottenere|la tua',
      ],
      [
        'premio|medaglia|oscar|stella michelin|riconoscimento|tre bicchieri|tre gamberi|podio|sul podio|eccellenza … a {own}|per {own}|nazionale|internazionale|d.oro|d.argento|conquist*|vince|vinc*|ricev*|assegnat*',
        "Medaglia d'oro per Acme",
        'sorteggio',
      ],
    ],
    leadership: [
      ['lascia|lasciano|saluta|addio|esce … {executive}', 'Acme, lascia l’amministratore delegato', '{geo}'],
      ['~ entra in … come {executive}|{executive}', 'Laura Roe entra in Acme come direttrice marketing'],
      [
        'nuova ad|nuovo ad|nuovo ceo|nuova ceo|cambia ceo|nuovo direttore|nuova direttrice|nuovo presidente|nuova presidente',
        'Laura Roe nuova ad di Acme',
      ],
      [
        'nomina|nominano|nuovo|nuova|sceglie|assume|promuove|cambia|sostituisce|perde|licenzia|rafforza|accoglie|arriva|ingaggia|punta|strappa|affida|saluta … {executive}',
        'Acme nomina Marco Roe direttore generale',
        'sede|negozio|stabilimento|premio',
      ],
      [
        '~ e il nuovo|e la nuova|nominat*|diventa|entra|assume|guida|subentra|eletto|eletta|alla guida|prende … {executive}|timone',
        'Marco Roe è il nuovo amministratore delegato',
        'premio',
      ],
      [
        "> nominat*|diventa|nuovo|nuova|e il nuovo|e la nuova|si dimette|lascia|alla guida … {executive} … di|della|del|in|dell'*",
        'Si dimette il ceo di Acme',
      ],
      [
        '~ {executive}|fondatore|fondatrice|fondatori|cofondatore … si dimette|lascia|dimissioni|addio|esce|se ne va|dimesso|sfiduciato|passa il testimone|in uscita',
        'Il ceo di Acme lascia',
      ],
      [
        'si dimette|dimissioni|cambio al vertice|cambio ai vertici|cambio della guardia|passaggio di consegne|passaggio generazionale|alla guida di|nuovo cda|al timone|rinnova i vertici|nuovi vertici|addio di',
        'Cambio al vertice di Acme',
        'ministro|sindaco|governo|dimissioni volontarie',
      ],
    ],
    expansion: [
      ['apre|aprono|apriamo|aprira … {geo}', 'Acme apre a Tokyo', 'inchiesta|indagine'],
      [
        'apre|aprono|aprira|aprire|inaugur*|nuov*|nuova|nuovo|secondo|seconda|terzo|terza|primo|prima|costruisce|apertura|amplia|raddoppia|trasferisce|investe … {place}|le porte',
        'Acme apre un nuovo stabilimento a Prato',
        'centro assistenza|direttore|direttrice|app|sito|al centro|piattaforma',
      ],
      [
        "sbarca|arriva|si espande|espande|espansione|entra|approda|atterra|debutta|vola|cresce|punta|conquista|si rafforza|alla conquista … in|nel|nei|negli|a|all'estero|{geo}|mercato|mercati|al",
        'Acme sbarca in Francia',
        'borsa|capitale|app|prodotto|{share}|fatturato|gruppo|clienti|ricavi|cda|rete|utenti',
      ],
      [
        "all'estero|internazionalizzazione|espansione internazionale|posa della prima pietra|prima pietra|trasloca|nuova sede|si espande",
        'Nuova sede per Acme',
        'bonus|lavorare',
      ],
    ],
    partnership: [
      ['sceglie|scelgono … come partner|partner', 'Acme sceglie Bexo come partner'],
      [
        "partnership|collabor*|collaborazione|alleanza|si allea|si alleano|accordo con|accordo strategico|accordo di collaborazione|accordo di distribuzione|insieme per|uniscono le forze|fanno squadra|joint venture|intesa con|protocollo d'intesa|partner di|partner ufficiale|sponsor|stringono|sigla un accordo|siglano",
        'Acme e Bexo annunciano una partnership',
        'collaboratori|diventa partner|consigli|collaborare meglio|team',
      ],
      [
        'nasce la collaborazione|nata una collaborazione|collaborazione con|insieme a|al fianco di|fianco a fianco|a braccetto|patto con|stringe|stringono|siglano|sigla|uniscono … con|accordo|alleanza|patto|forze|partnership|{own}',
        'Acme stringe un patto con Bexo',
        'sindacati',
      ],
    ],
    hiring: [
      [
        'cerchiamo|cercasi|assumiamo|cerca {number}|selezioniamo',
        'Cerchiamo 10 tecnici',
        'investitori|partner',
      ],
      [
        'assum*|assume|assumera|assunzioni|cerca|cerchiamo|ricerca|recluta|crea|creera|inserira … {number}|{staff}|talenti|sviluppatori|ingegneri|tecnici|personale|posti',
        'Acme assume 40 persone',
        'licenzi*|tagli*|esuberi|consigli|investitori|milioni|clienti|direttore',
      ],
      [
        "stiamo assumendo|stiamo cercando|lavora con noi|unisciti a noi|unisciti al team|entra nel nostro team|il team cresce|il nostro team cresce|assunzioni|nuove assunzioni|nuovi posti di lavoro|raddoppia il team|raddoppia l'organico|benvenut* nel team|posizioni aperte",
        'Stiamo assumendo',
        'incentivi|bonus|guida',
      ],
      [
        'cercando|cerca|cercano|cerchera|assumera|assumeranno|assumere|inserira|reclutando|vuole assumere|in cerca di … {number}|ingegneri|tecnici|operai|addetti|sviluppatori|personale',
        'Acme sta cercando 50 ingegneri',
        'investitor*|acquirent*|soci|partner|milioni',
      ],
    ],
    traction: [
      ['{big} [*] [*] {served}|{big} {served}', '10.000 clienti ci hanno scelto', 'multa|licenz*|esuberi'],
      ['supera|raggiunge|tocca … {big}', 'Acme raggiunge 1 milione di viaggi', '{money}|multa'],
      [
        'supera|superano|superiamo|raggiung*|raggiunge|tocca|taglia il traguardo|festeggia|conta|oltre|piu di|arriva a … {number}|milione … {served}',
        'Acme supera i 10.000 clienti',
        'consigli|studio|multa|sondaggio',
      ],
      [
        'fatturato|ricavi|vendite|utile|utili … cresc*|crescono|aument*|record|raddoppia*|sale|salgono|vola|volano|boom|in crescita|oltre|a {sum}|+*',
        'Fatturato record per Acme',
        'come|consigli|tuo|tue|per azienda',
      ],
      [
        'raddoppia|triplica|quadruplica|aumenta … fatturato|ricavi|vendite|utile|utili|clienti|utenti',
        'Acme raddoppia il fatturato',
        'come|tuo',
      ],
      [
        'record|traguardo|anno record|in utile|redditivita|primo utile|pareggio di bilancio',
        'Anno record per Acme',
        'come|guinness|caldo',
      ],
      [
        'cresce|crescono|vola|corre|balza|accelera … {share}|{number}|doppia cifra|ricavi|fatturato|vendite',
        'Acme cresce del 70%',
        'organico|dipendenti|prezz*',
      ],
      [
        'ricavi|fatturato|vendite|utile … a quota|a {sum}|oltre|sopra|quota',
        'Acme, ricavi a quota 12 milioni',
        'perdita',
      ],
    ],
    business: [
      [
        'fallimento|fallita|fallisce|insolvenza|concordato preventivo|concordato|amministrazione straordinaria|liquidazione|bancarotta|composizione negoziata',
        'Acme in concordato preventivo',
        'come',
      ],
      [
        'firma|firmano|vince|ottiene|si aggiudica|conquista|sigla|porta a casa|acquisisce … contratto|contratti|gara|appalto|commessa|ordine|fornitura|accordo quadro',
        'Acme si aggiudica la gara di Bexo',
        'premio',
      ],
      [
        'quotazione|in borsa|piazza affari|ipo|cambia nome|nuovo nome|nuovo logo|nuova identita|rebranding|diventa {own}|risultati trimestrali|risultati annuali|semestrale|trimestrale|bilancio|conti|perdite|ristrutturazione|riorganizzazione|piano industriale|piano strategico|scissione|scelta da|scelto da|sceglie {own}|profit warning|in perdita|in rosso',
        'Acme cambia nome',
        "guida|consigli|perdite di dati|perdite d'acqua|conti correnti",
      ],
      [
        'lascia|abbandona|si ritira|esce|chiude|chiudera|dismette|cessa|chiusura … dal mercato|il mercato|mercato|{geo}|{place}|attivita|divisione|il settore|produzione',
        'Acme lascia la Spagna',
        'round|fondatore|ceo|direttore|per ferie|presidente|amministratore|accordo',
      ],
      [
        'cambia nome|ora si chiama|si chiamera|fornira|equipaggera|maxi commessa|maxi ordine|commessa da|appalto da|chiude i battenti|chiude per sempre|abbassa la serranda|chiudera|taglia le stime|alza le stime|rivede le stime|supera le attese|sbarca in borsa|debutta in borsa',
        'Maxi commessa per Acme',
        'ferie|round',
      ],
    ],
    product: [
      [
        'nasce|nascono|arriva',
        'Nasce Acme Kids',
        '{geo}|sede|stabilimento|ceo|direttore|partnership|alleanza|multa|conferma|round',
      ],
      [
        'lancia|lanciano|lanciamo|presenta|presentano|presentiamo|lancio|svela|introduce|debutta con|mette sul mercato|porta sul mercato|rilascia|propone',
        'Acme presenta la nuova lana termica',
        'campagna|bando|studio|bilancio|risultati|conti|allarme|round|offerta per|contest|corso|webinar|aumento|ricerca|rapporto|piano',
      ],
      [
        'nuova versione|nuovo prodotto|nuovi prodotti|nuova piattaforma|nuova app|nuova funzionalita|nuove funzionalita|nuovo servizio|nuova collezione|nuova linea|nuovo sito|nuovo modello|nuova generazione|nuova soluzione|novita di|aggiornamento|la nuova|il nuovo',
        'Nuova versione della nostra app',
        'legge|direttore|direttrice|sede|negozio|normativa|amministratore|ceo|stabilimento',
      ],
      [
        '~ e disponibile|ora disponibile|da oggi disponibile|disponibile|arriva sul mercato|e arrivata|e arrivato|in arrivo',
        'Acme Go è disponibile',
        'posti disponibili',
      ],
      ['^scopri|^ecco|^vi presentiamo', 'Ecco Acme Go', 'team|come|perche|vantaggi|storia|consigli'],
      [
        'debutta*|debuttera|potrebbe debuttare|presentera|lancera|in arrivo|sta per lanciare|lavora a|prepara|svelera|allo studio … nuov*|app|auto|moto|elettrica|modello|versione|prodotto|servizio|eicma|salone|fiera|mercato',
        'Acme prepara un nuovo modello',
        'borsa|esuber*|sede|round|quotazione',
      ],
      [
        'e uscito|e uscita|gia disponibile|in vendita da|nei negozi|ora anche per|da oggi su',
        'È uscito Acme 3',
        'posti',
      ],
    ],
  },
};
