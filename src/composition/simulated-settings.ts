import { simulatedSettings } from '../adapters/mock/simulated-settings';
import { SimulatedUnitOfWork } from '../adapters/mock/simulated-unit-of-work';
import { browserSimulation } from '../adapters/mock/simulation';
import type { User } from '../core/auth/user';
import { SettingsService } from '../core/settings/settings.service';
import type { ServicePorts } from './bind-simulated-port';

/** The settings of this browser's simulation. */
export function settingsOfSimulation(ports: ServicePorts) {
  const unit = new SimulatedUnitOfWork(
    browserSimulation(globalThis),
    (open) => ({ settings: simulatedSettings(open) }),
    ports,
  );
  return (actor: User) => new SettingsService(unit, actor);
}
