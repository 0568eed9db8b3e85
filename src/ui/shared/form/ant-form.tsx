import { Button, Form } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { fieldNames } from '../../../core/shared/field-rules';
import { moveFocus } from '../focus/move-focus';
import { ignoreSecondClick, useFirstProblem } from '../focus/use-first-problem';
import { LeaveGuard } from '../leave/leave-guard';
import { formTexts } from './form.texts';
import type { FormState } from './form-state';
import '../error-mark.css';
import './form.css';
import './ant-form.css';

interface AntField {
  /** The control; the form gives it its id, its value and what is wrong with it. */
  readonly control: ReactElement;
  /** Left out where the control has a label of its own. */
  readonly label?: string;
  readonly isRequired?: boolean;
  /** Stands beside the next field where there is room. */
  readonly isHalf?: boolean;
  /** The control's property that holds its value; 'value' unless told. */
  readonly valueName?: string;
}

/** Every field of a form in its order. A field that is missing does not compile. */
export type AntFields<Values> = Readonly<Record<keyof Values & string, AntField>>;

interface AntFormProps<Values extends object> {
  /** Id of the form, and the start of its fields' ids. */
  readonly name: string;
  /** The form's accessible name. */
  readonly label: string;
  readonly state: FormState;
  readonly fields: AntFields<Values>;
  readonly initialValues: Values;
  readonly button: string;
  /** Answers whether the form was saved. */
  readonly onSubmit: (values: Values) => Promise<boolean>;
  /** Gets what was saved. */
  readonly onDone: (saved: Values) => void;
  /** What is lost when the form is left with unsaved changes. */
  readonly loss: string;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** A form of the dashboard. A failure leaves everything typed where it is, and leaving it with changes asks first. */
export const AntForm = observer(function AntForm<Values extends object>({
  name: formName,
  label: formLabel,
  state,
  fields,
  initialValues,
  button,
  onSubmit,
  onDone,
  loss,
  children,
}: AntFormProps<Values>) {
  const { isSending, problems } = state;
  const [form] = Form.useForm<Values>();
  const names = fieldNames(fields);
  const saved = useRef(initialValues);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages follow the problems alone
  useLayoutEffect(() => {
    const messages = names.map((name) => ({ name, errors: [state.problemOf(name) ?? []].flat() }));
    form.setFields(messages as Parameters<typeof form.setFields>[0]);
  }, [problems]);
  const refusal = useFirstProblem(state, names, (field) =>
    moveFocus(document.getElementById(`${formName}_${field}`)),
  );

  const handleFinish = async (values: Values) => {
    if (!(await onSubmit(values))) return;
    saved.current = values;
    onDone(values);
  };
  const isChanged = () => {
    const now: Values = form.getFieldsValue(true);
    return names.some((name) => now[name] !== saved.current[name]);
  };

  return (
    <Form
      className="form admin-form panel"
      name={formName}
      form={form}
      layout="vertical"
      noValidate
      aria-label={formLabel}
      initialValues={initialValues}
      onFinish={(values) => void handleFinish(values)}
      onValuesChange={(changed) => {
        for (const field of Object.keys(changed)) state.correct(field);
      }}
    >
      <p className="form__hint screen-only">{formTexts.requiredMark}</p>
      {names.map((name) => {
        const { control, label, isRequired = false, isHalf = false, valueName = 'value' } = fields[name];
        return (
          <Form.Item
            key={name}
            className={isHalf ? 'form__half' : ''}
            name={name as never}
            label={label}
            required={isRequired}
            valuePropName={valueName}
          >
            {control}
          </Form.Item>
        );
      })}
      <div className="admin-form__actions">
        {/* Not disabled: a disabled button loses the focus. The form's state refuses a second press. */}
        <Button
          type="primary"
          htmlType="submit"
          aria-disabled={isSending || undefined}
          onClick={ignoreSecondClick}
        >
          {isSending ? formTexts.saving : button}
        </Button>
        {children}
      </div>
      <p className="visually-hidden" role="status">
        {isSending ? formTexts.saving : refusal}
      </p>
      <LeaveGuard isLeftBy={isChanged}>{loss}</LeaveGuard>
    </Form>
  );
});
