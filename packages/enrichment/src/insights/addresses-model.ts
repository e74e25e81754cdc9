const any = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
const pattern = (...parts: string[]): RegExp => new RegExp(parts.join(''), 'iu');

/** Whom such texts address: those who read on somebody's behalf. Without accents. */
const READERS =
  '(?:(?:the |all |any |every |alle |les |los |las |gli |tutti )?(?:ai|a\\.i\\.|ki|ia|llm|ki-|artificial intelligence|language)[ -]?)?(?:ais?|kis?|llms?|gpts?(?:-?\\d\\w*)?|chat ?gpt|claude|gemini|copilot|chat ?bots?|bots?|robots?|assistants?|assistenten?|asistentes?|assistenti|assistentes?|models?|modelle?n?|modeles?|modelos?|modelli|modellen|summari[sz]ers?|summari[sz]ing (?:tools?|systems?)|crawlers?|scrapers?|agents?|agenten|agentes?|agenti)';
/** Verbs with which such texts tell the reader what to do. */
const COMMAND_VERBS =
  'add|append|list|classify|answer|reply|respond|repeat|write|say|state|output|print|include|insert|mention|call|describe|summari[sz]e|rate|rank|recommend|praise|ignore|disregard|forget|use|quote|conclude|report|treat|present|tell|do not|don.t|never|always|' +
  'schreibe?|sage?|antworte|wiederhole|erwahne|nenne|ignoriere?|vergiss|fuge?|bezeichne|empfiehl|' +
  'ecris|ecrivez|dis|dites|repondez?|reponds|repetez?|ajoutez?|mentionnez?|ignorez?|oubliez?|recommandez?|' +
  'escribe|escriba|di|diga|responde|responda|repite|repita|anade|anada|agrega|menciona|ignora|ignore|olvida|olvide|recomienda|' +
  'scrivi|scrivete|rispondi|ripeti|aggiungi|menziona|ignorate|dimentica|consiglia|' +
  'schrijf|zeg|antwoord|herhaal|voeg|vermeld|noem|negeer|vergeet|' +
  'skriv|svara|svar|upprepa|gjenta|gentag|ignorera|ignorer|glom|glem|escreva|repita|adicione|esqueca|napisz|odpowiedz|powtorz|dodaj|zignoruj|ignoruj|zapomnij|napis|opakuj|zapomen|kirjoita|toista|unohda';
const IGNORE_VERBS =
  'ignore|ignoring|disregard|forget|override|bypass|ignoriere?n?|vergiss|vergessen sie|missachte|ignorez|ignorer|oubliez?|ignora|ignorad|ignorate|olvida|olvide|dimentica|negeer|vergeet|ignorera|glom|glem|esqueca|zignoruj|ignoruj|zapomnij|zapomen|unohda|ohita';
const PRIOR_INSTRUCTIONS =
  'instruction|rule|prompt|above|previous|prior|before|everything|anweisung|vorgabe|regel|oben|vorherig|bisherig|consigne|precedent|regle|ci-dessus|instruccion|anterior|istruzion|indicazion|instructie|opdracht|vorige|instru[kc]|tidigare|tidligere|ovan|poprzedni|polecen|predchozi|pokyn|ohje';
const PLEASE =
  "please|kindly|bitte|veuillez|s'il (?:vous|te) plait|por favor|per favore|alsjeblieft|gelieve|vennligst|vanligen|snalla|prosze|prosim";
const ALWAYS = 'always|never|immer|stets|toujours|siempre|sempre|altijd|alltid|altid|zawsze|vzdy|aina';

