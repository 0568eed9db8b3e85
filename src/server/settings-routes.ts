import { Hono } from 'hono';
import { SaveSettings } from '../core/settings/save-settings';
import { settingsSaveSchema } from '../core/settings/settings-save.schema';
import type { SettingsStore } from '../core/settings/settings-store.port';
import type { Logger } from '../core/shared/logger.port';
import { failureAnswer } from './failure-answer';
import { allow } from './guards';
import { readBody } from './read-body';
import type { ServerEnvironment } from './server-environment';

/** '/api/settings': what admins decide about the foundation's work. */
export function settingsRoutes(store: SettingsStore, logger: Logger): Hono<ServerEnvironment> {
  const saveSettings = new SaveSettings(store, logger);
  return new Hono<ServerEnvironment>()
    .get('/', allow('settings.read'), async (context) => {
      const read = await store.read();
      return read.ok ? context.json(read.value) : failureAnswer(context, read.failure);
    })
    .put('/', allow('settings.save'), async (context) => {
      const body = await readBody(context, settingsSaveSchema);
      if ('refusal' in body) return body.refusal;
      const { base, ...settings } = body.value;
      const saved = await saveSettings.execute(settings, base);
      return saved.ok ? context.json(saved.value) : failureAnswer(context, saved.failure);
    });
}
