import { Card, Flex } from 'antd';
import type { ComponentProps } from 'react';
import { BarChart } from '../../shared/chart/bar-chart';
import { Facts } from '../../shared/facts';
import { type FigureRow, FigureTable } from '../../shared/table/figure-table';
import { WideTable } from '../../shared/table/rows';
import './reports.css';

/** One row of a report, with the length of its bar and its label. */
export interface ReportRow extends FigureRow {
  readonly value: number;
  readonly label: string;
}

interface ReportProps extends Omit<ReportTableProps, 'label' | 'rows'> {
  readonly question: string;
  readonly note?: string;
  readonly rows: readonly ReportRow[];
}

type ReportTableProps = Pick<ComponentProps<typeof FigureTable>, 'label' | 'heads' | 'rows' | 'total'>;

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
export function ReportTable(table: ReportTableProps) {
  return (
    <WideTable label={table.label}>
      <FigureTable {...table} />
    </WideTable>
  );
}

/** The same figures where there is no room for a table of so many columns. */
export function ReportCards({ heads, rows }: Pick<ReportTableProps, 'heads' | 'rows'>) {
  return (
    <Flex component="ul" vertical gap="middle">
      {rows.map(({ name, link = name, cells }) => (
        <li key={name}>
          <h3>{link}</h3>
          <Facts facts={cells.map((cell, index) => [heads[index + 1] ?? '', cell] as const)} />
        </li>
      ))}
    </Flex>
  );
}
