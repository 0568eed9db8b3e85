import { Checkbox, Flex } from 'antd';
import './groups.css';

interface ChoicesInputProps {
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Shown instead of the boxes when the list is empty. */
  readonly none?: string;
  // The form gives the rest; the id is that of the first box, where the focus goes when the group is refused.
  readonly id?: string;
  readonly value?: readonly string[];
  readonly onChange?: (values: readonly string[]) => void;
  readonly 'aria-invalid'?: boolean | 'true';
  readonly 'aria-describedby'?: string;
}

/** A checkbox for each option. Values without an option stay as they are. */
export function ChoicesInput({
  legend,
  options,
  none,
  id,
  value = [],
  onChange,
  ...wrong
}: ChoicesInputProps) {
  const set = (option: string, isChecked: boolean) =>
    onChange?.(isChecked ? [...value, option] : value.filter((chosen) => chosen !== option));
  return (
    <fieldset aria-describedby={wrong['aria-describedby']}>
      <legend className="form-group__legend">{legend}</legend>
      {options.length === 0 && <p>{none}</p>}
      <Flex wrap gap="var(--space-1) var(--space-5)" className="form-group__boxes">
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            {...(index === 0 && id !== undefined && { id })}
            aria-invalid={wrong['aria-invalid']}
            checked={value.includes(option.value)}
            onChange={({ target }) => set(option.value, target.checked)}
          >
            {option.label}
          </Checkbox>
        ))}
      </Flex>
    </fieldset>
  );
}
