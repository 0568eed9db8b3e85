import type { InputHTMLAttributes, ReactNode } from 'react';

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'autoCapitalize' | 'spellCheck'
>;

/** What a field gets from its form. */
export interface NativeFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly isInvalid: boolean;
  /** Id of the text that says what is wrong, if anything is. */
  readonly problemId: string | undefined;
  /** The error message for the field; undefined when the field is valid. */
  readonly problem: string | undefined;
}

/** How a form describes one of its fields. */
export interface NativeFieldSettings extends InputAttributes {
  /** Stands beside the next field where there is room. */
  readonly isHalf?: boolean;
  /** Stands before what is typed, such as a currency. */
  readonly prefix?: string;
  /** Makes it a field for several lines; how many are seen at first. */
  readonly rows?: number;
  /** Stands in the field's box, after what is typed. */
  readonly after?: ReactNode;
}

/**
 * The browser's own field with its label and what is wrong with it. It keeps its value itself: what somebody typed
 * before the page's script arrived is simply there, and a key costs no script.
 */
export function NativeField({
  field,
  isHalf,
  prefix,
  rows,
  after,
  ...attributes
}: NativeFieldSettings & { readonly field: NativeFieldProps }) {
  const { id, name, label, required, disabled } = field;
  const control = {
    ...attributes,
    ...problemAttributes(field),
    id,
    name,
    required,
    disabled,
    className: 'field__control',
  };
  return (
    <div className={isHalf ? 'field form__half' : 'field'}>
      <label className={labelClass(required)} htmlFor={id}>
        {label}
      </label>
      <div className="field__box">
        {prefix && (
          <span className="field__prefix" aria-hidden="true">
            {prefix}
          </span>
        )}
        {rows ? <textarea {...control} rows={rows} /> : <input type="text" {...control} />}
        {after}
      </div>
      <NativeFieldProblem field={field} />
    </div>
  );
}

/** The error message next to a field. */
export function NativeFieldProblem({ field: { problem, problemId } }: { readonly field: NativeFieldProps }) {
  return problem === undefined ? null : (
    <p className="error-mark field__problem" id={problemId}>
      {problem}
    </p>
  );
}

/** Ties a control, or a group of them, to what is wrong with it. */
export function problemAttributes({ isInvalid, problemId }: NativeFieldProps) {
  return { 'aria-invalid': isInvalid || undefined, 'aria-describedby': problemId };
}

/** The class of a field's label, which carries a mark where the field is required. */
export function labelClass(required: boolean): string {
  return required ? 'field__label field__label--required' : 'field__label';
}
