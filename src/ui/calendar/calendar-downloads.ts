import { CALENDAR_TYPE, type CalendarFileWriter } from '../../core/calendar/calendar-file-writer.port';
import type { CalendarSite } from '../../core/calendar/event-entries';
import type { CalendarFile } from '../../core/shared/calendar-file';
import type { SiteContentViewModel } from '../shared/site-content/site-content.view-model';
import { downloadText } from '../shared/text/download-text';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { calendarFilesTexts as texts } from './calendar-files.texts';

/** Makes the file of a calendar; null when reading its events failed. */
export type MakeCalendar = (site: CalendarSite) => CalendarFile | Promise<CalendarFile | null>;

/** Hands calendars to the person as files. What writes them is fetched with the first one. */
export class CalendarDownloads {
  constructor(
    private readonly site: Pick<SiteContentViewModel, 'content'>,
    /** The site's address, and the language of the page, which is that of its files. */
    private readonly page: Omit<CalendarSite, 'name'>,
    private readonly fetchWriter: () => Promise<CalendarFileWriter>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {}

  /** Downloads one; a toast says when that fails. */
  async download(make: MakeCalendar): Promise<void> {
    const { siteName: name } = this.site.content.siteSettings;
    const [writer, file] = await Promise.all([
      this.fetchWriter().catch(() => null),
      make({ ...this.page, name }),
    ]);
    if (!writer || !file) {
      this.toasts.show({ ...texts.downloadFailed, variant: 'destructive' });
      return;
    }
    downloadText(file.name, writer.write(file.calendar), CALENDAR_TYPE);
  }
}
