import { storePublicSettings } from '../../adapters/local-storage/stored-public-settings';
import { SAMPLE_SETTINGS } from '../../adapters/mock/settings/sample-foundation';
import { simulatedSettings } from '../../adapters/mock/settings/simulated-settings';
import { publicSettings } from '../../core/settings/public-settings';
import { PublicSettingsService } from '../../core/settings/public-settings.service';
import { SettingsService } from '../../core/settings/settings.service';
import { isEqual } from '../../core/shared/is-equal';
import { type ServicePorts, simulatedService, simulatedUnit } from './simulated-service';

/** The foundation's settings in this browser's simulation. Saving them leaves a copy of what is public for the public pages. */
export function settingsOfSimulation(ports: ServicePorts) {
  return simulatedService(
    (open) => {
      const settings = simulatedSettings(open);
      return {
        settings: {
          find: () => settings.find(),
          replace: async (replaced: Awaited<ReturnType<typeof settings.find>>) => {
            await settings.replace(replaced);
            const shown = publicSettings(replaced.settings);
            storePublicSettings(
              () => globalThis.localStorage,
              isEqual(shown, publicSettings(SAMPLE_SETTINGS)) ? null : shown,
            );
          },
        },
      };
    },
    (unit, actor) => new SettingsService(unit, actor),
  )(ports);
}

/** What is public of the settings of this browser's simulation. */
export function publicSettingsOfSimulation(
  ports: Pick<ServicePorts, 'clock' | 'ids'>,
): PublicSettingsService {
  return new PublicSettingsService(simulatedUnit((open) => ({ settings: simulatedSettings(open) }), ports));
}
