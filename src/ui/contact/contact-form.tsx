import { Form } from 'antd';
// The compound Input brings searches and one-time codes along; see docs/decisions/0009-bytes-are-counted.md.
import Input from 'antd/es/input/Input';
import { observer } from 'mobx-react-lite';
import { useViewModel } from '../app/use-view-model';
import { DemoNote } from '../shared/form/demo-note';
import { formTexts } from '../shared/form/form-texts';
import { useSubmission } from '../shared/form/use-submission';
import { useTypedValues } from '../shared/form/use-typed-values';
import { contactTexts } from './contact.texts';
import { ContactViewModel } from './contact.view-model';
import '../shared/form/public-form.css';

// Also the id of the form element: 'contact' alone is the section's.
const NAME = 'contact-form';
const BLANK = { name: '', email: '', message: '' };

/** The contact form, without a heading: the section brings its own. */
export const ContactForm = observer(function ContactForm() {
  const viewModel = useViewModel(ContactViewModel);
  const { isSending } = viewModel;
  const [form] = Form.useForm<typeof BLANK>();
  useTypedValues(form, NAME, Object.keys(BLANK));
  const { handleFinish, clearMessages, buttonProps } = useSubmission({
    form,
    formName: NAME,
    blank: BLANK,
    isSending,
    submit: (values) => viewModel.submit(values),
  });
  return (
    <Form
      className="public-form"
      name={NAME}
      form={form}
      layout="vertical"
      noValidate
      aria-label={contactTexts.form}
      initialValues={BLANK}
      onFinish={handleFinish}
      onValuesChange={(changed) => clearMessages(Object.keys(changed))}
    >
      <p className="public-form__hint">{formTexts.requiredMark}</p>
      <div className="public-form__pair">
        <Form.Item name="name" label={contactTexts.name} required>
          <Input autoComplete="name" />
        </Form.Item>
        <Form.Item name="email" label={contactTexts.email} required>
          <Input type="email" autoComplete="email" />
        </Form.Item>
      </div>
      <Form.Item name="message" label={contactTexts.message} required>
        <textarea className="public-form__text" rows={5} />
      </Form.Item>
      <button className="button public-form__button" type="submit" {...buttonProps}>
        {isSending ? contactTexts.sending : contactTexts.send}
      </button>
      <p className="visually-hidden" role="status">
        {isSending ? contactTexts.sending : ''}
      </p>
      {!viewModel.delivers && <DemoNote />}
    </Form>
  );
});
