import { eventsApi } from '../../../core/events/events.api';
import type { ServicePorts } from '../../simulation/simulated-service';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** A file of its own, which Home need not name. */
const simulated = async (ports: ServicePorts) =>
  (await import('../../simulation/calendar/simulated-events')).eventsOfSimulation(ports);

/** The events, for those who run them. */
export const eventsArea = { api: eventsApi, simulated: SIMULATED && simulated };
