import { type ChangeEvent, useId } from 'react';
import './text-field.css';

/** One line or several of text with its label, and what is wrong with it beside it. */
export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The sentence that says what is wrong; null when nothing is. */
  readonly problem?: string | null;
  /** The id of what says elsewhere why the text was refused. */
  readonly refusedBy?: string | undefined;
  /** Height in lines; one line unless said otherwise. */
  readonly rows?: number | undefined;
  readonly readOnly?: boolean;
}

/**
 * A native control in the dashboard's dress. The component library's own inputs cost about twice as much script a
 * keystroke, and the editor promises native speed on slow machines.
 */
export function TextField({
  label,
  value,
  onChange,
  problem = null,
  refusedBy,
  rows = 1,
  readOnly = false,
}: TextFieldProps) {
  const id = useId();
  const control = {
    id,
    className: 'text-field__control',
    value,
    readOnly,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
    'aria-invalid': problem !== null || refusedBy !== undefined,
    'aria-describedby': problem === null ? refusedBy : `${id}-problem`,
  };
  return (
    <div className="text-field">
      <label className="text-field__label" htmlFor={id}>
        {label}
      </label>
      {rows === 1 ? <input type="text" {...control} /> : <textarea rows={rows} {...control} />}
      {problem !== null && (
        <p className="text-field__problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
