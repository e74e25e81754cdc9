/** Wording about a fund that the company manages for others, folded. */
export const INVESTMENT_FUND_WORDS =
  /\bfund (?:i|ii|iii|iv|v|vi|\d)\b|\b(?:first|second|third|fourth|new|debut|latest|flagship|venture|growth|vc|private equity) fund\b|\b(?:ersten|zweiten|dritten|neuen) fonds\b|\b(?:premier|deuxieme|nouveau) fonds\b/;
/** Headlines of companies that help others raise or have raised nothing yet, folded. */
export const NOT_RAISED =
  /\b(?:help(?:s|ed|ing)?|enabl(?:es|ed|ing)) [^.]{0,40}(?:raise|secure|close)\b|\b(?:plans?|planning|aims?|wants?|hop(?:es|ing)|looking|seeks?|seeking) (?:to )?(?:raise|secure|close|funding)\b|\bfor charity\b/;
/** Wording for funding rounds in eleven languages, folded. */
export const ROUND_WORDS =
  /\b(?:raises?|raised|raising|funding|(?:financing|investment|growth|seed) round|seed|pre-seed|seri[ea]s?[ -][a-j]\b|crowd-?funding|crowd-?invest\w*|venture (?:capital|round|debt)|grant|invests?|invested|put in|finanzierung\w*|\w+finanzierung|kapitalrunde|kapitalerhohung|wachstumskapital|eingesammelt|sammelt|investier\w+|zuschuss|levee de fonds|leve|levons|avons leve|tour de table|amorcage|augmentation de capital|investi\w*|ronda|financiacion|ampliacion de capital|levanta\w*|capta|captado|captamos|inversion|invierte|round|aumento di capitale|raccoglie|raccolto|investe|investering\w*|\w*financiering\w*|opgehaald|haalt|haalde|kapitaalronde|steekt|groeikapitaal|rodada|captacao|captou|aporte|investimento|nyemission|emission\w*|kapitalrund\w+|finansieringsrund\w+|kapitalanskaffning|tar in|tog in|reser|hamtar in|investerar|investerade|kapitalrejsning|rejser|rejst|henter|hentet|emisjon|kapitalforhojelse|investerer|rund[ayęe]|pozysk\w+|finansowani\w+|dofinansowani\w+|inwest\w+|zainwestowal\w*|rahoitu\w*|keraa|kerasi|kerannyt|sijoit\w+)\b/;
/** Verbs whose subject is the investor, not the company, folded. */
export const INVESTOR_VERBS =
  /\b(?:invests?|invested|put in|investier(?:t|en|te|ten)|investi(?:t|ssent)|investe|invierten?|invirtio|steekt|investeert|investiu|investerar|investerade|investerer|inwestuje|zainwestowal\w*|sijoitt(?:aa|i)|gave us|aporta)\b/;
/** Wording for rounds that did not happen, are advice or belong to someone else, folded. */
export const NOT_A_COMPANY_ROUND =
  /\b(?:could|might|may (?:raise|invest)|plans? to|planning to|aims? to|seeks?|seeking|in talks|considering|hopes? to|looking to|wants? to|how to|tips|(?:mochte|will|plant|soll|sucht) [^.]{0,40}(?:einsammeln|aufnehmen|investieren)|final close|for charity|charity|donat\w*|spende\w*|helped [^.]{0,60}(?:raise|secure|close)|raised by our|for our (?:clients|customers)|fundraiser|prize|award|preisgeld|order|contract|auftrag|r&d (?:spend|budget))\b/;
/** Verbs for a round that the company itself has completed, folded. */
export const RAISED_VERBS =
  /\b(?:raised|closed|secured|received|led our|backed us|eingesammelt|erhalten|abgeschlossen|geschlossen|leve|boucle|levantado|cerrado|captado|levantamos|cerramos|raccolto|chiuso|ottenuto|opgehaald|afgesloten|captou|captamos|recebeu|recebemos|tagit in|tog in|rejst|hentet|pozyskal\w*|keranny\w*|kerasi\w*)\b/;
