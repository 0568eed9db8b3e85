import type { PublicSettings } from '../../core/settings/public-settings';
import { publicSettingsSchema } from '../../core/settings/public-settings.schema';
import { dataElement, dataOfPage } from './page-data';

/** The id of the element after the root of a public page that holds what is public of the settings as data. */
const SETTINGS_ELEMENT = 'public-settings';

/** The element of a page that is made with these settings; nothing without any. */
export function settingsElement(settings: PublicSettings | undefined): string {
  return settings ? dataElement(SETTINGS_ELEMENT, settings) : '';
}

/** The settings embedded in the page when it was made; null if the page contains none. */
export function settingsOfPage(page: Pick<Document, 'getElementById'>): PublicSettings | null {
  return dataOfPage(page, SETTINGS_ELEMENT, publicSettingsSchema);
}
