import { ContainerModule } from 'inversify';
import { BrowserScheduler } from '../../adapters/system/browser-scheduler';
import { RandomIdSource } from '../../adapters/system/random-id-source';
import { bindFactory } from './token';
import { tokens } from './tokens';

/** Time, timers, ids and logging. */
export const systemModule = new ContainerModule((options) => {
  bindFactory(options, tokens.clock, {}, () => ({ now: () => Date.now() }));
  bindFactory(options, tokens.scheduler, {}, () => new BrowserScheduler(globalThis));
  bindFactory(options, tokens.logger, {}, () => globalThis.console);
  bindFactory(options, tokens.idSource, {}, () => new RandomIdSource(globalThis.crypto));
});
