/** Wording by which a text tries to tell its reader what to do, as no headline does. */
const ORDERS: readonly RegExp[] = [
  /(?<!\p{L})(?:ignore|disregard|forget|override|bypass)(?!\p{L}).{0,60}(?:instruction|rule|prompt|above|previous|prior|before|everything)/iu,
  /(?<!\p{L})(?:system|developer|hidden|initial) (?:prompt|message|instruction)/iu,
  /(?<!\p{L})(?:you are (?:now|an?)|you must|you should|you will now|as an ai|language model|chatbot|chat ?gpt)(?!\p{L})/iu,
  /(?<!\p{L})(?:write|say|answer|respond|reply|output|print|state|repeat|append|insert|include|mention|summari[sz]e|describe|conclude)(?: only| exactly| always| instead)? ?(?::|"|“|that |with |the following|this (?:sentence|text|company)|it as|exactly)/iu,
  /(?<!\p{L})(?:assistant|user|system) ?:/iu,
  /<\||\|>|\[\/?INST\]|#{3}|`{3}|\{\s*"/u,
];

/** Whether a text of the web speaks to a model that reads it: such a text is not shown to one. */
export function speaksToModel(text: string): boolean {
  const line = text.normalize('NFKC').replace(/[\p{C}\s]+/gu, ' ');
  return ORDERS.some((order) => order.test(line));
}
