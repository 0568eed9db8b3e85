import { shelfApi } from '../../../core/shelf/shelf.api';
import type { ServicePorts } from '../../simulation/simulated-service';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** A file of its own, which Home need not name. */
const simulated = async (ports: ServicePorts) =>
  (await import('../../simulation/programs/simulated-shelf')).shelfOfSimulation(ports);

/** The shelf, for those who keep it. */
export const shelfArea = { api: shelfApi, simulated: SIMULATED && simulated };
