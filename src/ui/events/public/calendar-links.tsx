import { useState } from 'react';
import type { ShownPublicEvent } from '../../../core/events/public-events';
import { sitePath } from '../../shared/site-path';
import { publicEventsTexts as texts } from './public-events.texts';

/** Where the server has the calendar of all public events, and of one. */
const CALENDAR_PATH = '/events.ics';

/** The link to the calendar file of an event on the server. */
export function EventFileLink({ event: { id, title, startsAt } }: { readonly event: ShownPublicEvent }) {
  return (
    <a
      className="public-events__calendar"
      href={sitePath(`/events/${id}.ics`)}
      download
      aria-label={texts.addEvent(title, startsAt)}
    >
      {texts.addToCalendar}
    </a>
  );
}

/** The address to which calendars subscribe; `origin` is that of the site. */
export function CalendarSubscription({ origin }: { readonly origin: string }) {
  const [isCopied, setCopied] = useState(false);
  const address = origin + sitePath(CALENDAR_PATH);
  const handleCopy = () => {
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <p className="public-events__address">
        {/* The page may have been made for another name of the same site. */}
        <input readOnly value={address} aria-label={texts.address} suppressHydrationWarning />
        <button type="button" className="button button--quiet" onClick={handleCopy}>
          {texts.copy}
        </button>
        <a href={address.replace(/^https?:/, 'webcal:')} suppressHydrationWarning>
          {texts.openInCalendar}
        </a>
      </p>
      <p className="visually-hidden" role="status">
        {isCopied && texts.copied}
      </p>
      <p>{texts.checks}</p>
    </>
  );
}

/** In the simulation: the calendar files are made in this browser. */
export function EventFileButton(props: {
  readonly event: ShownPublicEvent;
  readonly onDownload: (events: readonly ShownPublicEvent[]) => void;
}) {
  const { event, onDownload } = props;
  return (
    <button
      type="button"
      className="public-events__calendar"
      aria-label={texts.addEvent(event.title, event.startsAt)}
      onClick={() => onDownload([event])}
    >
      {texts.addToCalendar}
    </button>
  );
}

/** All events as one file, in the place of a subscription, which needs the server. */
export function CalendarDownload(props: {
  readonly events: readonly ShownPublicEvent[];
  readonly onDownload: (events: readonly ShownPublicEvent[]) => void;
}) {
  const { events, onDownload } = props;
  return (
    <>
      {events.length > 0 && (
        <p>
          <button type="button" className="button button--quiet" onClick={() => onDownload(events)}>
            {texts.downloadAll}
          </button>
        </p>
      )}
      <p>{texts.needsServer}</p>
    </>
  );
}
