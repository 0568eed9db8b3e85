import { Form } from 'antd';
import { useViewModel } from '../app/use-view-model';
import { NameAndEmail } from '../shared/form/name-and-email';
import { PublicForm } from '../shared/form/public-form';
import { contactTexts } from './contact.texts';
import { ContactViewModel } from './contact.view-model';

// 'contact' alone is the section's id.
const NAME = 'contact-form';
const BLANK = { name: '', email: '', message: '' };

/** The contact form, without a heading: the section brings its own. */
export function ContactForm() {
  return (
    <PublicForm
      name={NAME}
      label={contactTexts.form}
      blank={BLANK}
      viewModel={useViewModel(ContactViewModel)}
      submitText={contactTexts.send}
    >
      <NameAndEmail />
      <Form.Item name="message" label={contactTexts.message} required>
        <textarea className="public-form__text" rows={5} />
      </Form.Item>
    </PublicForm>
  );
}
