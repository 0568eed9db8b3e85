import type { ReactNode } from 'react';
import type { SiteContent } from '../../../core/content/site-content';
import type { PublicEvent } from '../../../core/events/event-view';
import { eventsByMonth } from '../../../core/events/public-events';
import { formatSpan } from '../../../core/shared/text/format';
import { ContactDetails } from '../../shared/site-footer/contact-details';
import { SiteFooter } from '../../shared/site-footer/site-footer';
import { SiteHeader } from '../../shared/site-header/site-header';
import { sitePath } from '../../shared/site-path';
import { EmailLink, PhoneLink } from '../../shared/text/contact-links';
import { publicEventsTexts as texts } from './public-events.texts';
import '../../app/base.css';
import './public-events.css';

/** Everything that the page of public events shows; it looks nothing up, so that it renders anywhere. */
export interface PublicEventsPageProps {
  readonly content: SiteContent;
  /** Soonest first; 'loading' and 'failed' until they were read. */
  readonly events: readonly PublicEvent[] | 'loading' | 'failed';
  /** How one event gets into a calendar. */
  readonly addToCalendar: (event: PublicEvent) => ReactNode;
  /** How all of them do. */
  readonly subscribe: ReactNode;
}

/** The public page of events: what is planned, where, and how to come. */
export function PublicEventsPage({ content, events, addToCalendar, subscribe }: PublicEventsPageProps) {
  const { brandAssets, siteSettings } = content;
  const { contact } = siteSettings;
  return (
    <>
      <SiteHeader logos={brandAssets.logos} siteName={siteSettings.siteName} variant="page" />
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
                  {ofMonth.map((event) => (
                    <EventArticle key={event.id} event={event} contact={contact}>
                      {addToCalendar(event)}
                    </EventArticle>
                  ))}
                </li>
              ))}
            </ul>
          ))}
        <section className="public-events__subscribe screen-only" aria-labelledby="subscribe">
          <h2 id="subscribe">{texts.subscribe}</h2>
          {subscribe}
        </section>
      </main>
      <SiteFooter brandAssets={brandAssets} settings={siteSettings} />
    </>
  );
}

interface EventArticleProps {
  readonly event: PublicEvent;
  readonly contact: SiteContent['siteSettings']['contact'];
  readonly children: ReactNode;
}

function EventArticle({ event, contact, children }: EventArticleProps) {
  const { id, title, startsAt, endsAt, place, address, access, state } = event;
  return (
    <article id={id} className="public-events__event" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p>
        <time dateTime={new Date(startsAt).toISOString()}>{formatSpan(startsAt, endsAt)}</time>
      </p>
      <p>{[place, address].filter((part) => part !== '').join(', ')}</p>
      {access !== '' && <p>{access}</p>}
      {state === 'canceled' ? (
        <p>
          <strong>{texts.canceled(event.cancelReason)}</strong>
        </p>
      ) : (
        <HowToCome event={event} contact={contact} />
      )}
      <p className="screen-only">{children}</p>
    </article>
  );
}

function HowToCome({ event, contact: { email, phone } }: Omit<EventArticleProps, 'children'>) {
  if (!event.takesSignups) return <p>{texts.dropIn}</p>;
  return (
    <>
      {event.placesLeft !== null && <p>{texts.placesLeft(event.placesLeft)}</p>}
      <p>
        {texts.membersReserve}{' '}
        <a data-when="signed-in" href={sitePath('/dashboard')}>
          {texts.accessDashboard}
        </a>
        <a data-when="signed-out" href={sitePath('/login')}>
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
