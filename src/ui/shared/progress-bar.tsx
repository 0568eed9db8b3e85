import './progress-bar.css';

interface ProgressBarProps {
  readonly value: number;
  /** The value of a complete bar; 100 by default. */
  readonly max?: number;
  /** What is progressing, for people who do not see the bar. */
  readonly label: string;
}

/** How far something has come. */
export function ProgressBar({ value, max = 100, label }: ProgressBarProps) {
  return (
    <div
      className="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <div className="progress-bar__done" style={{ inlineSize: `${(value / max) * 100}%` }} />
    </div>
  );
}
