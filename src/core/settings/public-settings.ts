import * as v from 'valibot';
import { publicSettingsSchema } from './public-settings.schema';

/** What everybody may read of the settings; nothing else of them is public. */
export type PublicSettings = Readonly<v.InferOutput<typeof publicSettingsSchema>>;

/** What is public of settings. */
export function publicSettings(settings: PublicSettings): PublicSettings {
  return v.parse(publicSettingsSchema, settings);
}
