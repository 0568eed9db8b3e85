import { changedSettings, FIRST_SETTINGS, type Settings } from '../../core/settings/settings';
import { keptSettingsSchema } from '../../core/settings/settings.schema';
import type { KeptSettings, SettingsStore } from '../../core/settings/settings-store.port';
import { delay } from '../../core/shared/delay';
import type { FailureOf } from '../../core/shared/failure';
import type { IdSource } from '../../core/shared/id-source.port';
import { fail, ok, type Result } from '../../core/shared/result';
import type { Scheduler } from '../../core/shared/scheduler.port';
import { LATENCY_MS } from './latency';
import { SAMPLE_FOUNDATION } from './sample-foundation';
import type { SimulatedJournal } from './simulated-journal';
import { SimulatedRecords, type SimulationPlace } from './simulation';

/** The simulated foundation has a name, and still has to say who signs. */
const SAMPLE: Settings = {
  ...FIRST_SETTINGS,
  ...SAMPLE_FOUNDATION,
  replyTo: 'hello@fsr.example',
  toldOfMessages: ['admin@fsr.example'],
};

/** The settings of the simulation, kept in this browser. */
export class MockSettingsStore implements SettingsStore {
  private readonly records: SimulatedRecords<KeptSettings>;

  constructor(
    place: SimulationPlace,
    private readonly ids: IdSource,
    private readonly scheduler: Scheduler,
    /** Null for whoever only reads, or hands something in: nothing of that is noted. */
    private readonly journal: Pick<SimulatedJournal, 'note'> | null = null,
  ) {
    const samples = () => ({ settings: SAMPLE, revision: 'first' });
    this.records = new SimulatedRecords(place, {
      name: 'settings',
      version: 1,
      schema: keptSettingsSchema,
      samples,
    });
  }

  /** What holds now, for whatever else of the simulation depends on it. */
  kept(): Settings {
    return this.records.read().settings;
  }

  async read(): Promise<Result<KeptSettings, never>> {
    await delay(this.scheduler, LATENCY_MS.readSettings);
    return ok(this.records.read());
  }

  async save(
    settings: Settings,
    base: string,
  ): Promise<Result<KeptSettings, FailureOf<'conflict' | 'quota'>>> {
    await delay(this.scheduler, LATENCY_MS.saveSettings);
    const before = this.records.read();
    if (before.revision !== base) return fail({ code: 'conflict' });
    const kept = { settings, revision: this.ids.next() };
    const written = this.records.write(kept);
    if (!written.ok) return written;
    const fields = changedSettings(before.settings, settings).join(' ');
    await this.journal?.note('settings.save', 'settings', { fields });
    return ok(kept);
  }
}
