import { publicEventFile, publicEventsFile } from '../../core/calendar/event-entries';
import type { ShownPublicEvent } from '../../core/events/public-events';
import { CalendarDownloads } from '../../ui/calendar/calendar-downloads';
import { loaderInto, provided } from '../shared/container';
import { features } from './back-end';
import { readConfiguration } from './configuration';
import { EventsInBrowser } from './events-in-browser';
import type { PublicPage } from './public-page';

const IS_SERVER = import.meta.env.VITE_BACK_END === 'server';

export const page: PublicPage = async (container) => {
  await loaderInto(container)(features.publicEvents, async () => EventsInBrowser)();
  const fetchDownloads = loaderInto(container)(
    [() => import('./modules/events/calendar-files.module').then((file) => file.calendarFilesModule)],
    async () => CalendarDownloads,
  );
  const download = async (events: readonly ShownPublicEvent[]) => {
    const downloads = provided(container, await fetchDownloads());
    const [first, ...furtherEvents] = events;
    await downloads.download((site) =>
      first && furtherEvents.length === 0 ? publicEventFile(first, site) : publicEventsFile(events, site),
    );
  };
  const { siteUrl } = readConfiguration(import.meta.env);
  return (onAwake) => (
    <EventsInBrowser
      siteUrl={IS_SERVER ? window.location.origin : siteUrl}
      onDownload={(events) => void download(events)}
      onAwake={onAwake}
    />
  );
};
