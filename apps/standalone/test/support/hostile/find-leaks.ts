import { MARKER } from './hostile-site';

/** Content in a response that should not be there. */
export interface Leak {
  /** The keys and indexes that lead to it. */
  path: string;
  rule: string;
  value: string;
}

/** Characters that are invisible, reverse text or control a terminal, including line breaks. */
const HIDDEN_CHARACTERS =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u{34F}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{180B}-\u{180F}\u{2800}\u{3164}\u{FE00}-\u{FE0F}\u{FFA0}\u{FFFC}\u{E0000}-\u{E0FFF}]/u;
/** Whether a text contains invisible characters. */
export const hidesText = (text: string): boolean => HIDDEN_CHARACTERS.test(text);

/** Content that would run, load something or link elsewhere when it is displayed. */
const ACTIVE_CONTENT: Record<string, RegExp> = {
  markup: /<\/?[a-z!?]/i,
  'a Markdown image': /!\[/,
  'a Markdown link': /\](?:\(|\[)|\]:\s*\S*\/\//,
  'a web address': /\b[a-z][a-z0-9+.-]{1,20}:\/\/|(?<![\w:])\/\/[a-z0-9-]+\.[a-z]|\bwww\.[a-z]/i,
  'an address that runs': /\b(?:javascript|vbscript|blob):\S|\bdata:[a-z-]+\/[a-z]/i,
  'a code fence': /```/,
};
/** Fields whose text is an address and nothing else. */
const ADDRESS_FIELD = /(?:_url|\.logo|\.seen_at)$/;
/** Maximum length of third-party text. */
const MAX_TEXT_LENGTH = 2_000;
const MAX_ADDRESS_LENGTH = 2_048;

/**
 * Creates a function that finds violations of the rules for third-party text in a response. `siteWords` are
 * texts from the sites that no response contains otherwise.
 */
export function createLeakFinder(siteWords: readonly string[]): (response: unknown) => Leak[] {
  // Most texts recur in many responses, so the results are cached.
  const known = new Map<string, string | null>();
  const siteWordIn = (text: string): string | null => {
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const word = text.match(MARKER)?.[0] ?? siteWords.find((words) => text.includes(words)) ?? null;
    known.set(text, word);
    return word;
  };
  return (response) => {
    const leaks: Leak[] = [];
    const report = (path: string, rule: string, value: string) => {
      leaks.push({ path, rule, value: JSON.stringify(value.slice(0, 160)) });
    };
    const checkOwnWords = (path: string, text: string): void => {
      if (hidesText(text)) report(path, 'a hidden character', text);
      const word = siteWordIn(text);
      if (word !== null) report(path, `words of a site (${word.slice(0, 40)}) in no tagged object`, text);
    };
    const checkTagged = (path: string, text: string): void => {
      for (const [rule, words] of taggedTextFaults(text, ADDRESS_FIELD.test(path))) report(path, rule, words);
    };
    const visit = (value: unknown, path: string, isTagged: boolean): void => {
      if (typeof value === 'string') (isTagged ? checkTagged : checkOwnWords)(path, value);
      if (typeof value !== 'object' || value === null) return;
      const tag: unknown = 'untrusted' in value ? value.untrusted : undefined;
      if (tag !== undefined && tag !== true) report(path, 'a tag of another value', JSON.stringify(tag));
      for (const [key, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) checkOwnWords(`${path}.${key} (the key)`, key);
        const innerPath = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`;
        visit(inner, innerPath, isTagged || tag === true);
      }
    };
    visit(response, '', false);
    return leaks;
  };
}

function taggedTextFaults(text: string, isAddress: boolean): [rule: string, words: string][] {
  const faults: [string, string][] = [];
  if (hidesText(text)) faults.push(['a hidden character in a text', JSON.stringify(text)]);
  if (text.length > MAX_TEXT_LENGTH) faults.push(['a text that is too long', text]);
  if (isAddress) return isPlainAddress(text) ? faults : [...faults, ['an address that is none', text]];
  for (const [what, pattern] of Object.entries(ACTIVE_CONTENT)) {
    if (pattern.test(text)) faults.push([`${what} in a text`, text]);
  }
  return faults;
}

/**
 * Whether the address is a plain HTTP URL: printable ASCII without brackets or quotes that could close the
 * surrounding syntax.
 */
function isPlainAddress(address: string): boolean {
  return (
    address.length <= MAX_ADDRESS_LENGTH &&
    /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][^\s<>"'`()[\]{}\\^|]*)?$/i.test(address) &&
    !hidesText(address) &&
    URL.canParse(address)
  );
}
