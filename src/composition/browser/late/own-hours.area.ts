import { ownHoursApi } from '../../../core/hours/hours.api';
import type { ServicePorts } from '../../simulation/simulated-service';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** A file of its own, which Home need not name. */
const simulated = async (ports: ServicePorts) =>
  (await import('../../simulation/calendar/simulated-own-signups')).ownHoursOfSimulation(ports);

/** People’s own hours. */
export const ownHoursArea = { api: ownHoursApi, simulated: SIMULATED && simulated };
