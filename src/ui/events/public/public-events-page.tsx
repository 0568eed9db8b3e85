import type { ReactNode } from 'react';
import type { ShownContent } from '../../../core/content/words-in';
import type { EventDates } from '../../../core/events/event-dates';
import type { ShownPublicEvent } from '../../../core/events/public-events';
import { eventsByMonth } from '../../../core/events/public-events';
import { DatedEventItem } from '../../shared/dated/dated';
import { DatedSeries } from '../../shared/dated/dated-series';
import { ContactDetails } from '../../shared/site-footer/contact-details';
import { SiteFooter } from '../../shared/site-footer/site-footer';
import { SiteHeader } from '../../shared/site-header/site-header';
import { pagePath } from '../../shared/site-path';
import { EmailLink, PhoneLink } from '../../shared/text/contact-links';
import { publicEventsTexts as texts } from './public-events.texts';
import '../../app/base.css';
import './public-events.css';

/** Everything that the page of public events shows; it looks nothing up, so that it renders anywhere. */
export interface PublicEventsPageProps {
  /** Who asks for gifts, in the footer. */
  readonly about?: ReactNode;
  readonly content: ShownContent;
  /** Soonest first; 'loading' and 'failed' until they were read. */
  readonly events: readonly ShownPublicEvent[] | 'loading' | 'failed';
  /** How one event gets into a calendar. */
  readonly addToCalendar: (event: ShownPublicEvent) => ReactNode;
  /** How all of them do. */
  readonly subscribe: ReactNode;
}

/** The public page of events: what is planned, where, and how to come. */
export function PublicEventsPage({
  content,
  events,
  addToCalendar,
  subscribe,
  about,
}: PublicEventsPageProps) {
  const { brandAssets, siteSettings } = content;
  const { contact } = siteSettings;
  const item = { contact, addToCalendar };
  return (
    <>
      <SiteHeader logos={brandAssets.logos} siteName={siteSettings.siteName} variant="page" path="/events" />
      <main id="main" className="public-events" tabIndex={-1}>
        <h1>{texts.title}</h1>
        <p className="public-events__intro">{texts.intro}</p>
        {events === 'loading' && (
          <div className="public-events__loading" aria-busy="true">
            <p role="status">{texts.loading}</p>
            <noscript>
              <p>
                {contact.phone ? (
                  <>
                    <span>{texts.needsScript}</span> <PhoneLink phone={contact.phone} />
                    <span>.</span>
                  </>
                ) : (
                  <span>{texts.needsScriptAlone}</span>
                )}
              </p>
            </noscript>
          </div>
        )}
        {events === 'failed' && (
          <p role="alert">
            {contact.phone ? (
              <>
                <span>{texts.failed}</span> <PhoneLink phone={contact.phone} />{' '}
                <span>{texts.failedNext}</span>
              </>
            ) : (
              <span>{texts.failedAlone}</span>
            )}
          </p>
        )}
        {typeof events !== 'string' &&
          (events.length === 0 ? (
            <>
              <p>
                <strong>{texts.none}</strong>
              </p>
              <p>{texts.noneNext}</p>
              <ContactDetails contact={contact} />
            </>
          ) : (
            <ul className="public-events__months" aria-label={texts.list}>
              {eventsByMonth(events).map(({ month, events: ofMonth }) => (
                <li key={month} className="public-events__month">
                  <h2>{texts.month(month)}</h2>
                  {ofMonth.map(({ first, dates }) =>
                    dates.length === 1 ? (
                      <EventArticle key={first.id} event={first} {...item} />
                    ) : (
                      <SeriesArticle key={first.id} first={first} dates={dates} {...item} />
                    ),
                  )}
                </li>
              ))}
            </ul>
          ))}
        <section className="public-events__subscribe screen-only" aria-labelledby="subscribe">
          <h2 id="subscribe">{texts.subscribe}</h2>
          {subscribe}
        </section>
      </main>
      <SiteFooter brandAssets={brandAssets} settings={siteSettings} about={about} />
    </>
  );
}

interface ItemProps {
  /** The foundation's. */
  readonly contact: ShownContent['siteSettings']['contact'];
  /** How an event gets into a calendar. */
  readonly addToCalendar: (event: ShownPublicEvent) => ReactNode;
}

/** A single event, which its date leads. */
function EventArticle({ event, contact, addToCalendar }: ItemProps & { readonly event: ShownPublicEvent }) {
  const { id, title, access, lang } = event;
  return (
    <article id={id} className="public-events__event" aria-labelledby={`${id}-title`}>
      <DatedEventItem
        event={event}
        heading={
          <h3 id={`${id}-title`} lang={lang?.title}>
            {title}
          </h3>
        }
      >
        {access !== '' && <p lang={lang?.access}>{access}</p>}
        <Standing event={event} />
        {event.state === 'published' && <HowToCome dates={[event]} contact={contact} />}
        <p className="screen-only">{addToCalendar(event)}</p>
      </DatedEventItem>
    </article>
  );
}

/** The dates of a series. */
function SeriesArticle({ first, dates, contact, addToCalendar }: ItemProps & EventDates<ShownPublicEvent>) {
  const titleId = `${first.id}-title`;
  const open = dates.filter(({ state }) => state === 'published');
  return (
    <article className="public-events__event" aria-labelledby={titleId}>
      <DatedSeries
        first={first}
        dates={dates}
        heading={
          <h3 id={titleId} lang={first.lang?.title}>
            {first.title}
          </h3>
        }
        idOf={({ id }) => id}
        ofDate={(event) => (
          <>
            <Standing event={event} />
            <p className="screen-only">{addToCalendar(event)}</p>
          </>
        )}
      >
        {first.access !== '' && <p lang={first.lang?.access}>{first.access}</p>}
        {open.length > 0 && <HowToCome dates={open} contact={contact} />}
      </DatedSeries>
    </article>
  );
}

/** That an event is canceled, or how many places are left. */
function Standing({ event }: { readonly event: ShownPublicEvent }) {
  const { state, cancelReason, takesSignups, placesLeft, lang } = event;
  if (state === 'canceled')
    return (
      <p className="public-events__canceled">
        <strong>
          {texts.canceled} <span lang={lang?.cancelReason}>{cancelReason}</span>
        </strong>
      </p>
    );
  return takesSignups && placesLeft !== null && <p>{texts.placesLeft(placesLeft)}</p>;
}

interface HowToComeProps extends Pick<ItemProps, 'contact'> {
  /** Published ones of one article. */
  readonly dates: readonly ShownPublicEvent[];
}

function HowToCome({ dates, contact: { email, phone } }: HowToComeProps) {
  if (dates.every(({ takesSignups }) => !takesSignups)) return <p>{texts.dropIn}</p>;
  return (
    <>
      <p>
        {texts.membersReserve}{' '}
        <a data-when="signed-in" href={pagePath('/dashboard')}>
          {texts.accessDashboard}
        </a>
        <a data-when="signed-out" href={pagePath('/login')}>
          {texts.signIn}
        </a>
      </p>
      {(phone || email) && (
        <p>
          <span>{phone ? texts.withoutAccount : texts.withoutPhone}</span>{' '}
          <span className="public-events__call">
            {phone ? <PhoneLink phone={phone} /> : <EmailLink email={email} />}
            <span>.</span>
          </span>
        </p>
      )}
    </>
  );
}
