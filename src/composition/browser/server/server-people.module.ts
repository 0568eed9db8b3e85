import { ContainerModule } from 'inversify';
import { HttpOwnAccount } from '../../../adapters/http/http-own-account';
import { HttpPeopleGateway } from '../../../adapters/http/http-people-gateway';
import { HttpPersonalData } from '../../../adapters/http/http-personal-data';
import { KnownUser } from '../../../adapters/http/known-user';
import { ChangePassword } from '../../../core/account/passwords/change-password';
import { auditApi } from '../../../core/audit/audit.api';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindSitePort } from './bind-site-port';
import { siteCalls } from './site-calls';

/** The people on the site's server, the person's own account, and the audit log. */
export const serverPeopleModule = new ContainerModule((options) => {
  const ports = { scheduler: tokens.scheduler };
  bindFactory(options, tokens.peopleGateway, ports, (given) => new HttpPeopleGateway(siteCalls(given)));
  bindFactory(
    options,
    tokens.ownAccount,
    { ...ports, known: KnownUser },
    ({ known, ...given }) => new HttpOwnAccount(siteCalls(given), known),
  );
  // The server looks whether a password is common.
  bindFactory(
    options,
    ChangePassword,
    { account: tokens.signedInAccount, logger: tokens.logger },
    ({ account, logger }) => new ChangePassword(account, null, logger),
  );
  const schema = async () => (await import('../../../core/privacy/personal-file')).personalFileSchema;
  bindFactory(options, tokens.personalData, ports, (given) => new HttpPersonalData(siteCalls(given), schema));
  bindSitePort(options, tokens.auditLog, auditApi);
});
