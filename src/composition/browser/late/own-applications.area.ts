import { ownApplicationsApi } from '../../../core/applications/own/own-applications.api';
import type { ServicePorts } from '../../simulation/simulated-service';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** A file of its own, which Home need not name. */
const simulated = async (ports: ServicePorts) =>
  (await import('../../simulation/programs/simulated-own-applications')).ownApplicationsOfSimulation(ports);

/** Everybody's own applications. */
export const ownApplicationsArea = { api: ownApplicationsApi, simulated: SIMULATED && simulated };
