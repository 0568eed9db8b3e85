import { simulatedSettings } from '../../adapters/mock/settings/simulated-settings';
import type { User } from '../../core/account/user';
import type { SettingsStore } from '../../core/settings/settings.api';
import { SettingsService } from '../../core/settings/settings.service';
import { dueReceiptsOfSimulation } from './gifts/simulated-receipts';
import { thenReceipts } from './gifts/then-receipts';
import { type ServicePorts, simulatedService } from './simulated-service';

/** The foundation's settings in this browser's simulation. Receipts that waited for a legal name are written once there is one. */
export function settingsOfSimulation(ports: ServicePorts): (actor: User) => SettingsStore {
  const due = dueReceiptsOfSimulation(ports);
  const service = simulatedService(
    (open) => ({ settings: simulatedSettings(open) }),
    (unit, actor) => new SettingsService(unit, actor),
  )(ports);
  return (actor) => {
    const settings = service(actor);
    return { ...settings, save: thenReceipts(settings.save, due) };
  };
}
