import { CONTACT_RULES, type ContactMessage } from '../../../core/messages/contact-message';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { useViewModel } from '../../app/page-hooks';
import { type NativeFields, NativeForm } from '../../shared/form/native-form';
import { contactTexts as texts } from './contact.texts';
import { ContactViewModel } from './contact.view-model';

/** A field that has nothing of its own is one line. */
const LINES = Object.fromEntries(fieldNames(CONTACT_RULES).map((field) => [field, {}])) as NativeFields<
  keyof ContactMessage
>;

const FIELDS: NativeFields<keyof ContactMessage> = {
  ...LINES,
  name: { isHalf: true, autoComplete: 'name' },
  email: { isHalf: true, type: 'email', autoComplete: 'email' },
  message: { rows: 5 },
};

/** The contact form, without a heading: the section brings its own. */
export function ContactForm() {
  const viewModel = useViewModel(ContactViewModel);
  return (
    <NativeForm
      // 'contact' alone is the section's id.
      id="contact-form"
      label={texts.form}
      viewModel={viewModel}
      fields={FIELDS}
      labels={texts.labels}
      rules={CONTACT_RULES}
      button={texts.send}
    />
  );
}
