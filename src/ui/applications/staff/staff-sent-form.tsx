import { ContactLink } from '../../shared/text/contact-link';
import { SentForm } from '../sent-form';
import { staffApplicationsTexts as texts } from './staff-applications.texts';

/** What somebody filled in, as staff read it: with a way to reach them. */
export function StaffSentForm({ form }: Pick<Parameters<typeof SentForm>[0], 'form'>) {
  return (
    <SentForm
      form={form}
      ofStaff={{
        contactLabel: texts.contact,
        contact: <ContactLink contact={form.contact} />,
        adult: texts.adult,
      }}
    />
  );
}
