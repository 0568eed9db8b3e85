import './column-chart.css';

/** One column: what stands below it, how high it is, and what stands above it. */
interface Column {
  readonly name: string;
  readonly value: number;
  readonly text: string;
}

interface ColumnChartProps {
  /** The question that the chart answers. */
  readonly title: string;
  readonly columns: readonly Column[];
  /** What short texts in it mean. */
  readonly notes?: readonly string[];
}

/**
 * Columns from a common zero, such as those of months, with their names below. Where there is no room for all of them side by side, they go
 * on in further rows of the same scale. A table with the same figures accompanies it, so a screen reader gets the title and skips the shapes.
 */
export function ColumnChart({ title, columns, notes = [] }: ColumnChartProps) {
  const highest = Math.max(1, ...columns.map(({ value }) => value));
  return (
    <div className="columns" role="img" aria-label={title}>
      <div className="columns__row">
        {columns.map(({ name, value, text }) => (
          <span key={name} className="columns__one">
            <span className="columns__text">{text}</span>
            <svg aria-hidden="true" focusable="false" style={{ blockSize: `${(value / highest) * 6}rem` }}>
              <rect className="columns__bar" width="100%" height="100%" />
            </svg>
            <span className="columns__name">{name}</span>
          </span>
        ))}
      </div>
      {notes.map((note) => (
        <span key={note} className="more">
          {note}
        </span>
      ))}
    </div>
  );
}
