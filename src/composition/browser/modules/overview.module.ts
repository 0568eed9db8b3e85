import { ContainerModule } from 'inversify';
import { ReadOverview } from '../../../core/overview/read-overview';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { ComputedOverviewViewModel } from '../../../ui/dashboard/admin/computed-overview.view-model';
import { bindClass } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The overview of what the server records. */
export const overviewModule = new ContainerModule((options) => {
  bindClass(options, ReadOverview, [tokens.peopleGateway, tokens.auditLog, tokens.logger]);
  bindClass(options, ComputedOverviewViewModel, [ReadOverview, ChangeFeed], 'transient');
});
