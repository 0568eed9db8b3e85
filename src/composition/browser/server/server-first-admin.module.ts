import { ContainerModule } from 'inversify';
import { HttpCalls } from '../../../adapters/http/http-calls';
import { HttpFirstAdminGateway } from '../../../adapters/http/http-first-admin-gateway';
import { bindPort } from '../../shared/token';
import { tokens } from '../../shared/tokens';

/** Making the first admin of a new site, which only a server has. */
export const serverFirstAdminModule = new ContainerModule((options) => {
  const { firstAdminGateway } = tokens;
  bindPort(options, firstAdminGateway, HttpFirstAdminGateway, [HttpCalls]);
});
