import type { SiteSettings } from '../../core/content/site-content';
import { siteTexts as texts } from './site.texts';
import { ReachUs } from './text/reach-us';

interface NoScriptNoteProps {
  /** The beginning of the sentence, for example 'Signing in needs'. */
  readonly children: string;
  readonly contact: Pick<SiteSettings['contact'], 'email' | 'phone'>;
}

/** Shown only where JavaScript is switched off: what needs it, and how to reach the foundation without. */
export function NoScriptNote({ children, contact }: NoScriptNoteProps) {
  return (
    <noscript>
      <p className="no-script-note">
        {`${children} ${texts.noScript} `}
        <ReachUs contact={contact}>{texts.reachFoundation}</ReachUs>
      </p>
    </noscript>
  );
}
