import { ContainerModule } from 'inversify';
import { LATENCY_MS } from '../../../adapters/mock/latency';
import { delay } from '../../../core/shared/time/delay';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { publicEventsOfSimulation } from '../calendar/simulated-public-events';

/** The simulation's events that everybody sees. */
export const mockPublicEventsModule = new ContainerModule((options) => {
  bindFactory(options, tokens.shownEvents, {}, () => null);
  const { clock, scheduler } = tokens;
  bindFactory(options, tokens.publicEvents, { clock, scheduler }, ({ clock, scheduler }) => {
    const service = publicEventsOfSimulation({ clock });
    return {
      listPublic: async () => {
        await delay(scheduler, LATENCY_MS.query);
        return service.listPublic();
      },
    };
  });
});
