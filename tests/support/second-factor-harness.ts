import { WebCryptoCodes } from '../../src/adapters/web-crypto/web-crypto-codes';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { SessionRepository } from '../../src/core/account/account.repository.port';
import type { SecondSessionRepository } from '../../src/core/account/second-factor/factor.repository.port';
import type { FactorTools } from '../../src/core/account/second-factor/factor-tools.port';
import {
  type OwnFactorRepositories,
  OwnFactorsService,
} from '../../src/core/account/second-factor/own-factors.service';
import {
  type SecondStepRepositories,
  SecondStepSignIn,
} from '../../src/core/account/second-factor/second-step-sign-in';
import type { Mail } from '../../src/core/mail/mail';
import type { Person } from '../../src/core/people/person';
import type { PersonRepository } from '../../src/core/people/person.repository.port';
import { PersonFactorsService } from '../../src/core/people/person-factors.service';
import { ok } from '../../src/core/shared/result';
import type { UnitOfWork } from '../../src/core/unit-of-work/unit-of-work.port';
import type { SecondFactorPlace } from '../contracts/second-factor.contract';
import { aSite } from './a-site';
import type { FakeTime } from './fake-time';
import { aPerson } from './person-builder';
import { RecordingLogger } from './recording-logger';

const PASSWORD = 'walk two miles in these';

/** The people of the contract. */
export const FACTOR_PEOPLE: readonly Person[] = ['ann', 'ben'].map((id) =>
  aPerson({ id, name: id, email: `${id}@example.org`, role: 'admin', state: 'active' }),
);

/** What the policy says there. */
export const FACTOR_POLICY = { secondStep: 'admins', secondStepFrom: '2020-01-01' } as const;

interface Repositories extends SecondStepRepositories, OwnFactorRepositories {
  readonly secondSessions: SecondSessionRepository;
  readonly people: PersonRepository;
  readonly sessions: Pick<SessionRepository, 'endAll'>;
}

/** The codes of every harness. */
export const testCodes = new WebCryptoCodes(crypto);

/** The second steps of 'ann' on a unit of work. */
export function secondFactorPlace(
  unit: UnitOfWork<Repositories>,
  time: FakeTime,
  tools: FactorTools,
): SecondFactorPlace {
  const mailed: string[] = [];
  const written = mailsOf(aSite('https://www.example.org'));
  const mails = new Proxy(written, {
    get: (target, name) => {
      const write = Reflect.get(target, name) as (...told: unknown[]) => Mail;
      return (...told: unknown[]) => {
        const mail = write(...told);
        mailed.push(mail.subject);
        return mail;
      };
    },
  });
  const standing = {
    assurance: 'password',
    secondStepFrom: FACTOR_POLICY.secondStepFrom,
    hasFactor: false,
    confirmedAt: 0,
    readAt: 0,
  } as const;
  const ann = { id: 'ann', name: 'ann', email: 'ann@example.org', role: 'admin', standing };
  return {
    own: new OwnFactorsService(unit, ann, {
      tools,
      clock: time,
      mails,
      hasher: { verify: async (_, password) => password === PASSWORD },
      issuer: 'Example',
      sessionId: async () => ok('ann'),
    }),
    password: PASSWORD,
    signIn: new SecondStepSignIn(unit, { tools, clock: time, mails, logger: new RecordingLogger() }),
    others: new PersonFactorsService(
      unit,
      { id: 'ben', name: 'ben' },
      {
        codes: tools.codes,
        mails,
        addressOf: (secret) => `https://www.example.org/login#${secret}`,
        sendsMail: false,
      },
    ),
    codes: tools.codes,
    time,
    mailed,
  };
}
