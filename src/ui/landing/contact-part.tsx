import { AntRoot } from '../app/ant-root';
import { publicTheme } from '../app/ant-theme';
import { ContactForm } from '../contact/contact-form';

/** The contact form with what it needs around it. */
export function ContactPart() {
  return (
    <AntRoot theme={publicTheme}>
      <ContactForm />
    </AntRoot>
  );
}
