import { ViewModelContext } from '../../ui/app/page-hooks';
import { getShoesHead } from '../../ui/get-shoes/get-shoes-head';
import { GetShoesRoot } from '../../ui/get-shoes/get-shoes-root';
import type { Configuration } from '../browser/configuration';
import { shoeRequestModule } from '../browser/modules/shoe-request.module';
import { viewModelSource } from '../shared/container';
import { EVENTS_ELEMENT } from './events-of-page';
import { headSurroundings } from './head-surroundings';
import { dataElement } from './page-data';
import { prerenderContainer, type ShownSite } from './prerender-container';
import { renderHtml } from './render-html';
import { settingsElement } from './settings-of-page';

/** Renders the page for people who need shoes: with the next fitting days on a server, and otherwise as it looks before they are fetched. */
export async function prerenderGetShoesPage(configuration: Configuration, site: ShownSite) {
  const { content, events } = site;
  // It says whether requests are delivered, which depends on the back end.
  const container = await prerenderContainer(site, shoeRequestModule);
  const html = await renderHtml(
    'The page for people who need shoes',
    <ViewModelContext value={viewModelSource(container)}>
      <GetShoesRoot />
    </ViewModelContext>,
  );
  return {
    html,
    /** What stands behind the page's root: the events that its dates are of, as data. */
    afterRoot: (events ? dataElement(EVENTS_ELEMENT, events) : '') + settingsElement(site.settings),
    head: getShoesHead(content, headSurroundings(configuration, site)),
  };
}
