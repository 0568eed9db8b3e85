import { ContainerModule } from 'inversify';
import { ChangeFeed } from '../../../../core/shared/change-feed';
import { PublicEventsViewModel } from '../../../../ui/events/public/public-events.view-model';
import { bindViewModel } from '../../../shared/token';
import { tokens } from '../../../shared/tokens';

/** The page of public events. */
export const publicEventsModule = new ContainerModule((options) => {
  bindViewModel(options, PublicEventsViewModel, [tokens.publicEvents, ChangeFeed, tokens.shownEvents]);
});
