import { ContainerModule } from 'inversify';
import { HttpAccountLinks } from '../../../adapters/http/http-account-links';
import { HttpCalls } from '../../../adapters/http/http-calls';
import { bindFactory, bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { simulatedLinks } from '../../simulation/simulated-links';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Choosing a password by a link, and asking for one. */
export const accountLinksModule = new ContainerModule((options) => {
  const { accountLinks, clock, contentStore: content, idSource: ids, scheduler } = tokens;
  if (SIMULATED) bindFactory(options, accountLinks, { clock, content, ids, scheduler }, simulatedLinks);
  else bindPort(options, accountLinks, HttpAccountLinks, [HttpCalls]);
});
