import { ContainerModule } from 'inversify';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { simulatedLinks } from '../simulated-links';

/** One-time links of the simulation, which are shown since no mail is sent. */
export const mockAccountLinksModule = new ContainerModule((options) => {
  const ports = { clock: tokens.clock, ids: tokens.idSource, scheduler: tokens.scheduler };
  bindFactory(options, tokens.accountLinks, ports, simulatedLinks);
});
