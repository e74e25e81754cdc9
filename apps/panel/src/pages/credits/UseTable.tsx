import { count } from '../../components/numbers';
import { texts } from '../../texts';
import { periodName } from './periods';
import { sumOf, type Use } from './series';

/** Credits by period, newest first, and thing. */
export function UseTable({ title, use: { unit, periods, series } }: { title: string; use: Use }) {
  const newest = periods.map((period, index) => ({ period, index })).reverse();
  const total = (index: number) => sumOf(series.map(({ credits }) => credits[index] ?? 0));
  return (
    <div className="table-scroll" role="region" aria-label={texts.credits.tableLabel(title)} tabIndex={0}>
      <table className="number-table">
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.credits.period[unit]}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{texts.credits.total}</th>
          </tr>
        </thead>
        <tbody>
          {newest.map(({ period, index }) => (
            <tr key={period}>
              <th scope="row">{periodName(unit, period)}</th>
              {series.map(({ name, credits }) => (
                <td key={name}>{count(credits[index] ?? 0)}</td>
              ))}
              <td>
                <strong>{count(total(index))}</strong>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.credits.total}</th>
            {series.map(({ name, credits }) => (
              <td key={name}>{count(sumOf(credits))}</td>
            ))}
            <td>{count(sumOf(newest.map(({ index }) => total(index))))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
