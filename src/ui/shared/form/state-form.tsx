import { Button, Flex, Form, type FormInstance } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { isEqual } from '../../../core/shared/is-equal';
import { useSharedViewModel } from '../../app/page-hooks';
import { DialogName } from '../dialog/dialog-name';
import { ignoreSecondClick, moveFocus, useFirstProblem } from '../focus/move-focus';
import { pageOf } from '../language-switch/same-page';
import { LeaveGuard } from '../leave/leave-guard';
import { UnsavedWorkViewModel } from '../leave/unsaved-work.view-model';
import { fittingValues } from './fitting-values';
import { formTexts } from './form.texts';
import { FormNotice } from './form-notice';
import type { FormState } from './form-state';
import { stateFormTexts } from './state-form.texts';
import '../error/error-mark.css';
import './form.css';

/** How a form is shown, and what becomes of what it holds. */
export interface StateFormProps<Values extends object> {
  /** Begins the ids of its fields, as in 'gift_name'. */
  readonly name: string;
  /** The form's accessible name; in a dialog its title unless given. */
  readonly label?: string;
  readonly state: FormState;
  /** Of the page or dialog that sets values itself. */
  readonly form?: FormInstance<Values>;
  /** What the form begins with. */
  readonly initial: Values;
  readonly onSubmit: (values: Values, form: FormInstance<Values>) => unknown;
  /** Called when `onSubmit` has answered true. */
  readonly onDone?: (values: Values) => void;
  /** The button; null where a dialog has it. */
  readonly submit: string | null;
  /** What the button says while the form is being sent. */
  readonly sending?: string;
  /** Gives up: there is a button for it then. */
  readonly onCancel?: () => void;
  /** A second button, which does something else with what is typed. */
  readonly secondButton?: { readonly text: string; readonly onPress: (values: Values) => void } | undefined;
  /** Where the buttons are: at the end in a dialog, at the start on a page. */
  readonly buttons?: 'start' | 'end';
  readonly isPrimary?: boolean;
  /** Whether what the button does cannot be taken back. */
  readonly isDanger?: boolean;
  readonly className?: string;
  /** Which field is right again when one is changed. */
  readonly corrects?: (changed: string) => string;
  /** Whether something typed would be lost now, and what is said then. */
  readonly isLeftBy?: (typed: Values) => boolean;
  readonly loss: string;
  /** Whether it holds what never leaves the page, such as a password: then it does not go along to the page in the other language. */
  readonly isSecret?: boolean;
  readonly children: ReactNode;
}

/**
 * A form of Ant Design's fields on the state of a view model: it shows what is wrong beside each field, moves the focus to
 * the first, and asks before somebody leaves it with changes. A failure leaves everything typed where it is, and so does a bug, which is
 * said in the form and reported to the browser.
 */
