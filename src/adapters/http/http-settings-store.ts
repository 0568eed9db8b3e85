import type { Settings } from '../../core/settings/settings';
import { keptSettingsSchema } from '../../core/settings/settings.schema';
import type { SettingsStore } from '../../core/settings/settings-store.port';
import { type HttpCalls, narrowed } from './http-calls';

const READ = ['unauthenticated', 'forbidden'] as const;
const SAVE = [...READ, 'validation', 'conflict', 'quota', 'too-many'] as const;
const PATH = '/api/settings';

/** The settings on the site's server. */
export class HttpSettingsStore implements SettingsStore {
  constructor(private readonly calls: HttpCalls) {}

  async read(): ReturnType<SettingsStore['read']> {
    return narrowed(await this.calls.read(PATH, keptSettingsSchema), READ);
  }

  async save(settings: Settings, base: string): ReturnType<SettingsStore['save']> {
    const body = { ...settings, base };
    return narrowed(await this.calls.write(PATH, { method: 'PUT', body }, keptSettingsSchema), SAVE);
  }
}
