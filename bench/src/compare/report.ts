import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Comparison, MeasuredSide } from './compare';
import { type Figure, isWithinGoal } from './figures';
import { goalText, isReached } from './print';
import { readResults, RESULTS_FOLDER, type Results } from './results';

const FILE = path.resolve(RESULTS_FOLDER, '../report.html');
const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #1b1f24 }
  table { border-collapse: collapse; width: 100% }
  th, td { padding: .35rem .6rem; border-bottom: 1px solid #d8dee4; text-align: left; vertical-align: top }
  td.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
  .bar { background: #eaeef2; width: 12rem; position: relative; height: 1.1rem; margin: .15rem 0 }
  .bar i { background: #57606a; display: block; height: 100% }
  .bar b { position: absolute; top: -2px; bottom: -2px; width: 2px; background: #bc4c00 }
  .reached { color: #116329 } .missed { color: #a40e26 }
  @media (prefers-color-scheme: dark) {
    body { background: #0d1117; color: #e6edf3 } th, td { border-color: #30363d } .bar { background: #21262d }
    .bar i { background: #8b949e } .bar b { background: #f0883e } .reached { color: #56d364 } .missed { color: #ff7b72 }
  }`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const figure = (value: number | null) =>
  value === null ? '' : value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

/** A bar from 0 to `full`, with a mark where the goal is. */
function bar(value: number, goal: number | undefined, full: number): string {
  const percent = (of: number) => Math.min(100, (of / full) * 100).toFixed(1);
  const mark = goal === undefined ? '' : `<b style="left:${percent(goal)}%"></b>`;
  return `<div class="bar"><i style="width:${percent(value)}%"></i>${mark}</div>`;
}

const verdictOf = (reached: boolean | null) => (reached === null ? '' : reached ? 'reached' : 'missed');

function sideRow({ what, perSecond, processorUs, p50Ms, p99Ms }: MeasuredSide): string {
  const figures = [perSecond, processorUs, p50Ms, p99Ms].map(
    (value) => `<td class="figure">${figure(value)}</td>`,
  );
  return `<td>${escaped(what)}</td>${figures.join('')}`;
}

function rowsOf(comparison: Comparison): string {
  const { name, floor, real, rate, processor, p50, p99, goal, roundTrips, stagesMs = {} } = comparison;
  const verdict = verdictOf(isReached(comparison));
  const trips = roundTrips === null ? '' : `Redis ${roundTrips.redis}, PostgreSQL ${roundTrips.postgres}`;
  const ratios = [
    `rate ${rate.toFixed(2)}${bar(rate, goal.rate, 1.25)}`,
    `processor ${processor.toFixed(2)}${bar(processor, goal.processor, 5)}`,
    ...(p50 === null || p50 === undefined ? [] : [`p50 ${p50.toFixed(2)}`]),
    ...(p99 === null ? [] : [`p99 ${p99.toFixed(2)}`]),
    ...Object.entries(stagesMs).map(([stage, ms]) => `<br>${escaped(stage)}: ${figure(ms)} ms`),
  ];
  return `<tr><th rowspan="2">${escaped(name)}</th>${sideRow(floor)}<td rowspan="2">${ratios.join('')}</td>
    <td rowspan="2">${escaped(goalText(goal))}<br><span class="${verdict}">${verdict}</span></td>
    <td rowspan="2">${trips}</td></tr><tr>${sideRow(real)}</tr>`;
}

function figureRow(one: Figure): string {
  const verdict = verdictOf(isWithinGoal(one));
  return `<tr><th>${escaped(one.name)}</th><td class="figure">${figure(one.value)} ${escaped(one.unit)}</td>
    <td>${one.goal === null ? '' : `≤ ${one.goal}`} <span class="${verdict}">${verdict}</span></td></tr>`;
}

function sectionOf(name: string, results: Results): string {
  const { comparisons, figures = [], measuredAt, node, cores } = results;
  const rounds = comparisons.length === 0 ? '' : `, medians of ${comparisons[0]?.rounds ?? 0} rounds`;
  const rows = figures.map(figureRow).join('');
  return `<h2>${escaped(name)}</h2><p>${measuredAt}, Node ${node}, ${cores} cores${rounds}.</p>
    ${comparisons.length === 0 ? '' : comparisonTable(comparisons)}${rows === '' ? '' : `<table>${rows}</table>`}`;
}

function comparisonTable(comparisons: readonly Comparison[]): string {
  return `<table><tr><th></th><th>What</th><th>a second</th><th>µs each</th><th>p50 ms</th><th>p99 ms</th>
    <th>beside the floor</th><th>goal</th><th>round trips</th></tr>${comparisons.map(rowsOf).join('')}</table>`;
}

/** Draws all results that are on file as one page, `bench/report.html`. */
export async function writeReport(print: (line: string) => void): Promise<void> {
  const files = (await readdir(RESULTS_FOLDER)).filter((file) => file.endsWith('.json')).sort();
  const sections: string[] = [];
  for (const file of files) {
    sections.push(sectionOf(path.parse(file).name, await readResults(path.join(RESULTS_FOLDER, file))));
  }
  await writeFile(
    FILE,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Benchmarks of Firmlens</title><style>${STYLE}</style>
    <h1>Benchmarks of Firmlens</h1><p>Each pair is the floor, the simplest program that does the same work, and Firmlens
    in the same run. The orange mark is the goal.</p>${sections.join('')}</html>\n`,
  );
  print(`${FILE}: ${files.length} benchmarks`);
}
