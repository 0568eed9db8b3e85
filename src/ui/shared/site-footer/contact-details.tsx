import type { SiteSettings } from '../../../core/content/site-content';
import { TYPED } from '../site-path';
import { EmailLink, PhoneLink } from '../text/contact-links';
import './contact-details.css';

/** E-mail, phone and address of the foundation; what the content leaves empty is left out. */
export function ContactDetails({ contact }: { readonly contact: SiteSettings['contact'] }) {
  const { email, phone, address } = contact;
  return (
    <address className="contact-details">
      <ul className="contact-details__list">
        {email && (
          <li>
            <EmailLink email={email} />
          </li>
        )}
        {phone && (
          <li>
            <PhoneLink phone={phone} />
          </li>
        )}
        {/* 'NV 89101' stays on one line. */}
        {address && <li lang={TYPED}>{address.replace(/\b([A-Z]{2}) (?=\d{5})/g, '$1\u00a0')}</li>}
      </ul>
    </address>
  );
}
