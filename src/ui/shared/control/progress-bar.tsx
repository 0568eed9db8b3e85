import './progress-bar.css';

interface ProgressBarProps {
  /** In percent. */
  readonly value: number;
  /** What is progressing, for people who do not see the bar. */
  readonly label: string;
}

/** How far something has come. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  return (
    <div
      className="progress-bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className="progress-bar__done" style={{ inlineSize: `${value}%` }} />
    </div>
  );
}
