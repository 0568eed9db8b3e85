import { ContainerModule } from 'inversify';
import { ListedCommonPasswords } from '../../../adapters/common-passwords/listed-common-passwords';
import { BetterAuthAccounts } from '../../../adapters/postgres/account/better-auth-accounts';
import { PostgresAccountLinks } from '../../../adapters/postgres/account/postgres-account-links';
import { PostgresOwnAccount } from '../../../adapters/postgres/account/postgres-own-account';
import { PostgresPeopleGateway } from '../../../adapters/postgres/people/postgres-people-gateway';
import { PostgresOldRecords } from '../../../adapters/postgres/privacy/postgres-old-records';
import { PostgresPersonalData } from '../../../adapters/postgres/privacy/postgres-personal-data';
import { ForgetOldRecords } from '../../../core/privacy/forget-old-records';
import { lookAfterOldRecords } from '../../../server/privacy/retention.job';
import { bindClass, bindFactory } from '../../shared/token';
import { serverTokens as tokens } from '../server-tokens';

const { announce, clock, database, ids, logger, mails, publicUrl, scheduler, secret } = tokens;
const ports = { announce, clock, database, ids, logger };

/** Accounts, sessions and one-time links; people; what is kept of them, and the job that deletes it on time. */
export const accountModule = new ContainerModule((options) => {
  bindClass(options, ListedCommonPasswords, []);
  bindFactory(
    options,
    BetterAuthAccounts,
    { ...ports, publicUrl, secret },
    (given) => new BetterAuthAccounts(given.database, given, given.logger, given.announce),
  );
  const links = PostgresAccountLinks;
  bindFactory(
    options,
    links,
    { ...ports, mails, publicUrl },
    (given) => new PostgresAccountLinks(given.database, given),
  );
  // What is still being sent when the server stops is waited for.
  bindFactory(options, tokens.job, { links }, (given) => () => () => given.links.settled());
  bindFactory(
    options,
    tokens.ownAccount,
    ports,
    (given) => (user, sessionId) =>
      new PostgresOwnAccount(given.database, user, sessionId, { ...given, subtle: crypto.subtle }),
  );
  bindFactory(options, tokens.peopleFor, { ...ports, links }, (given) => {
    const sendInvitation: PostgresAccountLinks['sendInvitation'] = (transaction, person) =>
      given.links.sendInvitation(transaction, person);
    return (actor) => new PostgresPeopleGateway(given.database, actor, { ...given, sendInvitation });
  });
  bindFactory(
    options,
    tokens.personalDataFor,
    ports,
    (given) => (actor) => new PostgresPersonalData(given.database, actor, given),
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
