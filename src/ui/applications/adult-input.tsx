import { Radio } from 'antd';
import { applicationFormTexts as texts } from './application-form.texts';
import './applications.css';

interface AdultInputProps {
  // The form gives these; the id is that of the first choice, where the focus goes when nothing is chosen.
  readonly id?: string;
  readonly value?: 'yes' | 'no' | '';
  readonly onChange?: (value: 'yes' | 'no') => void;
  readonly 'aria-invalid'?: boolean | 'true';
  readonly 'aria-describedby'?: string;
}

/** Whether somebody who wants to help is 18 or older. */
export function AdultInput({ id, value, onChange, ...wrong }: AdultInputProps) {
  return (
    <fieldset className="applications__adult" aria-describedby={wrong['aria-describedby']}>
      <legend>{texts.labels.adult}</legend>
      {(['yes', 'no'] as const).map((choice) => (
        <Radio
          key={choice}
          {...(choice === 'yes' && id !== undefined && { id })}
          name="adult"
          checked={value === choice}
          onChange={() => onChange?.(choice)}
        >
          {texts[choice]}
        </Radio>
      ))}
    </fieldset>
  );
}
