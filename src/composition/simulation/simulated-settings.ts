import { simulatedOutboxRepository } from '../../adapters/mock/mail/simulated-outbox-repository';
import { simulatedSettings } from '../../adapters/mock/settings/simulated-settings';
import { MailService } from '../../core/mail/mail.service';
import { SettingsService } from '../../core/settings/settings.service';
import { simulatedService } from './simulated-service';

/** The settings of this browser's simulation. */
export const settingsOfSimulation = simulatedService(
  (open) => ({ settings: simulatedSettings(open) }),
  (unit, actor) => new SettingsService(unit, actor),
);

/** The mails of this browser's simulation, which sends none. */
export const mailOfSimulation = simulatedService(
  (open) => ({ outbox: simulatedOutboxRepository(open) }),
  (unit) => new MailService(unit, false),
);
