import { ContainerModule } from 'inversify';
import { BrowserScheduler } from '../adapters/system/browser-scheduler';
import { ConsoleLogger } from '../adapters/system/console-logger';
import { RandomIdSource } from '../adapters/system/random-id-source';
import { SystemClock } from '../adapters/system/system-clock';
import { bindFactory, bindPort } from './token';
import { tokens } from './tokens';

/** Time, timers, ids and logging. */
export const systemModule = new ContainerModule((options) => {
  bindPort(options, tokens.clock, SystemClock, []);
  bindFactory(
    options,
    tokens.scheduler,
    {},
    () =>
      new BrowserScheduler({
        setTimeout: (task, delay) => globalThis.setTimeout(task, delay),
        clearTimeout: (handle) => globalThis.clearTimeout(handle as number),
        setInterval: (task, period) => globalThis.setInterval(task, period),
        clearInterval: (handle) => globalThis.clearInterval(handle as number),
      }),
  );
  bindFactory(options, tokens.logger, {}, () => new ConsoleLogger(globalThis.console));
  bindFactory(options, tokens.idSource, {}, () => new RandomIdSource(globalThis.crypto));
});
