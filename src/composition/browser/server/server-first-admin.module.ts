import { ContainerModule } from 'inversify';
import { HttpFirstAdminGateway } from '../../../adapters/http/http-first-admin-gateway';
import { FirstAdminViewModel } from '../../../ui/account/first-admin/first-admin.view-model';
import { ToastViewModel } from '../../../ui/shared/toast/toast.view-model';
import { bindClass, bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { siteCalls } from './site-calls';

/** Making the first admin of a new site, which only a server has. */
export const serverFirstAdminModule = new ContainerModule((options) => {
  bindFactory(
    options,
    tokens.firstAdminGateway,
    { scheduler: tokens.scheduler },
    (ports) => new HttpFirstAdminGateway(siteCalls(ports)),
  );
  bindClass(
    options,
    FirstAdminViewModel,
    [tokens.firstAdminGateway, ToastViewModel, tokens.logger],
    'transient',
  );
});
