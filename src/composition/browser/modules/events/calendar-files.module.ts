import { ContainerModule } from 'inversify';
import { HttpCalls } from '../../../../adapters/http/http-calls';
import { httpPort } from '../../../../adapters/http/http-port';
import { safePort } from '../../../../core/api/api';
import { ownFeedsApi } from '../../../../core/feeds/own-feeds.api';
import { CalendarDownloads } from '../../../../ui/calendar/calendar-downloads';
import { ReauthenticationViewModel } from '../../../../ui/shared/session/reauthentication.view-model';
import { SessionViewModel } from '../../../../ui/shared/session/session.view-model';
import { SiteContentViewModel } from '../../../../ui/shared/site-content/site-content.view-model';
import { ToastViewModel } from '../../../../ui/shared/toast/toast.view-model';
import { bindFactory, bindValue } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';
import { ofPerson } from '../../bind-areas';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

const fetchWriter = async () =>
  new (await import('../../../../adapters/ical/ical-file-writer')).IcalFileWriter();

/** The site's address in calendars. The server is asked under its own; a simulation may be looked at anywhere. */
function publicUrl(): string {
  const origin = SIMULATED ? import.meta.env.VITE_SITE_URL : location.origin;
  return `${origin}${import.meta.env.BASE_URL}`.replace(/\/+$/, '');
}

/** Calendar files for pages that hand them out, and the person's calendar address. */
export const calendarFilesModule = new ContainerModule((options) => {
  const parts = { site: SiteContentViewModel, toasts: ToastViewModel };
  bindFactory(
    options,
    CalendarDownloads,
    parts,
    ({ site, toasts }) => new CalendarDownloads(site, publicUrl(), fetchWriter, toasts),
  );
  if (SIMULATED) bindValue(options, tokens.ownFeeds, null);
  else {
    const ports = { calls: HttpCalls, keeper: ReauthenticationViewModel, session: SessionViewModel };
    bindFactory(options, tokens.ownFeeds, { ...ports, logger: tokens.logger }, (given) =>
      safePort(
        ownFeedsApi,
        httpPort(ownFeedsApi, given.calls, given.keeper, ofPerson(given.session)),
        given.logger,
      ),
    );
  }
});
