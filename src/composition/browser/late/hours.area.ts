import { hoursApi } from '../../../core/hours/hours.api';
import type { ServicePorts } from '../../simulation/simulated-service';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** A file of its own, which Home need not name. */
const simulated = async (ports: ServicePorts) =>
  (await import('../../simulation/calendar/simulated-signups')).hoursOfSimulation(ports);

/** The hours of volunteers, for staff. */
export const hoursArea = { api: hoursApi, simulated: SIMULATED && simulated };
