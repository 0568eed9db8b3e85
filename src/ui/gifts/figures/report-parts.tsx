import { Card, Flex } from 'antd';
import { BarChart } from '../../shared/chart/bar-chart';
import { Facts } from '../../shared/facts';
import { WideTable } from '../../shared/table/rows';
import './reports.css';

/** One row of a report: its name, the figures as they are written, and how long its bar is. */
export interface ReportRow {
  readonly name: string;
  readonly cells: readonly string[];
  readonly value: number;
  readonly label: string;
}

interface ReportProps extends Omit<ReportTableProps, 'label' | 'rows'> {
  readonly question: string;
  readonly note?: string;
  readonly rows: readonly ReportRow[];
}

interface ReportTableProps {
  readonly label: string;
  /** Of the names, then of the figures. */
  readonly heads: readonly string[];
  readonly rows: readonly Pick<ReportRow, 'name' | 'cells'>[];
  readonly total?: readonly string[] | undefined;
}

/** A question, its answer as a chart, and the figures in a table beside it. */
export function Report({ question, note, heads, rows, total }: ReportProps) {
  return (
    <Card title={<h2>{question}</h2>}>
      {note && <p>{note}</p>}
      <div className="report">
        <BarChart
          title={question}
          bars={rows.map(({ name, value, label }) => ({ name, value, text: label }))}
        />
        <ReportTable label={question} heads={heads} rows={rows} total={total} />
      </div>
    </Card>
  );
}

/** The figures of a chart, row by row. */
export function ReportTable({ label, heads, rows, total }: ReportTableProps) {
  return (
    <WideTable label={label}>
      <table className="report__table" aria-label={label}>
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
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              {total.map((cell, index) =>
                index === 0 ? (
                  <th key={heads[0]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={heads[index]}>{cell}</td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </WideTable>
  );
}

/** The same figures where there is no room for a table of so many columns. */
export function ReportCards({ heads, rows }: Pick<ReportTableProps, 'heads' | 'rows'>) {
  return (
    <Flex component="ul" vertical gap="middle">
      {rows.map(({ name, cells }) => (
        <li key={name}>
          <h3>{name}</h3>
          <Facts facts={cells.map((cell, index) => [heads[index + 1] ?? '', cell] as const)} />
        </li>
      ))}
    </Flex>
  );
}
