import { Form, type FormInstance } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { DemoNote } from './demo-note';
import { formTexts } from './form-texts';
import type { Submission } from './submission';
import { useSubmission } from './use-submission';
import { useTypedValues } from './use-typed-values';
import './public-form.css';

interface PublicFormProps<Values extends object> {
  /** The form's id, and what Ant Design puts before each field's id. */
  readonly name: string;
  /** What a screen reader calls the form. */
  readonly label: string;
  /** What the form holds when nobody has typed anything. */
  readonly blank: Values;
  readonly viewModel: {
    readonly isSending: boolean;
    /** Whether the form reaches anybody; where it does not, it says so. */
    readonly delivers: boolean;
    submit(values: Values): Promise<Submission<keyof Values & string>>;
  };
  readonly submitText: string;
  /** What follows from a change; answers with the fields that it mends, where they are not just the changed ones. */
  readonly onChange?: (changed: Partial<Values>, form: FormInstance<Values>) => readonly string[];
  /** What stands below the button. */
  readonly promise?: ReactNode;
  readonly children: ReactNode;
}

/** What the forms of the landing page have in common: everything but their fields. */
export const PublicForm = observer(function PublicForm<Values extends object>({
  name,
  label,
  blank,
  viewModel,
  submitText,
  onChange = Object.keys,
  promise,
  children,
}: PublicFormProps<Values>) {
  const { isSending } = viewModel;
  const [form] = Form.useForm<Values>();
  const fields = Object.keys(blank) as (keyof Values & string)[];
  useTypedValues(form, name, fields);
  const { handleFinish, clearMessages, buttonProps } = useSubmission({
    form,
    formName: name,
    fields,
    blank,
    isSending,
    submit: (values) => viewModel.submit(values),
  });
  return (
    <Form
      className="public-form"
      name={name}
      form={form}
      layout="vertical"
      noValidate
      aria-label={label}
      initialValues={blank}
      onFinish={handleFinish}
      onValuesChange={(changed) => clearMessages(onChange(changed, form))}
    >
      <p className="public-form__hint">{formTexts.requiredMark}</p>
      {children}
      <button className="button public-form__button" type="submit" {...buttonProps}>
        {isSending ? formTexts.sending : submitText}
      </button>
      <p className="visually-hidden" role="status">
        {isSending ? formTexts.sending : ''}
      </p>
      {promise}
      {!viewModel.delivers && <DemoNote />}
    </Form>
  );
});
