import { ContainerModule } from 'inversify';
import { HttpFirstAdminGateway } from '../../../adapters/http/http-first-admin-gateway';
import { FirstAdminViewModel } from '../../../ui/account/first-admin/first-admin.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindFactory, bindViewModel } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { siteCalls } from './site-calls';

/** Making the first admin of a new site, which only a server has. */
export const serverFirstAdminModule = new ContainerModule((options) => {
  const { firstAdminGateway, logger, scheduler } = tokens;
  bindFactory(
    options,
    firstAdminGateway,
    { scheduler },
    (ports) => new HttpFirstAdminGateway(siteCalls(ports)),
  );
  bindViewModel(options, FirstAdminViewModel, [firstAdminGateway, ToastViewModel, logger]);
});
