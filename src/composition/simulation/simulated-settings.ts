import { simulatedSettings } from '../../adapters/mock/settings/simulated-settings';
import { SettingsService } from '../../core/settings/settings.service';
import { simulatedService } from './simulated-service';

/** The settings of this browser's simulation. */
export const settingsOfSimulation = simulatedService(
  (open) => ({ settings: simulatedSettings(open) }),
  (unit, actor) => new SettingsService(unit, actor),
);
