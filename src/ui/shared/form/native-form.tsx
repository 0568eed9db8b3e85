import { observer } from 'mobx-react-lite';
import { type FormEvent, Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { type FieldRules, isOptional } from '../../../core/shared/forms/field-rule';
import type { TypedForm } from '../../../core/shared/forms/typed-forms.port';
import { useSharedViewModel } from '../../app/page-hooks';
import { ignoreSecondClick, moveFocus, useFirstProblem } from '../focus/move-focus';
import { SiteContentViewModel } from '../site-content/site-content.view-model';
import { pagePath } from '../site-path';
import { ReachUs } from '../text/reach-us';
import { formTexts } from './form.texts';
import type { FormState } from './form-state';
import { NativeField, type NativeFieldProps, type NativeFieldSettings } from './native-field';
import '../error/error-mark.css';
import './form.css';

/** Every field of a form in its order, each as settings or as a component of its own. */
export type NativeFields<Field extends string> = Readonly<
  Record<Field, NativeFieldSettings | ((field: NativeFieldProps) => ReactNode)>
>;

interface NativeFormProps<Field extends string> {
  /** Id of the form, and the start of its fields' ids. */
  readonly id: string;
  /** The form's accessible name. */
  readonly label: string;
  readonly viewModel: {
    readonly form: FormState;
    /** Of a form that goes to the foundation: whether it reaches anybody; otherwise the form says that it does not. */
    readonly delivers?: boolean;
    /** What was typed and not sent: it is there again after a reload. Never of a form with a password. */
    readonly typed?: TypedForm;
    /** Answers whether the form was sent. */
    submit(values: Readonly<Record<Field, string>>): Promise<boolean>;
  };
  readonly fields: NativeFields<Field>;
  readonly labels: Readonly<Record<Field, string>>;
  readonly rules: FieldRules<Field>;
  /** On the button, and while the form is being sent. */
  readonly button: string;
  readonly busy?: string;
  /**
   * 'fields': each field shows its own problem until it is changed. 'form': one alert shows the problem until any field is
   * changed; all fields count as required and are disabled while the form is being sent.
   */
  readonly problems?: 'fields' | 'form';
  /** Above the fields. */
  readonly intro?: ReactNode;
  /** Below the button. */
  readonly children?: ReactNode;
  /** Told what the form holds: at first, and after each change. `changed` is the field that somebody changed, if any. */
  readonly onValues?: (
    values: Readonly<Record<Field, string>>,
    form: HTMLFormElement,
    changed: string | null,
  ) => void;
}

/**
 * A form of the public site, in the browser's own controls. A form that was sent is empty again, except for what was typed
 * meanwhile. A failure leaves everything typed where it is.
 */
export const NativeForm = observer(function NativeForm<Field extends string>(props: NativeFormProps<Field>) {
  const { id, label, viewModel, fields, labels, rules, button, busy = formTexts.sending } = props;
  const { problems = 'fields', intro, children, onValues } = props;
  const { form } = viewModel;
  const { isSending } = form;
  const isOneAlert = problems === 'form';
  const names = fieldNames(fields);
  const element = useRef<HTMLFormElement>(null);
  const refusal = useFirstProblem(
    form,
    () => names,
    (field) => focusField(element.current, field, isOneAlert),
  );

  const { typed } = viewModel;
  const report = (changed: string | null) => {
    if (!element.current) return;
    onValues?.(readForm(element.current, names), element.current, changed);
    if (!typed || changed === null) return;
    // One field may have emptied another.
    const values = readForm(element.current, names);
    if (names.some((name) => values[name] !== '')) typed.keep(values);
    else typed.forget();
  };
  // Something may have been typed before the form woke up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at first; later every change reports itself.
  useLayoutEffect(() => {
    if (typed && element.current) fillEmpty(element.current, names, typed.read());
    report(null);
  }, []);

  const handleInput = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    if (isOneAlert) form.clear();
    else form.correct(name);
    report(name);
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const sent = readForm(currentTarget, names);
    // A focus in a field that is disabled while the form is sent would fall to the body.
    if (isOneAlert) currentTarget.querySelector<HTMLElement>('[type=submit]')?.focus();
    if (!(await viewModel.submit(sent))) return;
    const now = readForm(currentTarget, names);
    for (const name of names) if (now[name] === sent[name]) clearField(currentTarget, name);
    report('');
  };

  const alertId = `${id}_problem`;
  const alert = isOneAlert ? form.problems[0] : undefined;
  const renderField = (name: Field) => {
    const problem = form.problemOf(name);
    const beside = problem === undefined ? undefined : `${id}_${name}_problem`;
    const field: NativeFieldProps = {
      id: `${id}_${name}`,
      name,
      label: labels[name],
      required: !isOptional(rules[name]),
      disabled: isOneAlert && isSending,
      isInvalid: problem !== undefined,
      problem: isOneAlert ? undefined : problem,
      problemId: isOneAlert ? alert && alertId : beside,
    };
    const settings = fields[name];
    return (
      <Fragment key={name}>
        {typeof settings === 'function' ? settings(field) : <NativeField field={field} {...settings} />}
      </Fragment>
    );
  };

  return (
    <form
      ref={element}
      className={isOneAlert ? 'form form--short' : 'form'}
      id={id}
      aria-label={label}
      // Sent before or without script, what was typed must not end up in an address.
      method="dialog"
      noValidate
      aria-busy={isSending || undefined}
      onInput={handleInput}
      onSubmit={handleSubmit}
    >
      {intro}
      {!isOneAlert && <p className="form__hint screen-only">{formTexts.requiredMark}</p>}
      {names.map(renderField)}
      {alert && (
        <p className="error-mark form__alert" id={alertId} role="alert">
          {alert.message}
        </p>
      )}
      {alert?.advice && <p role="status">{alert.advice}</p>}
      {/* Not disabled: a disabled button loses the focus. The form's state refuses a second press. */}
      <button
        className="button form__button screen-only"
        type="submit"
        aria-disabled={isSending || undefined}
        onClick={ignoreSecondClick}
      >
        {isSending ? busy : button}
      </button>
      <p className="visually-hidden" role="status">
        {isSending ? busy : isOneAlert ? '' : refusal}
      </p>
      {children}
      {viewModel.delivers !== undefined && (
        <p className="form__privacy screen-only">
          <span>{formTexts.howWeUse}</span> <a href={pagePath('/privacy')}>{formTexts.privacy}</a>
        </p>
      )}
      {viewModel.delivers === true && <Trap id={`${id}_website`} />}
      {viewModel.delivers === true && form.isOverLimit && (
        <FormNote title={formTexts.tooMany.note}>{formTexts.tooMany.next}</FormNote>
      )}
      {viewModel.delivers === false && <FormNote title={formTexts.demo}>{formTexts.keptHere}</FormNote>}
    </form>
  );
});

