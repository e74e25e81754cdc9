import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  isHeaderHidden?: boolean;
  /** Numbers are aligned to the right. */
  isNumber?: boolean;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string | number;
  /** Instead of a table without rows. */
  empty: ReactNode;
}

const ROWS_WHILE_LOADING = [1, 2, 3];

/**
 * A table that becomes a list of cards where the window is narrow. The roles are written out, because browsers drop
 * them once the elements are no longer laid out as a table.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf, empty }: Props<Row>) {
  if (rows?.length === 0) return <div className="surface">{empty}</div>;
  return (
    <div className="surface">
      <table className="data-table" role="table" aria-busy={rows === undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ header, isHeaderHidden, isNumber }) => (
              <th key={header} role="columnheader" scope="col" data-number={isNumber}>
                <span className={isHeaderHidden ? 'visually-hidden' : undefined}>{header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows
            ? rows.map((row) => (
                <tr key={keyOf(row)} role="row">
                  {columns.map(({ header, cell, isHeaderHidden, isNumber }) => (
                    <td
                      key={header}
                      role="cell"
                      data-number={isNumber}
                      data-label={isHeaderHidden ? undefined : header}
                    >
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              ))
            : ROWS_WHILE_LOADING.map((row) => (
                <tr key={row} role="row">
                  {columns.map(({ header }) => (
                    <td key={header} role="cell">
                      <Skeleton height={20} />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}
