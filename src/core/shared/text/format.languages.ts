import * as en from './format';
import * as es from './format.es';
import type { Language } from './language';

/**
 * The formats of days and times by language, for what one program writes in several: mails, receipts, calendar files. Money and counts
 * are written alike in every language.
 */
export const FORMATS = { en, es } satisfies Record<Language, typeof en>;
