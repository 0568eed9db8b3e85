import { ContainerModule } from 'inversify';
import { soFarApi } from '../../../core/figures/so-far.api';
import { tokens } from '../../shared/tokens';
import { bindOpenPort } from '../open-port';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Where the landing page within the app has the figures of the year from; the page of its own comes with them. */
export const landingInAppModule = new ContainerModule((options) => {
  bindOpenPort(
    options,
    tokens.soFar,
    soFarApi,
    SIMULATED
      ? async (ports) => (await import('../../simulation/programs/simulated-so-far')).soFarOfSimulation(ports)
      : null,
  );
});
