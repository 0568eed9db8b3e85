import * as v from 'valibot';
import type { PublicSettings } from '../../core/settings/public-settings';
import { publicSettingsSchema } from '../../core/settings/public-settings.schema';
import { parseJson } from '../../core/shared/parse-json';
import { PUBLIC_SETTINGS_KEY } from './public-settings-key';

/** What is stored of it; null for nothing, or where the browser allows no storage. */
export function storedPublicSettings(storage: () => Pick<Storage, 'getItem'>): PublicSettings | null {
  try {
    const parsed = v.safeParse(publicSettingsSchema, parseJson(storage().getItem(PUBLIC_SETTINGS_KEY) ?? ''));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Stores it for the public pages; null removes it. Where nothing can be stored, they show what they were built with. */
export function storePublicSettings(
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
  settings: PublicSettings | null,
): void {
  try {
    if (settings) storage().setItem(PUBLIC_SETTINGS_KEY, JSON.stringify(settings));
    else storage().removeItem(PUBLIC_SETTINGS_KEY);
  } catch {
    // The browser does not allow storage.
  }
}
