import * as english from './format';
import * as spanish from './format.es';
import type { Language } from './language';

// One by one: handing on all that a file exports would keep every format on every page.

const en = {
  formatDay: english.formatDay,
  formatDayAt: english.formatDayAt,
  formatFullDay: english.formatFullDay,
  formatFullInstant: english.formatFullInstant,
  formatLongDay: english.formatLongDay,
  formatSpan: english.formatSpan,
};

const es: typeof en = {
  formatDay: spanish.formatDay,
  formatDayAt: spanish.formatDayAt,
  formatFullDay: spanish.formatFullDay,
  formatFullInstant: spanish.formatFullInstant,
  formatLongDay: spanish.formatLongDay,
  formatSpan: spanish.formatSpan,
};

/**
 * The formats of days and times by language, for what one program writes in several: mails, receipts, calendar files. Money and counts
 * are written alike in every language.
 */
export const FORMATS = { en, es } satisfies Record<Language, typeof en>;
