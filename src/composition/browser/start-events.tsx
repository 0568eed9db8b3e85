import { createRoot, hydrateRoot } from 'react-dom/client';
import { publicEventFile, publicEventsFile } from '../../core/calendar/event-entries';
import type { PublicEvent } from '../../core/events/event-view';
import { forgiveTranslators } from '../../ui/app/boot/forgive-translators';
import { ViewModelContext } from '../../ui/app/page-hooks';
import { CalendarDownloads } from '../../ui/calendar/calendar-downloads';
import { createContainer, loaderInto, provided, viewModelSource } from '../shared/container';
import { systemModule } from '../shared/system.module';
import { tokens } from '../shared/tokens';
import { backEnd, features } from './back-end';
import { readConfiguration } from './configuration';
import { EventsInBrowser } from './events-in-browser';
import { heldIfTranslated } from './held-if-translated';
import { knowPictures, knowSourceSets } from './know-pictures';
import { browserModule } from './modules/browser.module';
import { siteModule } from './modules/site.module';
import { publishedContent } from './published-content';
import { PUBLISHED_PICTURES } from './published-pictures';

const IS_SERVER = import.meta.env.VITE_BACK_END === 'server';

/**
 * Starts React on the page of public events: hydrates the prerendered HTML, which is complete, or renders from nothing. Resolves
 * when the page reacts.
 */
export async function startApp(root: HTMLElement): Promise<void> {
  forgiveTranslators(Node.prototype);
  // The page stands: its display face is fetched.
  delete document.documentElement.dataset.firstPaint;
  const container = createContainer(systemModule, browserModule, backEnd.site, siteModule);
  await loaderInto(container)(features.publicEvents, async () => EventsInBrowser)();
  const fetchDownloads = loaderInto(container)(
    [() => import('./modules/events/calendar-files.module').then((file) => file.calendarFilesModule)],
    async () => CalendarDownloads,
  );
  const download = async (events: readonly PublicEvent[]) => {
    const downloads = provided(container, await fetchDownloads());
    const [first, ...others] = events;
    await downloads.download((site) =>
      first && others.length === 0 ? publicEventFile(first, site) : publicEventsFile(events, site),
    );
  };
  const logger = provided(container, tokens.logger);
  if (import.meta.env.VITE_CONTENT_FILE) await knowPictures(container, Object.keys(PUBLISHED_PICTURES));
  if (IS_SERVER || import.meta.env.VITE_CONTENT_FILE) knowSourceSets(container, root);
  if (IS_SERVER) await publishedContent(container, root);
  const { siteUrl } = readConfiguration(import.meta.env);
  const isPrerendered = root.dataset.prerendered !== undefined;
  const held = isPrerendered ? await heldIfTranslated(`#${root.id}`) : null;
  await new Promise<void>((resolve) => {
    const page = (
      <ViewModelContext value={viewModelSource(container)}>
        <EventsInBrowser
          siteUrl={IS_SERVER ? window.location.origin : siteUrl}
          onDownload={(events) => void download(events)}
          onAwake={resolve}
        />
      </ViewModelContext>
    );
    if (!isPrerendered || held?.hold() === false) createRoot(root).render(page);
    else
      hydrateRoot(root, page, {
        onRecoverableError: (error) => logger.warn('A part of the page of events was rendered again', error),
      });
  });
  held?.release();
}
