import { Card, Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { BREAKPOINTS } from '../../app/breakpoints';
import { useMediaQuery } from '../../app/use-media-query';
import { QUIET } from '../../shared/quiet-table';
import { WideTable } from '../../shared/wide-table';

interface OwnRowsProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly columns: TableColumnsType<T>;
  /** One row as a card, where there is no room for a table. */
  readonly children: (row: T) => ReactNode;
}

/** Rows of a table, or cards where there is no room for one. */
export function OwnRows<T extends { readonly id: string }>({
  label,
  rows,
  columns,
  children,
}: OwnRowsProps<T>) {
  const isNarrow = useMediaQuery(BREAKPOINTS['not-wide']);
  if (isNarrow)
    return (
      <ul className="own-list" aria-label={label}>
        {rows.map((row) => (
          <li key={row.id}>
            <Card size="small">{children(row)}</Card>
          </li>
        ))}
      </ul>
    );
  return (
    <WideTable label={label}>
      <Table
        loading={QUIET}
        aria-label={label}
        size="small"
        columns={columns}
        dataSource={rows}
        rowKey="id"
        pagination={false}
      />
    </WideTable>
  );
}
