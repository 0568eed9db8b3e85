import { isEmailAddress } from '../../../core/shared/text/email-address';
import { EmailLink, PhoneLink } from './contact-links';

/** A telephone number within other words: seven digits or more, with what people write between them. */
const NUMBER = /[+(]?\d(?:[\s().-]{0,3}\d){6,}/;

/** A contact as it was typed. An email address, or a telephone number within the text, becomes a link. */
export function ContactLink({ contact }: { readonly contact: string }) {
  if (isEmailAddress(contact)) return <EmailLink email={contact} />;
  const [phone] = NUMBER.exec(contact) ?? [];
  if (phone === undefined) return <span>{contact}</span>;
  const [before, ...after] = contact.split(phone);
  return (
    <>
      <span>{before}</span>
      <PhoneLink phone={phone} />
      <span>{after.join(phone)}</span>
    </>
  );
}
