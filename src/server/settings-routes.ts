import { Hono } from 'hono';
import type { User } from '../core/auth/user';
import { SaveSettings } from '../core/settings/save-settings';
import { settingsSaveSchema } from '../core/settings/settings-save.schema';
import type { SettingsStore } from '../core/settings/settings-store.port';
import type { Logger } from '../core/shared/logger.port';
import { failureAnswer } from './failure-answer';
import { actorOf, allow } from './guards';
import { readBody } from './read-body';
import type { ServerEnvironment } from './server-environment';

/** '/api/settings': what admins decide about the foundation's work; what they save is noted under their name. */
export function settingsRoutes(
  settingsFor: (actor: User) => SettingsStore,
  logger: Logger,
): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>()
    .get('/', allow('settings.read'), async (context) => {
      const read = await settingsFor(actorOf(context)).read();
      return read.ok ? context.json(read.value) : failureAnswer(context, read.failure);
    })
    .put('/', allow('settings.save'), async (context) => {
      const body = await readBody(context, settingsSaveSchema);
      if ('refusal' in body) return body.refusal;
      const { base, ...settings } = body.value;
      const saveSettings = new SaveSettings(settingsFor(actorOf(context)), logger);
      const saved = await saveSettings.execute(settings, base);
      return saved.ok ? context.json(saved.value) : failureAnswer(context, saved.failure);
    });
}
