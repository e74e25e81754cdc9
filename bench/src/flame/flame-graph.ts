import { readFile, writeFile } from 'node:fs/promises';
import { type Call, callTreeOf, type CpuProfile, OWN } from './call-tree';

const WIDTH = 1_400;
const ROW = 17;
const TOP = 34;
const CHARACTER = 6.2;
/** Narrower calls are left out. */
const SMALLEST_SHARE = 0.003;
const LONGEST_NAME = 100;
const COLOURS: Readonly<Record<string, string>> = { V8: '#c9d1d9', node: '#b6e3ff', expression: '#aceebb' };
const LIBRARY_COLOUR = '#d8b9ff';
const OWN_COLOUR = '#ffc680';

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Draws a profile that `node --cpu-prof` has written as a flame graph: each call below its caller, as wide as its share of
 * the processor time.
 */
export async function drawFlameGraph([
  profileFile,
  pictureFile,
  title = '',
]: readonly string[]): Promise<void> {
  if (profileFile === undefined || pictureFile === undefined) {
    throw new Error('usage: npm run bench:flame -- PROFILE.cpuprofile PICTURE.svg [TITLE]');
  }
  const profile = JSON.parse(await readFile(profileFile, 'utf8')) as CpuProfile;
  await writeFile(pictureFile, flameGraph(callTreeOf(profile), title));
}

/** Returns the flame graph of a call tree, an SVG document. */
export function flameGraph(all: Call, title: string): string {
  const parts: string[] = [];
  let depth = 0;
  const draw = (call: Call, x: number, row: number): void => {
    depth = Math.max(depth, row + 1);
    parts.push(callBox(call, all.us, x, row));
    let at = x;
    for (const inner of call.calls.toSorted((a, b) => b.us - a.us)) {
      if (inner.us / all.us < SMALLEST_SHARE) break;
      draw(inner, at, row + 1);
      at += (inner.us / all.us) * WIDTH;
    }
  };
  draw(all, 0, 0);
  const height = TOP + depth * ROW + 8;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" font-family="monospace" font-size="10.5">`,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    `<text x="6" y="20" font-family="sans-serif" font-size="14" font-weight="bold">${escaped(title)}</text>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

function callBox({ name, origin, us }: Call, total: number, x: number, row: number): string {
  const width = (us / total) * WIDTH;
  const y = TOP + row * ROW;
  const colour = COLOURS[origin] ?? (origin.startsWith(OWN) ? OWN_COLOUR : LIBRARY_COLOUR);
  const text = name.slice(0, Math.max(0, Math.min(LONGEST_NAME, Math.floor((width - 6) / CHARACTER))));
  const label =
    text.length < 3 ? '' : `<text x="${(x + 3).toFixed(1)}" y="${y + 12}">${escaped(text)}</text>`;
  const share = ((us / total) * 100).toFixed(1);
  return `<g><title>${escaped(`${name.slice(0, LONGEST_NAME)} (${origin}): ${share} %`)}</title><rect x="${x.toFixed(1)}" y="${y}" width="${Math.max(0.5, width - 0.5).toFixed(1)}" height="${ROW - 1}" fill="${colour}"/>${label}</g>`;
}
