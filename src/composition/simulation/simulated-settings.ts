import { storePublicSettings } from '../../adapters/local-storage/stored-public-settings';
import { SAMPLE_SETTINGS } from '../../adapters/mock/settings/sample-foundation';
import { simulatedSettings } from '../../adapters/mock/settings/simulated-settings';
import type { User } from '../../core/account/user';
import { publicSettings } from '../../core/settings/public-settings';
import { PublicSettingsService } from '../../core/settings/public-settings.service';
import type { SettingsStore } from '../../core/settings/settings.api';
import { SettingsService } from '../../core/settings/settings.service';
import { isEqual } from '../../core/shared/is-equal';
import { dueReceiptsOfSimulation } from './gifts/simulated-receipts';
import { thenReceipts } from './gifts/then-receipts';
import { type ServicePorts, simulatedService, simulatedUnit } from './simulated-service';

/**
 * The foundation's settings in this browser's simulation. Saving them leaves a copy of what is public for the public pages, and writes
 * receipts that waited for a legal name.
 */
export function settingsOfSimulation(ports: ServicePorts): (actor: User) => SettingsStore {
  const due = dueReceiptsOfSimulation(ports);
  const service = simulatedService(
    (open) => ({ settings: simulatedSettings(open) }),
    (unit, actor) => new SettingsService(unit, actor),
  )(ports);
  return (actor) => {
    const settings = service(actor);
    const save = thenReceipts(settings.save, due);
    return {
      ...settings,
      save: async (typed) => {
        const saved = await save(typed);
        if (saved.ok) leaveCopy(publicSettings(saved.value.settings));
        return saved;
      },
    };
  };
}

/** For the public pages, where they say something else than they were built with. */
function leaveCopy(shown: ReturnType<typeof publicSettings>): void {
  const isBuiltIn = isEqual(shown, publicSettings(SAMPLE_SETTINGS));
  storePublicSettings(() => globalThis.localStorage, isBuiltIn ? null : shown);
}

/** What is public of the settings of this browser's simulation. */
export function publicSettingsOfSimulation(
  ports: Pick<ServicePorts, 'clock' | 'ids'>,
): PublicSettingsService {
  return new PublicSettingsService(simulatedUnit((open) => ({ settings: simulatedSettings(open) }), ports));
}
