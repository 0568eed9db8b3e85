import { ContainerModule } from 'inversify';
import { WaitingViewModel } from '../ui/dashboard/waiting/waiting.view-model';
import { bindClass } from './token';
import { tokens } from './tokens';

/** What waits for an admin. Nobody is asked to sign in again only because something is counted. */
export const waitingModule = new ContainerModule((options) => {
  bindClass(
    options,
    WaitingViewModel,
    [tokens.inbox, tokens.pickups, tokens.changes, tokens.logger],
    'transient',
  );
});
