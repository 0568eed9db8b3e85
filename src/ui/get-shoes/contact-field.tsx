import { labelClass, NativeFieldProblem, type NativeFieldProps } from '../shared/form/native-field';
import { getShoesTexts as texts } from './get-shoes.texts';

/** The field for any way to reach somebody, with a hint at what may stand there. */
export function ContactField(field: NativeFieldProps) {
  const { id, name, label, required, disabled, isInvalid, problemId } = field;
  const hintId = `${id}_hint`;
  return (
    <div className="field">
      <label className={labelClass(required)} htmlFor={id}>
        {label}
      </label>
      <p className="get-shoes__hint" id={hintId}>
        {texts.contactHint}
      </p>
      <div className="field__box">
        <input
          className="field__control"
          type="text"
          autoCapitalize="none"
          spellCheck={false}
          id={id}
          name={name}
          required={required}
          disabled={disabled}
          aria-invalid={isInvalid || undefined}
          aria-describedby={problemId ? `${problemId} ${hintId}` : hintId}
        />
      </div>
      <NativeFieldProblem field={field} />
    </div>
  );
}
