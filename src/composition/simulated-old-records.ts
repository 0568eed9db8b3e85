import type { MockInbox, SimulationPorts } from '../adapters/mock/mock-inbox';
import { MockOldRecords } from '../adapters/mock/mock-old-records';
import { ForgetOldRecords } from '../core/privacy/forget-old-records';
import type { Logger } from '../core/shared/logger.port';
import type { JournalPorts } from './simulated-journal';
import { simulatedLinks } from './simulated-links';
import { simulatedSettings } from './simulated-settings';

/** Deletes what this browser has kept for long enough. */
export function forgetOldRecords(
  messages: MockInbox,
  { logger, ...ports }: JournalPorts & SimulationPorts & { readonly logger: Logger },
): Promise<void> {
  const old = new MockOldRecords(messages, simulatedLinks(ports), simulatedSettings(ports));
  return new ForgetOldRecords(old, ports.clock, logger).execute();
}
