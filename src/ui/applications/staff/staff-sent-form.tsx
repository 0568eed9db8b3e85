import { isEmailAddress } from '../../../core/shared/text/email-address';
import { EmailLink, PhoneLink } from '../../shared/text/contact-links';
import { SentForm } from '../sent-form';
import { staffApplicationsTexts as texts } from './staff-applications.texts';

/** What somebody filled in, as staff read it: with a way to reach them. */
export function StaffSentForm({ form }: Pick<Parameters<typeof SentForm>[0], 'form'>) {
  const { contact } = form;
  const isPhone = /^[+\d][\d\s().-]{6,}$/.test(contact);
  return (
    <SentForm
      form={form}
      ofStaff={{
        contactLabel: texts.contact,
        contact: isEmailAddress(contact) ? (
          <EmailLink email={contact} />
        ) : isPhone ? (
          <PhoneLink phone={contact} />
        ) : (
          contact
        ),
        adult: texts.adult,
      }}
    />
  );
}
