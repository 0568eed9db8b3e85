import type { SiteSettings } from '../../core/content/site-content';
import { breakEmail } from './break-text';
import './no-script-note.css';

interface NoScriptNoteProps {
  /** What does not work, as the beginning of a sentence: 'Signing in needs'. */
  readonly children: string;
  readonly contact: Pick<SiteSettings['contact'], 'email' | 'phone'>;
}

/** Shown only where JavaScript is switched off: what needs it, and how to reach the foundation without. */
export function NoScriptNote({ children, contact: { email, phone } }: NoScriptNoteProps) {
  return (
    <noscript>
      <p className="no-script-note">
        {children} JavaScript, which is switched off in this browser. You can reach the foundation at{' '}
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        {' or '}
        <a href={`mailto:${email}`}>{breakEmail(email)}</a>.
      </p>
    </noscript>
  );
}
