import { ContainerModule } from 'inversify';
import { ReadOverview } from '../../../core/overview/read-overview';
import { ChangeFeed } from '../../../core/shared/change-feed';
import { ComputedOverviewViewModel } from '../../../ui/dashboard/admin/computed-overview.view-model';
import { bindClass, bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** The overview of what the server records. */
export const overviewModule = new ContainerModule((options) => {
  const { auditLog, logger, peopleGateway } = tokens;
  bindClass(options, ReadOverview, [peopleGateway, auditLog, logger]);
  bindViewModel(options, ComputedOverviewViewModel, [ReadOverview, ChangeFeed]);
});
