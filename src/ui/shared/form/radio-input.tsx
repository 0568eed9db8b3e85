import { Radio } from 'antd';
import { type ReactNode, useId } from 'react';
import './groups.css';

interface RadioInputProps {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  // The form gives the rest; the id is that of the first choice, where the focus goes when the group is refused.
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly 'aria-describedby'?: string;
}

/** One choice of several, each in view. */
export function RadioInput({ legend, options, id, value, onChange, ...described }: RadioInputProps) {
  const name = useId();
  return (
    <fieldset aria-describedby={described['aria-describedby']}>
      <legend className="form-group__legend" id={`${name}-legend`}>
        {legend}
      </legend>
      <Radio.Group
        className="form-group__boxes"
        name={name}
        aria-labelledby={`${name}-legend`}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
        options={options.map((option, index) =>
          index === 0 && id !== undefined ? { ...option, id } : { ...option },
        )}
      />
    </fieldset>
  );
}
