import { ownGuidesApi } from '../../../core/guides/own-guides.api';
import type { ServicePorts } from '../../simulation/simulated-service';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** A file of its own, which Home need not name. */
const simulated = async (ports: ServicePorts) =>
  (await import('../../simulation/programs/simulated-guides')).ownGuidesOfSimulation(ports);

/** The guides for their readers. */
export const ownGuidesArea = { api: ownGuidesApi, simulated: SIMULATED && simulated };
