import { plainText } from '@firmlens/text';

const MAX_VISITS = 50_000;
const MAX_DEPTH = 40;
const MAX_LINE = 5_000;
/** Properties whose strings are meant for the script and not for readers. */
const UNREAD_KEY =
  /^(?:_.*|id|.*Id|key|slug|type|kind|class(?:Name)?|style|css|href|src|url|uri|path|pathname|icon|image|color|locale|lang|language|query|hash|token|nonce|build.*|version|format|layout|variant|template|created.*|updated.*|published.*|etag|mime.*|asset.*)$/i;

/**
 * Returns the strings in a page's state, one per line, in order: what a script-rendered page shows once its
 * script has run.
 */
export function readableStateText(state: readonly unknown[], maxLength: number): string {
  const lines: string[] = [];
  let length = 0;
  let visitedCount = 0;
  const visit = (value: unknown, depth: number): void => {
    visitedCount += 1;
    if (visitedCount > MAX_VISITS || depth > MAX_DEPTH || length >= maxLength) return;
    if (typeof value === 'string') {
      // Keeps words. Addresses, codes and single lower-case tokens are meant for the script.
      if (/^(?:https?:|\/|#|data:)|^[a-z0-9_./:-]*$/.test(value) || !/\p{L}/u.test(value)) return;
      const line = plainText(value, MAX_LINE);
      if (line === '') return;
      lines.push(line);
      length += line.length + 1;
    } else if (Array.isArray(value)) value.forEach((item) => visit(item, depth + 1));
    else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) if (!UNREAD_KEY.test(key)) visit(item, depth + 1);
    }
  };
  state.forEach((value) => visit(value, 0));
  return lines.join('\n').slice(0, maxLength).trimEnd();
}
