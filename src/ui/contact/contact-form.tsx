import { useViewModel } from '../app/use-view-model';
import { NameAndEmail } from '../shared/form/name-and-email';
import { PublicForm } from '../shared/form/public-form';
import { TextField } from '../shared/form/text-field';
import { contactTexts as texts } from './contact.texts';
import { ContactViewModel } from './contact.view-model';

/** The contact form, without a heading: the section brings its own. */
export function ContactForm() {
  const viewModel = useViewModel(ContactViewModel);
  return (
    // 'contact' alone is the section's id.
    <PublicForm id="contact-form" label={texts.form} viewModel={viewModel} button={texts.send}>
      {(field) => (
        <>
          <NameAndEmail field={field} />
          <TextField {...field('message')} label={texts.message} required rows={5} />
        </>
      )}
    </PublicForm>
  );
}
