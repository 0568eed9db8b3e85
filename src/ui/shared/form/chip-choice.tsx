import { type FocusEvent, type MouseEvent, useId } from 'react';
import './chip-choice.css';

interface ChipChoiceProps {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** When somebody pressed a chip, or leaves them: arrow keys only pass by. */
  readonly onDone?: (isPressed: boolean) => void;
  // The form gives the rest; the id is that of the chip that gets the focus.
  readonly id?: string | undefined;
  readonly 'aria-invalid'?: boolean | 'true' | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** One choice of several, each a chip under a thumb. */
export function ChipChoice({ legend, options, value, onChange, onDone, id, ...wrong }: ChipChoiceProps) {
  const name = useId();
  const focused = options.some((option) => option.value === value) ? value : options[0]?.value;
  const handleClick = ({ detail }: MouseEvent) => {
    if (detail > 0) onDone?.(true);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onDone?.(false);
  };
  return (
    <fieldset
      className="chips"
      aria-describedby={wrong['aria-describedby']}
      data-wrong={wrong['aria-invalid']}
      onBlur={handleBlur}
    >
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="chips__chip">
          <input
            type="radio"
            name={name}
            {...(option.value === focused && { id })}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onClick={handleClick}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
