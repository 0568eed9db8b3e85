import { ContainerModule } from 'inversify';
import { CalendarDownloads } from '../../../../ui/calendar/calendar-downloads';
import { SiteContentViewModel } from '../../../../ui/shared/site-content/site-content.view-model';
import { PAGE_LANGUAGE } from '../../../../ui/shared/site-path';
import { ToastViewModel } from '../../../../ui/shared/toast/toast.view-model';
import { bindFactory } from '../../../shared/token';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

const fetchWriter = async () =>
  new (await import('../../../../adapters/ical/ical-file-writer')).IcalFileWriter();

/** The site's address in calendars. The server is asked under its own; a simulation may be looked at anywhere. */
function publicUrl(): string {
  const origin = SIMULATED ? import.meta.env.VITE_SITE_URL : location.origin;
  return `${origin}${import.meta.env.BASE_URL}`.replace(/\/+$/, '');
}

/** Calendar files for pages that hand them out. */
export const calendarFilesModule = new ContainerModule((options) => {
  const parts = { site: SiteContentViewModel, toasts: ToastViewModel };
  bindFactory(options, CalendarDownloads, parts, ({ site, toasts }) => {
    const page = { publicUrl: publicUrl(), language: PAGE_LANGUAGE };
    return new CalendarDownloads(site, page, fetchWriter, toasts);
  });
});
