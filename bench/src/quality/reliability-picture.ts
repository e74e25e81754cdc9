import { type Bin } from './reliability';

const SIZE = 360;
const LEFT = 60;
const TOP = 72;
const WIDTH = LEFT + SIZE + 40;
const HEIGHT = TOP + SIZE + 60;
const COLOURS = ['#1f6feb', '#e3872d'];
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1];
/** The area of a point grows with its values. */
const SMALLEST_RADIUS = 3;
const RADIUS_OF_HUNDRED = 9;

const x = (share: number): number => Math.round(LEFT + share * SIZE);
const y = (share: number): number => Math.round(TOP + (1 - share) * SIZE);

function curve(bins: readonly Bin[], colour: string): string {
  const points = bins
    .filter(({ judged }) => judged > 0)
    .map(({ right, judged, stated }) => ({ x: x(stated / judged), y: y(right / judged), judged }));
  const line = points.map((point) => `${point.x},${point.y}`).join(' ');
  return [
    `<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="2"/>`,
    ...points.map(({ x, y, judged }) => {
      const radius = Math.max(SMALLEST_RADIUS, Math.sqrt(judged / 100) * RADIUS_OF_HUNDRED).toFixed(1);
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" fill-opacity="0.6"/><text x="${x + 8}" y="${y + 16}" fill="${colour}">${judged}</text>`;
    }),
  ].join('');
}

/** Draws the share of right values by stated confidence, in an SVG document. Points on the diagonal are honest. */
export function reliabilityPicture(
  title: string,
  curves: readonly (readonly [string, readonly Bin[]])[],
): string {
  const grid = TICKS.map(
    (share) =>
      `<line x1="${x(share)}" y1="${y(0)}" x2="${x(share)}" y2="${y(1)}" stroke="#d0d7de"/>` +
      `<line x1="${x(0)}" y1="${y(share)}" x2="${x(1)}" y2="${y(share)}" stroke="#d0d7de"/>` +
      `<text x="${x(share)}" y="${y(0) + 18}" text-anchor="middle">${share}</text>` +
      `<text x="${x(0) - 8}" y="${y(share) + 4}" text-anchor="end">${share}</text>`,
  );
  const names = curves.map(([name], index) => {
    const left = 12 + index * 140;
    const colour = COLOURS[index] ?? '#24292f';
    return `<rect x="${left}" y="36" width="12" height="8" fill="${colour}"/><text x="${left + 18}" y="44">${name}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="12" fill="#24292f">`,
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    `<text x="12" y="20" font-size="14" font-weight="bold">${title}</text>`,
    ...names,
    ...grid,
    `<line x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}" stroke="#57606a" stroke-dasharray="4 4"/>`,
    ...curves.map(([, bins], index) => curve(bins, COLOURS[index] ?? '#24292f')),
    `<text x="${x(0.5)}" y="${HEIGHT - 20}" text-anchor="middle">stated confidence (beside the points: values judged)</text>`,
    `<text x="16" y="${y(0.5)}" text-anchor="middle" transform="rotate(-90 16 ${y(0.5)})">share of right values</text>`,
    '</svg>\n',
  ].join('\n');
}
