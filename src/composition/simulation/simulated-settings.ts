import { simulatedSettings } from '../../adapters/mock/settings/simulated-settings';
import { SettingsService } from '../../core/settings/settings.service';
import { type ServicePorts, simulatedService } from './simulated-service';

/** The foundation's settings in this browser's simulation. */
export function settingsOfSimulation(ports: ServicePorts) {
  return simulatedService(
    (open) => ({ settings: simulatedSettings(open) }),
    (unit, actor) => new SettingsService(unit, actor),
  )(ports);
}
