import { randomBytes } from 'node:crypto';
import { betterAuthHasher } from '../../adapters/postgres/account/postgres-passwords';
import type { postgresRepositories } from '../../adapters/postgres/postgres-repositories';
import type { Accounts } from '../../core/account/accounts.port';
import { AccountLinksService } from '../../core/account/links/account-links.service';
import type { LinkLetters } from '../../core/account/links/send-link';
import { OwnAccountService } from '../../core/account/own-account.service';
import type { CommonPasswords } from '../../core/account/passwords/common-passwords.port';
import type { User } from '../../core/account/user';
import type { Mails } from '../../core/mail/mails';
import { linkAddress } from '../../core/navigation/link-address';
import { PeopleService } from '../../core/people/people.service';
import { PersonalDataService } from '../../core/privacy/personal-data.service';
import type { Clock } from '../../core/shared/clock.port';
import type { UnitOfWork } from '../../core/unit-of-work/unit-of-work.port';
import { passwordCheck } from '../../server/account/password-check';

interface Ports {
  readonly unit: UnitOfWork<ReturnType<ReturnType<typeof postgresRepositories>>>;
  readonly accounts: Pick<Accounts, 'sessionIdOf'>;
  readonly commonPasswords: CommonPasswords;
  readonly mails: Mails;
  readonly publicUrl: string;
  readonly clock: Clock;
}

/** The services of people and their accounts, as the server calls them. */
export function accountServices({ unit, accounts, commonPasswords, mails, publicUrl, clock }: Ports) {
  const hasher = betterAuthHasher;
  const letters: LinkLetters & { readonly mails: Mails } = {
    mails,
    addressOf: (link) => linkAddress(publicUrl, link),
    newSecret: () => randomBytes(32).toString('base64url'),
  };
  const findWeakness = passwordCheck(commonPasswords, 'next');
  return {
    commonPasswords,
    accountLinks: new AccountLinksService(unit, { clock, hasher, letters, sendsMail: true }),
    ownAccountFor: (user: User, cookie: string) =>
      new OwnAccountService(unit, user, {
        ...{ hasher, findWeakness },
        sessionId: () => accounts.sessionIdOf(cookie),
      }),
    personalDataFor: (actor: User) => new PersonalDataService(unit, actor),
    peopleFor: (actor: User) => new PeopleService(unit, actor, letters),
  };
}
