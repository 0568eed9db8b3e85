import { ContainerModule } from 'inversify';
import { HttpCalls } from '../../../adapters/http/http-calls';
import { soFarApi } from '../../../core/figures/so-far.api';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Where the landing page within the app has the figures of the year from; the page of its own comes with them. */
export const landingInAppModule = new ContainerModule((options) => {
  const { clock, idSource: ids, soFar } = tokens;
  if (SIMULATED)
    bindFactory(options, soFar, { clock, ids }, (ports) => ({
      soFar: async () => {
        const { soFarOfSimulation } = await import('../../simulation/programs/simulated-so-far');
        return soFarOfSimulation(ports).soFar();
      },
    }));
  else
    bindFactory(options, soFar, { calls: HttpCalls }, ({ calls }) => ({
      soFar: async (input, signal) => {
        const { httpPort } = await import('../../../adapters/http/http-port');
        // Everybody may ask: nobody has to sign in again.
        return httpPort(soFarApi, calls, { keep: (call) => call() }).soFar(input, signal);
      },
    }));
});
