import * as v from 'valibot';
import { changedSettings, FIRST_SETTINGS, type Settings } from '../../core/settings/settings';
import { settingsSchema } from '../../core/settings/settings-save.schema';
import type { KeptSettings, SettingsStore } from '../../core/settings/settings-store.port';
import type { Clock } from '../../core/shared/clock.port';
import type { FailureOf } from '../../core/shared/failure';
import type { IdSource } from '../../core/shared/id-source.port';
import type { Logger } from '../../core/shared/logger.port';
import { fail, ok, type Result } from '../../core/shared/result';
import type { Database } from './database';
import { queried } from './queried';
import { record } from './record';

/** The revision of settings that nobody saved yet. */
const FIRST_REVISION = 'first';

/** The settings as they are within a transaction, for whatever depends on them. */
export async function settingsIn(transaction: Database): Promise<Settings> {
  return (await keptIn(transaction)).settings;
}

async function keptIn(database: Database): Promise<KeptSettings> {
  const row = await database.selectFrom('settings').select(['revision', 'settings']).executeTakeFirst();
  if (!row) return { settings: FIRST_SETTINGS, revision: FIRST_REVISION };
  // What a later version adds begins as it does for everybody.
  const settings = v.parse(settingsSchema, { ...FIRST_SETTINGS, ...Object(row.settings) });
  return { settings, revision: row.revision };
}

/** The foundation's settings in PostgreSQL, for one admin. */
export class PostgresSettingsStore implements SettingsStore {
  constructor(
    private readonly database: Database,
    private readonly actor: { readonly id: string; readonly name: string },
    private readonly clock: Clock,
    private readonly ids: IdSource,
    private readonly logger: Logger,
  ) {}

  read(): Promise<Result<KeptSettings, FailureOf<'unavailable'>>> {
    return queried(async () => ok(await keptIn(this.database)), this.logger);
  }

  save(
    settings: Settings,
    base: string,
  ): Promise<Result<KeptSettings, FailureOf<'conflict' | 'unavailable'>>> {
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          const before = await keptIn(transaction);
          const saved = await this.replace(transaction, settings, base);
          if (!saved) return fail({ code: 'conflict' });
          await this.note(transaction, changedSettings(before.settings, settings));
          return ok({ settings, revision: saved.revision });
        }),
      this.logger,
    );
  }

  /** One statement each, so of two saves from one base the second finds another revision, or a row. */
  private replace(
    transaction: Database,
    settings: Settings,
    base: string,
  ): Promise<{ readonly revision: string } | undefined> {
    const row = {
      revision: this.ids.next(),
      saved_at: this.clock.now(),
      settings: JSON.stringify(settings),
    };
    return base === FIRST_REVISION
      ? transaction
          .insertInto('settings')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('revision')
          .executeTakeFirst()
      : transaction
          .updateTable('settings')
          .set(row)
          .where('revision', '=', base)
          .returning('revision')
          .executeTakeFirst();
  }

  private note(transaction: Database, fields: readonly string[]): Promise<void> {
    return record(transaction, {
      ...{ id: this.ids.next(), at: this.clock.now(), actor: this.actor, action: 'settings.save' },
      ...{ subject: { id: 'settings', name: '' }, detail: { fields: fields.join(' ') } },
    });
  }
}
