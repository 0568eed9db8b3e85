import type { Lang } from '../../../core/shared/translations/in-spanish';
import './bar-chart.css';

/** One bar: what it stands for, how long it is, and what is written at its end. */
export interface Bar {
  readonly name: string;
  /** The language of the name, where it is not that of the page. */
  readonly lang?: Lang;
  /** Where two may have the same name. */
  readonly id?: string;
  readonly value: number;
  readonly text: string;
  /** What it is to reach, as a quiet bar behind it. */
  readonly goal?: number;
}

interface BarChartProps {
  /** The question that the chart answers. */
  readonly title: string;
  readonly bars: readonly Bar[];
}

/** The longest bar leaves this much of the room to its label, in percent. */
const ROOM = 70;

/**
 * Bars from a common zero, each with its name and value as text that scales with the reader's font size. A table with the
 * same figures accompanies it, so a screen reader gets the title and skips the shapes.
 */
export function BarChart({ title, bars }: BarChartProps) {
  const longest = Math.max(1, ...bars.map(({ value, goal = 0 }) => Math.max(value, goal)));
  const shareOf = (value: number, all: number) => (all > 0 ? `${(Math.max(0, value) / all) * 100}%` : '0%');
  return (
    <div className="chart" role="img" aria-label={title}>
      <div className="chart__rows">
        {bars.map(({ name, lang, id = name, value, text, goal = 0 }) => {
          const length = Math.max(value, goal);
          return (
            <div key={id} className="chart__row">
              <span className="chart__name" lang={lang}>
                {name}
              </span>
              <span className="chart__track">
                <svg
                  aria-hidden="true"
                  focusable="false"
                  style={{ inlineSize: `${(length / longest) * ROOM}%` }}
                >
                  <rect className="chart__bar--before" width={shareOf(goal, length)} height="100%" />
                  <rect className="chart__bar" width={shareOf(value, length)} height="100%" />
                </svg>
                <span className="chart__text">{text}</span>
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}
