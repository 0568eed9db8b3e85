import type { InputHTMLAttributes } from 'react';

/** What a field gets from its form. */
export interface FieldProps {
  readonly id: string;
  readonly name: string;
  /** What is wrong with it. */
  readonly problem: string | undefined;
}

interface TextFieldProps
  extends FieldProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'type' | 'required' | 'autoComplete' | 'inputMode' | 'placeholder'
    > {
  readonly label: string;
  /** Stands before what is typed, such as a currency. */
  readonly prefix?: string;
  /** Makes it a field for several lines; how many are seen at first. */
  readonly rows?: number;
}

/**
 * The browser's own field with its label and what is wrong with it. It keeps its value itself: what somebody typed
 * before the page's script arrived is simply there, and a key costs no script.
 */
export function TextField({
  id,
  name,
  label,
  problem,
  prefix,
  rows,
  type = 'text',
  ...field
}: TextFieldProps) {
  const control = { ...field, ...problemAttributes(id, problem), id, name, className: 'field__control' };
  return (
    <div className="field">
      <label className={labelClass(field.required)} htmlFor={id}>
        {label}
      </label>
      <div className="field__box">
        {prefix && (
          <span className="field__prefix" aria-hidden="true">
            {prefix}
          </span>
        )}
        {rows ? <textarea {...control} rows={rows} /> : <input {...control} type={type} />}
      </div>
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}

/** What stands beside a field that is wrong. */
export function FieldProblem({ id, problem }: Pick<FieldProps, 'id' | 'problem'>) {
  return problem === undefined ? null : (
    <p className="field__problem" id={problemId(id)}>
      {problem}
    </p>
  );
}

/** Ties a control, or a group of them, to what is wrong with it. */
export function problemAttributes(id: string, problem: string | undefined) {
  return problem === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': problemId(id) } as const);
}

/** The class of a field's label, which carries a mark where the field is required. */
export function labelClass(required = false): string {
  return required ? 'field__label field__label--required' : 'field__label';
}

function problemId(id: string): string {
  return `${id}_problem`;
}
