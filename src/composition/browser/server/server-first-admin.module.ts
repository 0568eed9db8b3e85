import { ContainerModule } from 'inversify';
import { HttpFirstAdminGateway } from '../../../adapters/http/http-first-admin-gateway';
import { CreateFirstAdmin } from '../../../core/account/first-admin/create-first-admin';
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
  // The server looks whether a password is common.
  bindFactory(
    options,
    CreateFirstAdmin,
    { gateway: firstAdminGateway, logger },
    ({ gateway, logger }) => new CreateFirstAdmin(gateway, null, logger),
  );
  bindViewModel(options, FirstAdminViewModel, [CreateFirstAdmin, ToastViewModel]);
});
