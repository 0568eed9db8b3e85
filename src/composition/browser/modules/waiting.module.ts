import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { WaitingViewModel } from '../../../ui/dashboard/waiting/waiting.view-model';
import { bindClass } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** What waits for an admin. */
export const waitingModule = new ContainerModule((options) => {
  bindClass(
    options,
    WaitingViewModel,
    [tokens.messages, tokens.pickups, ChangeFeed, tokens.logger],
    'transient',
  );
});
