import { FIRST_REVISION, type KeptSettings, type Settings } from '../../../core/settings/settings';
import type { SettingsRepository } from '../../../core/settings/settings.repository.port';
import { keptSettingsSchema } from '../../../core/settings/settings.schema';
import type { OpenFormat } from '../simulated-reads';
import { type RecordsFormat, SimulatedRecords, type SimulationPlace } from '../simulation';
import { SAMPLE_SETTINGS } from './sample-foundation';

/** The simulated foundation has a name, and still has to say who signs. */
const SAMPLE: Settings = {
  ...SAMPLE_SETTINGS,
  replyTo: 'hello@fsr.example',
  toldOfMessages: ['admin@fsr.example'],
};

const FORMAT: RecordsFormat<KeptSettings> = {
  name: 'settings',
  version: 1,
  schema: keptSettingsSchema,
  samples: () => ({ settings: SAMPLE, revision: FIRST_REVISION, receiptsSince: null }),
};

/** The kept settings, for the other parts of the simulation. */
export function settingsRecords(place: SimulationPlace): SimulatedRecords<KeptSettings> {
  return new SimulatedRecords(place, FORMAT);
}

/** The settings as they are now, for the other parts of the simulation. */
export function settingsOf(place: SimulationPlace): Settings {
  return settingsRecords(place).read().settings;
}

/** The simulation's settings within a unit of work. */
export function simulatedSettings(open: OpenFormat): SettingsRepository {
  const records = open(FORMAT);
  return { find: async () => records.read(), replace: async (settings) => records.write(settings) };
}

/** How the foundation is registered, as its papers name it, within a unit of work. */
export async function simulatedFoundation(
  open: OpenFormat,
): Promise<Pick<Settings, 'legalName' | 'ein' | 'signatory'>> {
  const { legalName, ein, signatory } = open(FORMAT).read().settings;
  return { legalName, ein, signatory };
}
