import type * as v from 'valibot';
import { type PortOf, query, READ_FAILURES } from '../api/api';
import type { PublicSettings } from './public-settings';
import { publicSettingsSchema } from './public-settings.schema';

const schema: v.GenericSchema<unknown, PublicSettings> = publicSettingsSchema;

/** What everybody can ask of the settings, also without a session; the server answers it from a cache, on a route of its own. */
export const publicSettingsApi = {
  area: 'settings',
  calls: {
    /** Who asks for gifts, and how long what people send is kept. */
    public: query()('content.read', schema, READ_FAILURES),
  },
} as const;

/** What the public pages know of the settings. */
export interface PublicSettingsSource extends PortOf<typeof publicSettingsApi> {}
