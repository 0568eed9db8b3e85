import type { SiteSettings } from '../../core/content/site-content';
import { siteTexts as texts } from './site.texts';
import { EmailLink, PhoneLink } from './text/contact-links';

interface NoScriptNoteProps {
  /** The beginning of the sentence, for example 'Signing in needs'. */
  readonly children: string;
  readonly contact: Pick<SiteSettings['contact'], 'email' | 'phone'>;
}

/** Shown only where JavaScript is switched off: what needs it, and how to reach the foundation without. */
export function NoScriptNote({ children, contact: { email, phone } }: NoScriptNoteProps) {
  return (
    <noscript>
      <p className="no-script-note">
        {children} {texts.noScript} <PhoneLink phone={phone} /> {texts.or} <EmailLink email={email} />.
      </p>
    </noscript>
  );
}
