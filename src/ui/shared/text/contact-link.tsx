import { isEmailAddress } from '../../../core/shared/text/email-address';
import { EmailLink, PhoneLink } from './contact-links';

/** How to reach somebody, as it was typed: a link where it is an email address or a telephone number. */
export function ContactLink({ contact }: { readonly contact: string }) {
  if (isEmailAddress(contact)) return <EmailLink email={contact} />;
  return /^[+\d][\d\s().-]{6,}$/.test(contact) ? <PhoneLink phone={contact} /> : contact;
}
