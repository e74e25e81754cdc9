import { type Counts, precision, recall } from './counts';

const ROW = 22;
const LABEL_WIDTH = 330;
const WIDTH = 420;
const TOP = 64;
const COLOURS = { precision: '#1f6feb', recall: '#e3872d' };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function bar(value: number | null, y: number, colour: string): string {
  if (value === null) return '';
  return `<rect x="${LABEL_WIDTH}" y="${y}" width="${Math.round(value * WIDTH)}" height="8" fill="${colour}"/>`;
}

/** Draws precision and recall of each name as bars, in an SVG document. */
export function qualityPicture(title: string, rows: readonly (readonly [string, Counts])[]): string {
  const height = TOP + rows.length * ROW + 16;
  const lines = rows.map(([name, counts], index) => {
    const y = TOP + index * ROW;
    const judged = counts.right + counts.wrong + counts.missed;
    return [
      `<text x="${LABEL_WIDTH - 10}" y="${y + 13}" text-anchor="end">${escaped(name)} (${judged})</text>`,
      bar(precision(counts), y + 1, COLOURS.precision),
      bar(recall(counts), y + 10, COLOURS.recall),
    ].join('');
  });
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const x = LABEL_WIDTH + share * WIDTH;
    return `<line x1="${x}" y1="${TOP - 6}" x2="${x}" y2="${height - 16}" stroke="#d0d7de"/><text x="${x}" y="${TOP - 10}" text-anchor="middle">${share}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LABEL_WIDTH + WIDTH + 30}" height="${height}" font-family="sans-serif" font-size="12" fill="#24292f">`,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    `<text x="12" y="20" font-size="14" font-weight="bold">${escaped(title)}</text>`,
    `<rect x="12" y="32" width="12" height="8" fill="${COLOURS.precision}"/><text x="30" y="40">precision</text>`,
    `<rect x="110" y="32" width="12" height="8" fill="${COLOURS.recall}"/><text x="128" y="40">recall (in brackets: values judged)</text>`,
    ...grid,
    ...lines,
    '</svg>\n',
  ].join('\n');
}
