import './wide-table.css';
import { Card, Flex, Table, type TableColumnsType, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import type { BREAKPOINTS } from '../../app/breakpoints';
import { useMediaQuery } from '../../app/use-media-query';
import { type Fact, Facts } from '../facts';

interface RowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: TableColumnsType<Row>;
  /** What tells a row from the others; its id unless given. */
  readonly keyOf?: (row: Row) => string;
  /** Below which width there is no room for the table. */
  readonly below?: keyof typeof BREAKPOINTS;
  readonly size?: 'small' | 'middle';
  readonly className?: string;
  /** The class of a card's item in its list, and the id of what names it. */
  readonly item?: (row: Row) => { readonly className?: string; readonly 'aria-labelledby'?: string };
  /** Called with the column to sort by, and null when sorting ends. */
  readonly onSort?: (column: string, direction: 'ascend' | 'descend' | null) => void;
  /** A last row of the table. */
  readonly summary?: () => ReactNode;
  /** What a card begins with, above what names its row. */
  readonly lead?: (row: Row) => ReactNode;
  /** The title of the column that names a card; the first one unless given. */
  readonly first?: string;
  /** The titles of columns that cards leave out. */
  readonly offCard?: readonly string[];
  /** One row as a card, where there is no room for a table; a CardOf it unless given. */
  readonly children?: (row: Row) => ReactNode;
}

/** Rows of a table, or cards where there is no room for one. */
export function Rows<Row extends object>(props: RowsProps<Row>) {
  const { label, rows, columns, size = 'middle', className, item, onSort, summary } = props;
  const { lead, children = (row: Row) => <CardOf row={row} columns={onCard(props)} lead={lead} /> } = props;
  const isNarrow = useMediaQuery(props.below ?? 'not-wide');
  const { keyOf = (row: Row) => (row as { readonly id: string }).id } = props;
  if (isNarrow)
    return (
      <Flex component="ul" vertical gap="small" aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)} {...item?.(row)}>
            <Card size="small">{children(row)}</Card>
          </li>
        ))}
      </Flex>
    );
  return (
    <WideTable label={label}>
      <Table
        loading={QUIET}
        {...(className && { className })}
        aria-label={label}
        size={size}
        columns={columns.map(withMarkedTexts)}
        dataSource={rows}
        rowKey={keyOf}
        pagination={false}
        showSorterTooltip={false}
        {...(summary && { summary })}
        onChange={(_pagination, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? {} : sorter;
          onSort?.(String(columnKey), order ?? null);
        }}
      />
    </WideTable>
  );
}

/** The columns that are on a card, in its order. */
function onCard<Row>({ columns, first, offCard = [] }: RowsProps<Row>): TableColumnsType<Row> {
  const isFirst = ({ key }: (typeof columns)[number]) => first !== undefined && key === first;
  const otherColumns = columns.filter(
    (tableColumn) => !isFirst(tableColumn) && !offCard.includes(String(tableColumn.key)),
  );
  return [...columns.filter(isFirst), ...otherColumns];
}

/** Texts of at most so many letters stay on one line, such as a day with its weekday; longer ones break, even a long word. */
const SHORT = 17;

/** The column, with its texts marked as short or long. */
function withMarkedTexts<Row>(tableColumn: TableColumnsType<Row>[number]): TableColumnsType<Row>[number] {
  if (!('render' in tableColumn) || !tableColumn.render) return tableColumn;
  const { render } = tableColumn;
  return {
    ...tableColumn,
    render: (...cell) => {
      const content = render(...cell);
      if (typeof content !== 'string' && typeof content !== 'number') return content;
      return <span className={String(content).length <= SHORT ? 'short' : 'long'}>{content}</span>;
    },
  };
}

/** How a column is placed in its table, and what it is sorted by. */
type ColumnSettings<Row> = Pick<
  TableColumnType<Row>,
  'align' | 'className' | 'defaultSortOrder' | 'sorter' | 'sortOrder' | 'width'
>;

/** A column with what it shows of a row, of the type that the columns are for. */
export function column<Row>(
  title: string,
  content: (row: NoInfer<Row>) => ReactNode,
  settings?: ColumnSettings<NoInfer<Row>>,
): TableColumnsType<Row>[number] {
  return { title, key: title, render: (_, row) => content(row), ...settings };
}

/** The key of the column with a row's buttons. */
const ACTIONS = 'actions';

/** The column with what can be done with a row; it ends the row and its card. */
export function actionsColumn<Row>(
  title: string,
  content: (row: NoInfer<Row>) => ReactNode,
): TableColumnsType<Row>[number] {
  return { ...column<Row>(title, content), key: ACTIONS };
}

/** The column that names a row, with a RowTitle. */
export function headColumn<Row>(
  title: string,
  content: (row: NoInfer<Row>) => ReactNode,
  settings?: ColumnSettings<NoInfer<Row>>,
): TableColumnsType<Row>[number] {
  return { ...column<Row>(title, content, { className: 'words', ...settings }), rowScope: 'row' };
}

interface RowTitleProps {
  /** Of the heading. */
  readonly level?: 2 | 3 | 4;
  readonly children: ReactNode;
}

/** What names a row: a heading, where the list has cards. */
export function RowTitle({ level = 2, children }: RowTitleProps) {
  const Element = useMediaQuery('not-wide') ? (`h${level}` as const) : 'span';
  return <Element style={{ fontSize: '1rem', fontWeight: 600, margin: 0 }}>{children}</Element>;
}

interface CardOfProps<Row> {
  readonly lead?: ((row: Row) => ReactNode) | undefined;
  readonly row: Row;
  readonly columns: TableColumnsType<Row>;
}

/** A row as a card: what its first column says, the others below their heads, and its buttons. */
function CardOf<Row extends object>({ row, columns, lead }: CardOfProps<Row>) {
  const cellOf = (shown: TableColumnsType<Row>[number]): Fact => [
    String(shown.title),
    'render' in shown && (shown.render?.(undefined, row, 0) as ReactNode),
  ];
  const [title, ...facts] = columns.filter(({ key }) => key !== ACTIONS).map(cellOf);
  const buttons = columns.filter(({ key }) => key === ACTIONS).map(cellOf);
  return (
    <Flex vertical gap="small" align="start">
      {lead?.(row)}
      {title?.[1]}
      <Facts facts={facts} />
      {buttons[0]?.[1]}
    </Flex>
  );
}

/** Lets a table that is wider than its room scroll by itself; with the focus on it, by the arrow keys too. */
export function WideTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="wide-table" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** What is less important than the rest of its cell or card, each text on a line of its own; empty texts are left out. */
export function More({ texts }: { readonly texts: readonly string[] }) {
  return texts
    .filter((text) => text !== '')
    .map((text) => (
      <span key={text} className="more">
        {text}
      </span>
    ));
}

/**
 * What a table of the library is given as `loading`: without it the whole table is a live region, and a screen reader
 * reads every row again that changes. What has changed is said by the page itself, in a sentence.
 */
const QUIET = { spinning: false, 'aria-live': 'off' } as const;
