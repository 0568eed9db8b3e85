import { ContainerModule } from 'inversify';
import { HttpAuditLog } from '../adapters/http/http-audit-log';
import { HttpPeopleGateway } from '../adapters/http/http-people-gateway';
import { siteCalls } from './site-calls';
import { bindFactory } from './token';
import { tokens } from './tokens';

/** The people on the site's server, and its audit log. */
export const serverPeopleModule = new ContainerModule((options) => {
  const ports = { scheduler: tokens.scheduler };
  bindFactory(options, tokens.peopleGateway, ports, (given) => new HttpPeopleGateway(siteCalls(given)));
  bindFactory(options, tokens.auditLog, ports, (given) => new HttpAuditLog(siteCalls(given)));
});
