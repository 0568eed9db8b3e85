import { ContainerModule } from 'inversify';
import { httpOwnAvatar } from '../../../adapters/http/http-own-avatar';
import { httpPort } from '../../../adapters/http/http-port';
import { ownAccountApi } from '../../../core/account/own-account.api';
import { auditApi } from '../../../core/audit/audit.api';
import { peopleApi } from '../../../core/people/people.api';
import { ReauthenticationViewModel } from '../../../ui/shared/session/reauthentication.view-model';
import { fetchedPersonalData } from '../../shared/fetched-personal-data';
import { bindFactory } from '../../shared/token';
import { tokens } from '../../shared/tokens';
import { bindSitePort } from './bind-site-port';
import { siteCalls } from './site-calls';

/** The people on the site's server, the person's own account, and the audit log. */
export const serverPeopleModule = new ContainerModule((options) => {
  const kept = { scheduler: tokens.scheduler, keeper: ReauthenticationViewModel };
  bindSitePort(options, tokens.peopleGateway, peopleApi);
  bindSitePort(options, tokens.ownAccount, ownAccountApi);
  bindFactory(options, tokens.ownAvatar, kept, ({ keeper, ...given }) =>
    httpOwnAvatar(siteCalls(given), keeper),
  );
  bindFactory(options, tokens.personalData, kept, ({ keeper, ...given }) =>
    fetchedPersonalData(async () => {
      const { personalDataApi } = await import('../../../core/privacy/personal-data.api');
      return httpPort(personalDataApi, siteCalls(given), keeper);
    }),
  );
  bindSitePort(options, tokens.auditLog, auditApi);
});
