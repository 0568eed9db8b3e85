import type { ShownPublicEvent } from '../../core/events/public-events';
import {
  CalendarDownload,
  CalendarSubscription,
  EventFileButton,
  EventFileLink,
} from '../../ui/events/public/calendar-links';
import { EventsRoot } from '../../ui/events/public/events-root';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

interface EventsInBrowserProps {
  /** The origin of the site. */
  readonly siteUrl: string;
  /** Makes a calendar file of events, where no server has them. */
  readonly onDownload?: (events: readonly ShownPublicEvent[]) => void;
  readonly onAwake?: () => void;
}

/** The page of public events with the ways into a calendar that this build has. */
export function EventsInBrowser({ siteUrl, onDownload = () => {}, onAwake }: EventsInBrowserProps) {
  return (
    <EventsRoot
      {...(onAwake && { onAwake })}
      addToCalendar={(event) =>
        SIMULATED ? (
          <EventFileButton event={event} onDownload={onDownload} />
        ) : (
          <EventFileLink event={event} />
        )
      }
      subscribe={(events) =>
        SIMULATED ? (
          <CalendarDownload events={typeof events === 'string' ? [] : events} onDownload={onDownload} />
        ) : (
          <CalendarSubscription origin={siteUrl} />
        )
      }
    />
  );
}
