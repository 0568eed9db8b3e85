import { applicationsApi } from '../../../core/applications/applications.api';
import type { ServicePorts } from '../../simulation/simulated-service';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** A file of its own, which Home need not name. */
const simulated = async (ports: ServicePorts) =>
  (await import('../../simulation/programs/simulated-applications')).applicationsOfSimulation(ports);

/** Applications, for staff. */
export const applicationsArea = { api: applicationsApi, simulated: SIMULATED && simulated };
