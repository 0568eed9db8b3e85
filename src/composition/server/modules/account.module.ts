import { randomBytes } from 'node:crypto';
import { ContainerModule } from 'inversify';
import { ListedCommonPasswords } from '../../../adapters/common-passwords/listed-common-passwords';
import { BetterAuthAccounts } from '../../../adapters/postgres/account/better-auth-accounts';
import { betterAuthHasher as hasher } from '../../../adapters/postgres/account/postgres-passwords';
import { PostgresOldRecords } from '../../../adapters/postgres/privacy/postgres-old-records';
import { AccountLinksService } from '../../../core/account/links/account-links.service';
import { ownAccountApi } from '../../../core/account/own-account.api';
import { ownAccountInputs } from '../../../core/account/own-account.inputs';
import { OwnAccountService } from '../../../core/account/own-account.service';
import type { Mails } from '../../../core/mail/mails';
import { linkAddress } from '../../../core/navigation/link-address';
import { peopleApi } from '../../../core/people/people.api';
import { peopleInputs } from '../../../core/people/people.inputs';
import { PeopleService } from '../../../core/people/people.service';
import { ForgetOldRecords } from '../../../core/privacy/forget-old-records';
import { personalDataApi } from '../../../core/privacy/personal-data.api';
import { personalDataInputs } from '../../../core/privacy/personal-data.inputs';
import { PersonalDataService } from '../../../core/privacy/personal-data.service';
import { passwordCheck } from '../../../server/account/password-check';
import { apiArea } from '../../../server/api-area';
import { lookAfterOldRecords } from '../../../server/privacy/retention.job';
import { bindClass, bindFactory } from '../../shared/token';
import { serverTokens as tokens } from '../server-tokens';

const { announce, clock, database, logger, mails, publicUrl, scheduler, secret, unit } = tokens;

/** How one-time links reach people. */
const letters = (given: { readonly mails: Mails; readonly publicUrl: string }) => ({
  mails: given.mails,
  addressOf: (link: Parameters<typeof linkAddress>[1]) => linkAddress(given.publicUrl, link),
  newSecret: () => randomBytes(32).toString('base64url'),
});

/** Accounts, sessions and one-time links; people; what is kept of them, and the job that deletes it on time. */
export const accountModule = new ContainerModule((options) => {
  bindClass(options, ListedCommonPasswords, []);
  bindFactory(
    options,
    BetterAuthAccounts,
    { announce, clock, database, logger, publicUrl, secret },
    (given) => new BetterAuthAccounts(given.database, given, given.logger, given.announce),
  );
  const links = AccountLinksService;
  bindFactory(options, links, { clock, mails, publicUrl, unit }, (given) => {
    const ports = { clock: given.clock, hasher, letters: letters(given), sendsMail: true };
    return new AccountLinksService(given.unit, ports);
  });
  // What is still being sent when the server stops is waited for.
  bindFactory(options, tokens.job, { links }, (given) => () => () => given.links.settled());
  bindFactory(
    options,
    tokens.ownAccountFor,
    { accounts: BetterAuthAccounts, common: ListedCommonPasswords, unit },
    (given) => (user, cookie) =>
      new OwnAccountService(given.unit, user, {
        ...{ hasher, findWeakness: passwordCheck(given.common, 'next') },
        sessionId: () => given.accounts.sessionIdOf(cookie),
      }),
  );
  bindFactory(options, tokens.api, { serviceFor: tokens.ownAccountFor }, ({ serviceFor }) =>
    apiArea({
      ...{ api: ownAccountApi, inputs: ownAccountInputs, serviceFor },
      oldPaths: {
        ...{ rename: 'PUT /name', changePassword: 'PUT /password', removeAvatar: 'DELETE /avatar' },
        endSession: 'DELETE /sessions/:id',
      },
    }),
  );
  bindFactory(options, tokens.api, { mails, publicUrl, unit }, (given) =>
    apiArea({
      ...{ api: peopleApi, inputs: peopleInputs },
      serviceFor: (actor) => new PeopleService(given.unit, actor, letters(given)),
      oldPaths: {
        ...{ list: 'GET /', roleHolders: 'GET /roles', read: 'GET /:id', invite: 'POST /' },
        ...{ change: 'PUT /:id', resend: 'POST /:id/invitation', signOut: 'DELETE /:id/sessions' },
        ...{ deactivate: 'POST /:id/deactivation', reactivate: 'DELETE /:id/deactivation' },
      },
    }),
  );
  bindFactory(options, tokens.api, { unit }, (given) =>
    apiArea({
      ...{ api: personalDataApi, inputs: personalDataInputs },
      serviceFor: (actor) => new PersonalDataService(given.unit, actor),
      oldPaths: { export: 'POST /:id/export', erase: 'DELETE /:id' },
    }),
  );
  bindClass(options, PostgresOldRecords, [database, logger, announce]);
  bindClass(options, ForgetOldRecords, [PostgresOldRecords, clock, logger]);
  bindFactory(
    options,
    tokens.job,
    { forgetOld: ForgetOldRecords, scheduler },
    (given) => () => lookAfterOldRecords(given.forgetOld, given.scheduler),
  );
});
