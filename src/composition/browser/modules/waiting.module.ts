import { ContainerModule } from 'inversify';
import { messagesApi } from '../../../core/messages/messages.api';
import { pickupsApi } from '../../../core/pickups/pickups.api';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { WaitingViewModel } from '../../../ui/dashboard/waiting/waiting.view-model';
import { bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { messagesOfSimulation, pickupsOfSimulation } from '../../simulation/simulated-messages';
import { bindArea } from '../bind-area';

const SIMULATED = import.meta.env.VITE_BACK_END !== 'server';

/** Messages and pickups, and what of them waits for an admin. */
export const waitingModule = new ContainerModule((options) => {
  const { messages, pickups } = tokens;
  bindArea(options, messages, messagesApi, SIMULATED && messagesOfSimulation);
  bindArea(options, pickups, pickupsApi, SIMULATED && pickupsOfSimulation);
  bindViewModel(options, WaitingViewModel, [messages, pickups, ChangeFeed]);
});
