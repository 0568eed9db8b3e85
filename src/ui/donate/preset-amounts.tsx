import { PRESET_AMOUNTS } from '../../core/gifts/donation/monetary-donation';
import {
  labelClass,
  NativeFieldProblem,
  type NativeFieldProps,
  problemAttributes,
} from '../shared/form/native-field';
import { formatDollars } from '../shared/text/money';
import './monetary-donation-form.css';

/** The amounts that the form offers, as radio buttons. */
export function PresetAmounts({ field }: { readonly field: NativeFieldProps }) {
  const labelId = `${field.id}_label`;
  return (
    <div className="field">
      <span className={labelClass(field.required)} id={labelId}>
        {field.label}
      </span>
      <div
        className="preset-amounts"
        role="radiogroup"
        aria-labelledby={labelId}
        aria-required={field.required}
        {...problemAttributes(field)}
      >
        {PRESET_AMOUNTS.map((amount) => (
          <label key={amount} className="preset-amounts__amount">
            <input type="radio" name={field.name} value={amount} />
            {formatDollars(amount)}
          </label>
        ))}
      </div>
      <NativeFieldProblem field={field} />
    </div>
  );
}
