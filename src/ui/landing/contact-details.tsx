import type { SiteSettings } from '../../core/content/site-content';
import { breakEmail } from '../shared/break-text';

/** E-mail, phone and address of the foundation; what the content leaves empty is left out. */
export function ContactDetails({ contact }: { readonly contact: SiteSettings['contact'] }) {
  const { email, phone, address } = contact;
  return (
    <address className="contact-details">
      <ul className="contact-details__list">
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <span>{breakEmail(email)}</span>
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        )}
        {address && <li>{keepStateWithZip(address)}</li>}
      </ul>
    </address>
  );
}

/** 'NV 89101' stays on one line. */
function keepStateWithZip(address: string): string {
  return address.replace(/\b([A-Z]{2}) (?=\d{5})/g, '$1\u00a0');
}