export const StateForm = observer(function StateForm<Values extends object>(props: StateFormProps<Values>) {
  const dialog = useContext(DialogName);
  const {
    name,
    label = dialog,
    state,
    initial,
    onSubmit,
    onDone,
    submit,
    secondButton,
    onCancel,
    loss,
  } = props;
  const { className = 'form', buttons = 'end', isPrimary = true, isDanger = false } = props;
  const { sending = formTexts.saving, corrects = (field) => field } = props;
  const { isLeftBy = (typed) => hasOtherValues(typed, initial) } = props;
  const { isSending } = state;
  const [own] = Form.useForm<Values>();
  const form = props.form ?? own;
  const untyped: FormInstance = form;
  const goesAlong = dialog === undefined && !props.isSecret;
  useBroughtValues(form, goesAlong ? name : null, initial);
  const carries = () => {
    const values: Values = form.getFieldsValue(true);
    return goesAlong && hasOtherValues(values, initial) ? { form: name, values } : null;
  };
  // After each render: a field that is wrong may come after the form was refused, since another one asks for it.
  useLayoutEffect(() => {
    const changedFields = untyped.getFieldsError().flatMap(({ name: path, errors: shown }) => {
      const errors = [state.problemOf(path.join('.')) ?? []].flat();
      return isEqual(shown, errors) ? [] : [{ name: path, errors }];
    });
    if (changedFields.length > 0) untyped.setFields(changedFields);
  });
  const idOf = (field: string) => `${name}_${field.replaceAll('.', '_')}`;
  /** The wrong fields as they follow one another on the page; then those that no control there stands for. */
  const wrongFields = () => {
    const wrong = new Map(state.problems.map(({ field }) => [idOf(field ?? ''), field ?? '']));
    const shown = [...document.querySelectorAll(`form#${name} [id]`)].flatMap(
      ({ id }) => wrong.get(id) ?? [],
    );
    return [...shown, ...wrong.values()];
  };
  const refusal = useFirstProblem(state, wrongFields, (field) => {
    const control = document.getElementById(idOf(field));
    return control !== null && moveFocus(control);
  });
  const giveUp = onCancel && <Button onClick={onCancel}>{formTexts.cancel}</Button>;
  const [hasBug, setBug] = useState(false);
  const handleFinish = async () => {
    setBug(false);
    try {
      const values: Values = form.getFieldsValue(true);
      if ((await onSubmit(values, form)) === true) onDone?.(values);
    } catch (error) {
      // Left to itself, the form would look as if nothing had been pressed.
      setBug(true);
      reportError(error);
    }
  };
  const status = isSending && submit !== null ? sending : refusal;
  return (
    <Form
      id={name}
      className={className}
      name={name}
      form={form}
      layout="vertical"
      noValidate
      {...(label && { 'aria-label': label })}
      initialValues={initial}
      onFinish={() => void handleFinish()}
      onValuesChange={(changed) => {
        for (const field of fieldsIn(changed)) state.correct(corrects(field));
      }}
    >
      {props.children}
      {hasBug && <FormNotice {...stateFormTexts.bug} />}
      {submit !== null && (
        <Flex wrap gap="small" {...(buttons === 'end' && { justify: 'end' })}>
          {buttons === 'end' && giveUp}
          {/* Not disabled: a disabled button loses the focus. The form's state refuses a second press. */}
          <Button
            type={isPrimary ? 'primary' : 'default'}
            danger={isDanger}
            htmlType="submit"
            aria-disabled={isSending || undefined}
            onClick={ignoreSecondClick}
          >
            {isSending ? sending : submit}
          </Button>
          {secondButton && (
            <Button
              aria-disabled={isSending || undefined}
              onClick={() => secondButton.onPress(form.getFieldsValue(true))}
            >
              {secondButton.text}
            </Button>
          )}
          {buttons === 'start' && giveUp}
        </Flex>
      )}
      <p className="visually-hidden" role="status">
        {status}
      </p>
      {/* A dialog that closes keeps its content while it fades: what was kept by then is no loss, and holds nobody. */}
      <LeaveGuard isLeftBy={() => isLeftBy(form.getFieldsValue(true))} carries={carries}>
        {loss}
      </LeaveGuard>
    </Form>
  );
}) as <Values extends object>(props: StateFormProps<Values>) => ReactNode;

/** Puts into a form what was typed into it on the same page in the other language; null for a form that takes nothing along. */
function useBroughtValues<Values extends object>(
  form: FormInstance<Values>,
  name: string | null,
  initial: Values,
): void {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const [brought] = useState(
    () => name && fittingValues(unsaved.broughtTo(pageOf(window.location), name), initial),
  );
  useLayoutEffect(() => {
    if (!brought || !name) return;
    form.setFieldsValue(brought as never);
    unsaved.forgetBrought(name);
  }, [form, name, brought, unsaved]);
}

/** The fields of a change by their names, with those in its lists. */
function fieldsIn(changed: object): string[] {
  return Object.entries(changed).flatMap(([name, value]) =>
    Array.isArray(value) || isPlain(value)
      ? [name, ...fieldsIn(value).map((field) => `${name}.${field}`)]
      : [name],
  );
}

function isPlain(value: unknown): value is object {
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;
}

/** Whether a form holds anything else than at first; spaces around texts do not count. */
export function hasOtherValues<Values extends object>(now: Values, first: Values): boolean {
  return (Object.keys(first) as (keyof Values)[]).some(
    (name) => !isEqual(tidy(now[name]), tidy(first[name])),
  );
}

function tidy(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

/** How a form describes one of its fields. */
export interface FieldSettings {
  readonly control: ReactElement;
  readonly required?: boolean;
  /** Stands below the control, and describes it. */
  readonly extra?: ReactNode;
  /** 'form__half' for a field that shares its row with another one where there is room. */
  readonly className?: string;
  readonly valuePropName?: string;
  /** Null where the control has a label of its own. */
  readonly label?: null;
}

interface FormFieldsProps<Name extends string> {
  readonly fields: Readonly<Record<Name, FieldSettings>>;
  readonly labels: Readonly<Record<NoInfer<Name>, string>>;
  /** Those that are shown; all unless given. */
  readonly names?: readonly NoInfer<Name>[];
}

/** The fields of a form in their order, below what the mark of a required one means. */
export function FormFields<Name extends string>(props: FormFieldsProps<Name>) {
  const { fields, labels, names = fieldNames(fields) } = props;
  return (
    <>
      <p className="form__hint screen-only">{formTexts.requiredMark}</p>
      {names.map((name) => {
        const { control, ...settings }: FieldSettings = fields[name];
        return (
          <Form.Item key={name} name={name as string} label={labels[name]} {...settings}>
            {control}
          </Form.Item>
        );
      })}
    </>
  );
}
