import type { SiteSettings } from '../../../core/content/site-content';
import { siteTexts as texts } from '../site.texts';
import { EmailLink, PhoneLink } from './contact-links';

interface ReachUsProps {
  /** The words before the ways, for example 'Reach us at'. */
  readonly children: string;
  readonly contact: Pick<SiteSettings['contact'], 'email' | 'phone'>;
}

/** A sentence that ends in the ways to reach the foundation; nothing where neither phone nor email is known. */
export function ReachUs({ children, contact: { email, phone } }: ReachUsProps) {
  if (!phone && !email) return null;
  return (
    <>
      <span>{children}</span> {phone && <PhoneLink phone={phone} />}
      {phone && email && <span>{` ${texts.or} `}</span>}
      {email && <EmailLink email={email} />}
      <span>.</span>
    </>
  );
}
