import { ContainerModule } from 'inversify';
import { ListedCommonPasswords } from '../../../adapters/common-passwords/listed-common-passwords';
import { BetterAuthAccounts } from '../../../adapters/postgres/account/better-auth-accounts';
import { betterAuthHasher as hasher } from '../../../adapters/postgres/account/postgres-passwords';
import { PostgresExpiredRecords } from '../../../adapters/postgres/privacy/postgres-expired-records';
import { AccountLinksService } from '../../../core/account/links/account-links.service';
import { OwnAccountService } from '../../../core/account/own-account.service';
import { easyPasswordCheck } from '../../../core/account/passwords/easy-password';
import { passwordCheck } from '../../../core/account/passwords/password-check';
import { NoteSignIn } from '../../../core/account/second-factor/note-sign-in';
import { SecondStepSignIn } from '../../../core/account/second-factor/second-step-sign-in';
import { DeleteExpired } from '../../../core/privacy/delete-expired';
import { startPeriodic } from '../../../server/periodic.job';
import { bindClass, bindFactory } from '../../shared/token';
import { factorTools, siteNames } from '../factor-tools';
import { linkLetters } from '../link-letters';
import { isSampleAccount } from '../samples';
import { serverTokens as tokens } from '../server-tokens';

const { clock, database, logger, mails, publicUrl, publishChange, scheduler, secret, unit } = tokens;

/** Accounts, sessions and one-time links, and the job that deletes on time what is kept of people. */
export const accountModule = new ContainerModule((options) => {
  bindClass(options, ListedCommonPasswords, []);
  bindFactory(
    options,
    BetterAuthAccounts,
    { clock, database, logger, publicUrl, publishChange, secret, siteNames: tokens.siteNames },
    (ports) => {
      const isEasy = easyPasswordCheck(ports.siteNames, isSampleAccount);
      return new BetterAuthAccounts(ports.database, { ...ports, isEasy }, ports.logger, ports.publishChange);
    },
  );
  bindFactory(
    options,
    tokens.factorTools,
    { publicUrl, factorKey: tokens.factorKey },
    ({ publicUrl: origin, factorKey }) => factorTools(origin, factorKey),
  );
  bindFactory(options, tokens.siteNames, { unit, content: tokens.knownContent }, siteNames);
  bindFactory(
    options,
    SecondStepSignIn,
    { clock, logger, mails, tools: tokens.factorTools, unit },
    (ports) => new SecondStepSignIn(ports.unit, ports),
  );
  bindFactory(
    options,
    NoteSignIn,
    { mails, tools: tokens.factorTools, unit },
    (ports) => new NoteSignIn(ports.unit, { codes: ports.tools.codes, mails: ports.mails }),
  );
  const links = AccountLinksService;
  const linkPorts = { clock, common: ListedCommonPasswords, mails, publicUrl, unit };
  bindFactory(options, links, { ...linkPorts, siteNames: tokens.siteNames }, (ports) => {
    const findWeakness = passwordCheck(ports.common, 'password', ports.siteNames);
    const letters = linkLetters(ports);
    return new AccountLinksService(ports.unit, {
      clock: ports.clock,
      hasher,
      findWeakness,
      letters,
      sendsMail: true,
    });
  });
  // What is still being sent when the server stops is waited for.
  bindFactory(options, tokens.job, { links }, (ports) => () => () => ports.links.settled());
  bindFactory(
    options,
    tokens.ownAccountFor,
    { accounts: BetterAuthAccounts, common: ListedCommonPasswords, siteNames: tokens.siteNames, unit },
    (ports) => (user, cookie) =>
      new OwnAccountService(ports.unit, user, {
        hasher,
        findWeakness: passwordCheck(ports.common, 'next', ports.siteNames),
        sessionId: () => ports.accounts.sessionIdOf(cookie),
      }),
  );
  bindClass(options, PostgresExpiredRecords, [database, logger, publishChange]);
  bindClass(options, DeleteExpired, [PostgresExpiredRecords, clock, logger]);
  bindFactory(
    options,
    tokens.job,
    { deleteExpired: DeleteExpired, scheduler },
    (ports) => () => startPeriodic('retention', () => ports.deleteExpired.execute(), ports.scheduler),
  );
});
