import { messagesApi } from '../../../core/messages/messages.api';
import type { ServicePorts } from '../../simulation/simulated-service';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** A file of its own, which Home need not name. */
const simulated = async (ports: ServicePorts) =>
  (await import('../../simulation/simulated-messages')).messagesOfSimulation(ports);

/** What visitors wrote. */
export const messagesArea = { api: messagesApi, simulated: SIMULATED && simulated };
