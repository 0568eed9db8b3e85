import { ContainerModule } from 'inversify';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { resetSamplesOfSimulation } from '../../simulation/simulated-samples';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** The foundation's settings, and the mails of the site. */
export const settingsModule = new ContainerModule((options) => {
  const { clock, currentSession: session, resetSamples } = tokens;
  if (SIMULATED) bindFactory(options, resetSamples, { clock, session }, resetSamplesOfSimulation);
  else bindFactory(options, resetSamples, {}, () => null);
});
