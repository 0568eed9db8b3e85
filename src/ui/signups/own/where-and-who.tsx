import { observer } from 'mobx-react-lite';
import type { InvitedEvent } from '../../../core/signups/signup-view';
import { useSharedViewModel } from '../../app/page-hooks';
import { type Fact, Facts } from '../../shared/facts';
import { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
import { TYPED } from '../../shared/site-path';
import { PhoneLink } from '../../shared/text/contact-links';
import { inWords } from '../../shared/translation/in-words';
import { asTyped, markedWords } from '../../shared/translation/marked-words';
import './where-and-who.css';
import { ownSignupsTexts as texts } from './own-signups.texts';

type Where = Pick<InvitedEvent, 'place' | 'address' | 'access' | 'contactName' | 'contactPhone' | 'es'>;

/** Where an event takes place, with its access notes and whom to call. */
export function WhereAndWho({ event }: { readonly event: Where }) {
  return <AccessAndContact event={event} first={[[texts.where, asTyped(texts.place(event))]]} />;
}

interface AccessAndContactProps {
  readonly event: Where;
  /** What is said before them. */
  readonly first?: readonly Fact[];
}

/** The access notes of an event and whom to call. */
export const AccessAndContact = observer(function AccessAndContact({
  event,
  first = [],
}: AccessAndContactProps) {
  const phone = usePhoneOf(event);
  const { access, lang } = inWords(event);
  const facts: readonly Fact[] = [
    ...first,
    [texts.access, access && markedWords({ text: access, lang: lang?.access })],
    [
      texts.contact,
      <span key="contact" className="where-and-who__contact">
        <span lang={TYPED}>{event.contactName}</span> <PhoneLink phone={phone} />
      </span>,
    ],
  ];
  return <Facts facts={facts} />;
});

/** The number to call about an event: its own, or the foundation's. */
function usePhoneOf({ contactPhone }: Pick<Where, 'contactPhone'>): string {
  const { phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  return contactPhone || phone;
}

/** Whom to call about an event, as a sentence names it. */
export function useContactOf(event: Pick<Where, 'contactName' | 'contactPhone'>): string {
  const phone = usePhoneOf(event);
  return [event.contactName, phone].filter((part) => part !== '').join(', ');
}
