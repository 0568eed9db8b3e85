import { ContainerModule } from 'inversify';
import { HttpCalls } from '../../../adapters/http/http-calls';
import { EVERYBODY, httpPort } from '../../../adapters/http/http-port';
import { publicEventsApi } from '../../../core/events/events.api';
import { eventsOfPage } from '../../prerendering/events-of-page';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The events on the site's server that everybody sees. */
export const serverPublicEventsModule = new ContainerModule((options) => {
  bindFactory(options, tokens.shownEvents, {}, () => eventsOfPage(document));
  bindFactory(options, tokens.publicEvents, { calls: HttpCalls }, ({ calls }) =>
    httpPort(publicEventsApi, calls, EVERYBODY),
  );
});
