import { PRESET_AMOUNTS } from '../../core/donations/monetary-donation';
import { FieldProblem, type FieldProps, labelClass, problemAttributes } from '../shared/form/text-field';
import { formatDollars } from '../shared/money';
import { donateTexts } from './donate.texts';
import './monetary-donation-form.css';

/** The amounts that the form offers, as radio buttons (specification, section 9). */
export function PresetAmounts({ id, name, problem }: FieldProps) {
  const labelId = `${id}_label`;
  return (
    <div className="field">
      <span className={labelClass(true)} id={labelId}>
        {donateTexts.money.amount}
      </span>
      <div
        className="preset-amounts"
        role="radiogroup"
        aria-labelledby={labelId}
        aria-required="true"
        {...problemAttributes(id, problem)}
      >
        {PRESET_AMOUNTS.map((amount) => (
          <label key={amount} className="preset-amounts__amount">
            <input type="radio" name={name} value={amount} />
            {formatDollars(amount)}
          </label>
        ))}
      </div>
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}
