import { ContainerModule } from 'inversify';
import { wantedSizesApi } from '../../../../core/shelf/wanted-sizes.api';
import { SIZES_NEEDED } from '../../../../ui/donate/sizes-needed';
import { bindFactory } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';
import { bindOpenPort } from '../../open-port';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Where the landing page knows the sizes from that are asked for: the page itself, or what is fetched once it is asked. */
export const wantedSizesModule = new ContainerModule((options) => {
  bindFactory(options, tokens.shownSizes, {}, () => {
    const shown = SIMULATED ? null : document.getElementById(SIZES_NEEDED);
    return shown && { sizes: [...shown.querySelectorAll('li')].map((size) => size.textContent) };
  });
  bindOpenPort(
    options,
    tokens.wantedSizes,
    wantedSizesApi,
    SIMULATED
      ? async (ports) =>
          (await import('../../../simulation/programs/simulated-wanted-sizes')).wantedSizesOfSimulation(ports)
      : null,
  );
});
