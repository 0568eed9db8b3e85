import { observer } from 'mobx-react-lite';
import { type FormEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useKeptFocus } from '../focus/use-kept-focus';
import { DemoNote } from './demo-note';
import type { FormState } from './form-state';
import { formTexts } from './form-texts';
import { clearField, focusField, readForm } from './form-values';
import type { FieldProps } from './text-field';
import './public-form.css';

/** What a public form needs of its view model. */
export interface PublicFormViewModel<Field extends string> {
  readonly form: FormState<Field>;
  /** Whether what is handed in reaches anybody; otherwise the form says so. */
  readonly delivers: boolean;
  /** Hands the form in; answers whether that is done. */
  submit(values: Readonly<Record<Field, string>>): Promise<boolean>;
}

interface PublicFormProps<Field extends string> {
  /** Id of the form, and the start of its fields' ids. */
  readonly id: string;
  /** The form's accessible name. */
  readonly label: string;
  readonly viewModel: PublicFormViewModel<Field>;
  readonly button: string;
  /** The fields; `field` gives each what ties it to the form. */
  readonly children: (field: (name: Field) => FieldProps) => ReactNode;
  /** Between the button and the note of the demonstration. */
  readonly after?: ReactNode;
  /** Told what the form holds: at first, and after each change. `changed` is the field that somebody changed, if any. */
  readonly onValues?: (
    values: Readonly<Record<Field, string>>,
    form: HTMLFormElement,
    changed: string | null,
  ) => void;
}

/**
 * A form of the public site, in the browser's own controls. Shows what comes of handing it in: messages beside the
 * fields and the focus on the first of them, or a form that is empty again, save what was typed meanwhile. A failure
 * leaves everything typed where it is.
 */
export const PublicForm = observer(function PublicForm<Field extends string>({
  id,
  label,
  viewModel,
  button,
  children,
  after,
  onValues,
}: PublicFormProps<Field>) {
  const { form, delivers } = viewModel;
  const { isSending, fields } = form;
  const element = useRef<HTMLFormElement>(null);
  const { buttonRef, statusRef, noteFocus } = useKeptFocus(isSending);
  /** Said aloud where the focus cannot say it, since it stays in the field that is wrong. */
  const [refusal, setRefusal] = useState('');

  const report = (changed: string | null) => {
    if (element.current) onValues?.(readForm(element.current, fields), element.current, changed);
  };
  // Something may have been typed before the form woke up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at first; later every change reports itself.
  useLayoutEffect(() => report(null), []);

  const handleInput = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    form.mend(name as Field);
    setRefusal('');
    report(name);
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    noteFocus();
    setRefusal('');
    const sent = readForm(currentTarget, fields);
    if (await viewModel.submit(sent)) {
      const now = readForm(currentTarget, fields);
      for (const field of fields) if (now[field] === sent[field]) clearField(currentTarget, field);
      report(null);
    } else {
      const [first] = form.problems;
      if (first && !focusField(currentTarget, first.field)) setRefusal(first.message);
    }
  };
  const fieldProps = (name: Field): FieldProps => ({
    id: `${id}_${name}`,
    name,
    problem: form.problemOf(name),
  });

  return (
    <form
      ref={element}
      className="public-form"
      id={id}
      aria-label={label}
      // Handed in before or without script, what was typed must not end up in an address.
      method="dialog"
      noValidate
      onInput={handleInput}
      onSubmit={handleSubmit}
    >
      <p className="public-form__hint">{formTexts.requiredMark}</p>
      {children(fieldProps)}
      <button
        ref={buttonRef}
        className="button public-form__button"
        type="submit"
        disabled={isSending}
        onClick={ignoreSecondClick}
      >
        {isSending ? formTexts.sending : button}
      </button>
      <p className="visually-hidden" role="status" tabIndex={-1} ref={statusRef}>
        {isSending ? formTexts.sending : refusal}
      </p>
      {after}
      {!delivers && <DemoNote />}
    </form>
  );
});

/** The second click of a double click is no second submission. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
