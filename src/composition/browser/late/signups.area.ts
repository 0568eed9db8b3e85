import { signupsApi } from '../../../core/signups/signups.api';
import type { ServicePorts } from '../../simulation/simulated-service';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** A file of its own, which Home need not name. */
const simulated = async (ports: ServicePorts) =>
  (await import('../../simulation/calendar/simulated-signups')).signupsOfSimulation(ports);

/** The sign-ups, for staff. */
export const signupsArea = { api: signupsApi, simulated: SIMULATED && simulated };
