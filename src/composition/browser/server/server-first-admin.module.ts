import { ContainerModule } from 'inversify';
import { HttpCalls } from '../../../adapters/http/http-calls';
import { HttpFirstAdminGateway } from '../../../adapters/http/http-first-admin-gateway';
import { FirstAdminViewModel } from '../../../ui/account/first-admin/first-admin.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindPort, bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** Making the first admin of a new site, which only a server has. */
export const serverFirstAdminModule = new ContainerModule((options) => {
  const { firstAdminGateway, logger } = tokens;
  bindPort(options, firstAdminGateway, HttpFirstAdminGateway, [HttpCalls]);
  bindViewModel(options, FirstAdminViewModel, [firstAdminGateway, ToastViewModel, logger]);
});
