import { Children, type ReactNode } from 'react';
import type { Lang } from '../../../core/shared/translations/in-spanish';
import './figure-table.css';

/** One row of a table of figures. */
export interface FigureRow {
  /** What tells it from the others; its name unless given. */
  readonly id?: string;
  readonly name: string;
  /** The language of the name, where it is not that of the page. */
  readonly lang?: Lang;
  /** The name as a link, where the thing has a page. */
  readonly link?: ReactNode;
  /** Lines below the name. */
  readonly more?: readonly ReactNode[];
  readonly cells: readonly ReactNode[];
}

interface FigureTableProps {
  readonly label: string;
  /** Of the names, then of the figures. */
  readonly heads: readonly string[];
  readonly rows: readonly FigureRow[];
  /** A last row, beginning with its name. */
  readonly total?: readonly string[] | undefined;
  /** Further rows, below those of the figures. */
  readonly children?: ReactNode;
}

/** Figures as plain as on paper; each cell knows the head of its column. */
export function FigureTable({ label, heads, rows, total, children }: FigureTableProps) {
  return (
    <table className="figure-table" aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, lang, link = name, more = [], cells }) => (
          <tr key={id ?? name}>
            <th scope="row">
              <span lang={lang}>{link}</span>
              {Children.map(more, (line) => (
                <span className="figure-table__more">{line}</span>
              ))}
            </th>
            <Cells heads={heads} cells={cells} />
          </tr>
        ))}
      </tbody>
      {children}
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total[0]}</th>
            <Cells heads={heads} cells={total.slice(1)} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Cells({ heads, cells }: Pick<FigureTableProps, 'heads'> & Pick<FigureRow, 'cells'>) {
  return cells.map((cell, index) => (
    <td key={heads[index + 1]} data-label={heads[index + 1]}>
      {cell}
    </td>
  ));
}
