import type { Credits } from '@firmlens/panel-contract';
import { texts } from '../../texts';
import { keyTitle } from '../keys/key-title';
import { NO_KEY } from '../requests/KeyName';

/** Credits of each period for one thing. */
export interface Series {
  name: string;
  /** The number of its colour, from 1. */
  colour: number;
  credits: readonly number[];
}

/** Credits by period and thing, as a chart and a table show them. */
export interface Use extends Pick<Credits, 'unit' | 'periods'> {
  series: readonly Series[];
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const isUsed = ({ credits }: Series): boolean => credits.some((amount) => amount !== 0);

/** What credits were spent on. A module keeps its colour, whatever else was used. */
export const moduleSeries = ({ purposes }: Credits): readonly Series[] =>
  purposes
    .map(({ purpose, credits }, index) => ({
      name: texts.credits.purposes[purpose],
      colour: index + 1,
      credits,
    }))
    .filter(isUsed);

/** More keys than this are one, so that their colours can be told apart. */
const MAX_KEYS = 6;

/** Which keys spent credits. */
export function keySeries({ keys, periods }: Credits): readonly Series[] {
  const all = keys.map(({ series, credits, ...key }) => ({
    name: series === NO_KEY ? texts.requests.panel : keyTitle(key),
    credits,
  }));
  const others = all.slice(MAX_KEYS);
  const rest = {
    name: texts.credits.otherKeys,
    credits: periods.map((_, index) => sumOf(others.map(({ credits }) => credits[index] ?? 0))),
  };
  return [...all.slice(0, MAX_KEYS), rest]
    .map((series, index) => ({ ...series, colour: index + 1 }))
    .filter(isUsed);
}