/** A field that programs fill in. No key leads to it, no screen reader finds it, and browsers are asked to leave it alone. */
function Trap({ id }: { readonly id: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true" inert>
      <label htmlFor={id}>{formTexts.trap}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Says what a form cannot do, and how to reach the foundation instead. */
export const FormNote = observer(function FormNote({
  title,
  children,
}: {
  readonly title: string;
  readonly children: string;
}) {
  const { contact } = useSharedViewModel(SiteContentViewModel).content.siteSettings;
  return (
    <p className="form__note">
      <strong>{title}</strong> <span>{children}</span>{' '}
      <ReachUs contact={contact}>{formTexts.reachUs}</ReachUs>
    </p>
  );
});

/** What a form holds now, by the names of its fields; an empty text where nothing is typed or chosen. */
function readForm<Field extends string>(form: HTMLFormElement, fields: readonly Field[]) {
  const data = new FormData(form);
  const entries = fields.map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(entries) as Record<Field, string>;
}

/** Fills the fields that are still empty with what was kept of them. */
function fillEmpty(form: HTMLFormElement, fields: readonly string[], values: unknown): void {
  for (const name of fields) {
    const value: unknown = Object(values)[name];
    if (typeof value !== 'string' || value === '' || new FormData(form).get(name)) continue;
    for (const control of controlsOf(form, name)) {
      if (control instanceof HTMLInputElement && control.type === 'radio')
        control.checked = control.value === value;
      else control.value = value;
    }
  }
}

/** Empties a field of a form, or chooses none of its radio buttons. */
export function clearField(form: HTMLFormElement, field: string): void {
  for (const control of controlsOf(form, field)) {
    if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = false;
    else control.value = '';
  }
}

/**
 * Moves the focus to a field of a form; to the chosen, else the first of its radio buttons. Answers whether it moved.
 */
function focusField(form: HTMLFormElement | null, field: string, selects: boolean): boolean {
  const controls = form ? controlsOf(form, field) : [];
  const chosen = controls.find((control) => control instanceof HTMLInputElement && control.checked);
  const control = chosen ?? controls[0];
  const isMoved = moveFocus(control);
  if (selects) control?.select();
  return isMoved;
}

function controlsOf(form: HTMLFormElement, field: string): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`)];
}