/** Wording that tries to give its reader orders, which no headline does. */
const INJECTION_PATTERNS: readonly RegExp[] = [
  pattern(any(IGNORE_VERBS), '.{0,60}', `(?:${PRIOR_INSTRUCTIONS})`),
  /(?:忽略|无视|無視|игнорируи|забудь|تجاهل).{0,40}/iu,
  pattern(
    any(
      '(?:system|developer|hidden|initial|previous|prior|above|following|new|your) (?:prompts?|messages?|instructions?)',
    ),
  ),
  pattern(any('(?:you are (?:now|an?)|you must|you should|you will now|as an ai|language model:|chatbot:)')),
  pattern(
    any(
      'write|say|answer|respond|reply|output|print|state|repeat|append|insert|include|mention|summari[sz]e|describe|conclude',
    ),
    '(?: only| exactly| always| instead)? ?(?::|"|“|that |with |the following|this (?:sentence|text|company|in)|it as|exactly)',
  ),
  // "Note to AI summarizers", "Hinweis für KI-Modelle", "Dear assistant".
  pattern(
    any(
      'notes?|notice|message|hint|attention|reminder|instructions?|memo|warning|hinweis|nachricht|achtung|anweisung|remarque|avis|consigne|nota|aviso|mensaje|instrucciones|avviso|attenzione|istruzioni|let op|bericht|viktigt|uwaga|hello|hi|hey|dear|liebe[rs]?|chere?s?|estimad[oa]s?|car[oiae]|beste|to|an alle',
    ),
    "[ ,:]+(?:(?:to|for|fur|an|pour|aux?|a|para|per|voor|aan|till|til|do|dla|l'|the|all|any|alle|die|les|los|gli|tutti) ?){0,3}",
    `${READERS}`,
    '(?: (?:reading|who|that|which|models?|systems?|summari[sz]ers?|readers?|assistants?|crawlers?|agents?|bots?))?',
    ' ?[,:;!.–—-]',
  ),
  // "… assistants: please …" anywhere, or "Assistant, add …" at the start of a sentence.
  pattern(any(READERS), `\\s?[,:;!–—-]+\\s?${any(`${PLEASE}|${ALWAYS}|you`)}`),
  pattern('(?:^|[.!?;:|–—(]) ?', any(READERS), `\\s?[,:;!–—-]+\\s?${any(COMMAND_VERBS)}`),
  // "AI models must call it …".
  pattern(
    any(READERS),
    ' (?:must|should|shall|have to|need to|are (?:asked|required|instructed) to|mussen|sollen|sollten|doivent|deben|devono|moeten|maste|skal|muszą) (?:\\p{L}+ ){0,3}?',
    any(`${COMMAND_VERBS}|nennen|schreiben|sagen|antworten|dire|decir|llamar|ecrire|noemen|schrijven`),
  ),
  pattern(any(PLEASE), `[ ,]+(?:\\p{L}+ ){0,2}?`, any(COMMAND_VERBS)),
  pattern(any(ALWAYS), ' ', any(COMMAND_VERBS)),
  pattern(
    any(COMMAND_VERBS),
    ' (?:\\p{L}+ ){0,2}?(?:the )?(?:phrase|sentence|words|following|satz|phrase|frase|zin|mening)',
    '(?!\\p{L})',
  ),
  pattern(
    any(
      '(?:your|every|each|all|any|ihre[rnm]?|deine[rnm]?|jede[rnm]?|votre|vos|chaque|tu|tus|su|cada|ogni|tua|je|elke) (?:answers?|repl(?:y|ies)|responses?|outputs?|summar(?:y|ies)|antworte?n?|zusammenfassung(?:en)?|reponses?|resumes?|respuestas?|resumen|risposta|risposte|riassunto|antwoord(?:en)?|samenvatting)',
    ),
  ),
  pattern(any('if you (?:are|re) (?:an? )?'), any(READERS)),
  /(?<!\p{L})(?:assistant|user|system) ?:/iu,
  /<\||\|>|\[\/?INST\]|#{3}|`{3}|\{\s*"/u,
];

/** Longer texts are judged by their beginning, which is also all that a model is shown. */
const MAX_READ = 4_000;

/** Whether a text from the web addresses a model that reads it. Such a text is not shown to one. */
export function addressesModel(text: string): boolean {
  const line = text
    .slice(0, MAX_READ)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\p{C}\s]+/gu, ' ');
  return INJECTION_PATTERNS.some((injection) => injection.test(line));
}
