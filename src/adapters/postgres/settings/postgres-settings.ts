import * as v from 'valibot';
import {
  FIRST_REVISION,
  FIRST_SETTINGS,
  type KeptSettings,
  type Settings,
} from '../../../core/settings/settings';
import type { SettingsRepository } from '../../../core/settings/settings.repository.port';
import { settingsSchema } from '../../../core/settings/settings.schema';
import type { Clock } from '../../../core/shared/system.port';
import type { Database } from '../database';

/** The settings as they are now, for whatever depends on them. */
export async function settingsIn(database: Database): Promise<Settings> {
  return (await keptSettingsIn(database)).settings;
}

/** The same with what is kept beside them. */
export function keptSettingsIn(database: Database): Promise<KeptSettings> {
  return new PostgresSettings(database, { now: () => 0 }).read();
}

/** The settings in PostgreSQL, in one row at most. */
export class PostgresSettings implements SettingsRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async find(): Promise<KeptSettings> {
    if (this.database.isTransaction) await this.lock();
    return this.read();
  }

  async read(): Promise<KeptSettings> {
    const row = await this.database
      .selectFrom('settings')
      .select(['revision', 'settings', 'receipts_since'])
      .executeTakeFirst();
    // What a later version adds begins as it does for everybody.
    const settings = v.parse(settingsSchema, { ...FIRST_SETTINGS, ...Object(row?.settings) });
    return {
      settings,
      revision: row?.revision ?? FIRST_REVISION,
      receiptsSince: row?.receipts_since ?? null,
    };
  }

  async replace({ settings, revision, receiptsSince }: KeptSettings): Promise<void> {
    await this.database
      .updateTable('settings')
      .set({
        revision,
        saved_at: this.clock.now(),
        settings: JSON.stringify(settings),
        receipts_since: receiptsSince,
      })
      .execute();
  }

  /** Only a row can be locked, so there is one from now on. */
  private async lock(): Promise<void> {
    await this.database
      .insertInto('settings')
      .values({ revision: FIRST_REVISION, saved_at: this.clock.now(), settings: '{}' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await this.database.selectFrom('settings').select('revision').forUpdate().execute();
  }
}
