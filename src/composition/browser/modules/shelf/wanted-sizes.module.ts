import { ContainerModule } from 'inversify';
import { HttpCalls } from '../../../../adapters/http/http-calls';
import { wantedSizesApi } from '../../../../core/shelf/wanted-sizes.api';
import { SIZES_NEEDED } from '../../../../ui/donate/sizes-needed';
import { bindFactory } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Where the landing page knows the sizes from that are asked for: the page itself, or what is fetched once it is asked. */
export const wantedSizesModule = new ContainerModule((options) => {
  const { clock, idSource: ids, shownSizes, wantedSizes } = tokens;
  if (SIMULATED) {
    bindFactory(options, shownSizes, {}, () => null);
    bindFactory(options, wantedSizes, { clock, ids }, (ports) => ({
      wanted: async () => {
        const { wantedSizesOfSimulation } = await import(
          '../../../simulation/programs/simulated-wanted-sizes'
        );
        return wantedSizesOfSimulation(ports).wanted();
      },
    }));
  } else {
    bindFactory(options, shownSizes, {}, () => {
      const shown = document.getElementById(SIZES_NEEDED);
      return shown && { sizes: [...shown.querySelectorAll('li')].map((size) => size.textContent) };
    });
    bindFactory(options, wantedSizes, { calls: HttpCalls }, ({ calls }) => ({
      wanted: async (input, signal) => {
        const { httpPort } = await import('../../../../adapters/http/http-port');
        // Everybody may ask: nobody has to sign in again.
        return httpPort(wantedSizesApi, calls, { keep: (call) => call() }).wanted(input, signal);
      },
    }));
  }
});
