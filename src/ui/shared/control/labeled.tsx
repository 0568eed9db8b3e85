import { type ReactNode, useId } from 'react';
import './labeled.css';

interface LabeledProps {
  readonly label: string;
  /** Makes the control, with the id that the label points to. */
  readonly children: (id: string) => ReactNode;
}

/** A control below its label. */
export function Labeled({ label, children }: LabeledProps) {
  const id = useId();
  return (
    <div className="labeled">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
