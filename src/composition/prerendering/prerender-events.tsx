import { ViewModelContext } from '../../ui/app/page-hooks';
import { eventsHead } from '../../ui/events/public/events-head';
import type { Configuration } from '../browser/configuration';
import { EventsInBrowser } from '../browser/events-in-browser';
import { viewModelSource } from '../shared/container';
import { EVENTS_ELEMENT } from './events-of-page';
import { headSurroundings } from './head-surroundings';
import { dataElement } from './page-data';
import { prerenderContainer, type ShownSite } from './prerender-container';
import { renderHtml } from './render-html';
import { settingsElement } from './settings-of-page';

/** Renders the page of public events: with them on a server, and otherwise as it looks before they are fetched. */
export async function prerenderEventsPage(configuration: Configuration, site: ShownSite) {
  const { content, events } = site;
  const container = await prerenderContainer(site);
  const html = await renderHtml(
    'The page of events',
    <ViewModelContext value={viewModelSource(container)}>
      <EventsInBrowser siteUrl={configuration.siteUrl} />
    </ViewModelContext>,
  );
  return {
    html,
    /** What stands behind the page's root: the events of the page as data. */
    afterRoot: (events ? dataElement(EVENTS_ELEMENT, events) : '') + settingsElement(site.settings),
    head: eventsHead(content, headSurroundings(configuration, site), events?.events),
  };
}
