import { observer } from 'mobx-react-lite';
import { useSharedViewModel } from '../app/use-view-model';
import { siteTexts as texts } from './site.texts';
import { SiteContentViewModel } from './site-content/site-content.view-model';
import { EmailLink, PhoneLink } from './text/contact-links';
import './no-script-note.css';

interface NoScriptNoteProps {
  /** The beginning of the sentence, for example 'Signing in needs'. */
  readonly children: string;
}

/** Shown only where JavaScript is switched off: what needs it, and how to reach the foundation without. */
export const NoScriptNote = observer(function NoScriptNote({ children }: NoScriptNoteProps) {
  const { email, phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  return (
    <noscript>
      <p className="no-script-note">
        {children} {texts.noScript} <PhoneLink phone={phone} /> {texts.or} <EmailLink email={email} />.
      </p>
    </noscript>
  );
});
