import { hasBegun, secondStepFromOf } from '../../access/second-step';
import type { Mails } from '../../mail/mails';
import type { Person } from '../../people/person';
import type { PersonRepository } from '../../people/person.repository.port';
import type { SettingsRepository } from '../../settings/settings.repository.port';
import { type FailureOf, fail, type Logger, ok, type Result } from '../../shared/result';
import type { Clock } from '../../shared/system.port';
import type { UnitOfWork } from '../../unit-of-work/unit-of-work.port';
import type { Caller } from '../accounts.port';
import { CHALLENGE_MS, takesTry } from './challenge';
import { base32 } from './code-rules';
import type {
  ChallengeRepository,
  FactorRepository,
  SecondSessionRepository,
} from './factor.repository.port';
import type { FactorTools } from './factor-tools.port';
import { backupCodesLeft, type Factors, hasFactor, withResetUsed } from './factors';
import { judgeProof, type PreparedProof, type Proof, prepareProof } from './proof';
import type { SecondStepOffer } from './second-step-offer';
import { tellOfBackupCode, tellOfWrongCode } from './tell-of-codes';

/** What a sign-in with a second step reads and writes. */
export interface SecondStepRepositories {
  readonly people: Pick<PersonRepository, 'find'>;
  readonly settings: Pick<SettingsRepository, 'find'>;
  readonly factors: FactorRepository;
  readonly challenges: ChallengeRepository;
  readonly secondSessions: Pick<SecondSessionRepository, 'open'>;
}

/** What it is made with. */
export interface SecondStepPorts {
  readonly tools: FactorTools;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
  readonly mails: Pick<Mails, 'passwordKnown' | 'backupCodesLeft'>;
}

/** A session that was opened: what its cookie holds, and whose it is. */
export interface OpenedByStep {
  readonly is: 'opened';
  readonly token: string;
  readonly person: Person;
}

/** A sign-in that waits: what its browser keeps, and how its person can go on. */
export interface WaitingSignIn {
  readonly is: 'waiting';
  readonly secret: string;
  readonly offer: SecondStepOffer;
}

/** What somebody with the right password brings along. */
export interface PasswordShown {
  readonly personId: string;
  readonly caller: Caller;
  /** The secret of a link to set up the second step again; null without one. */
  readonly resetSecret: string | null;
}

/**
 * Why a second step opens no session: 'not-found' when the sign-in is over (five tries, ten minutes, deactivated meanwhile);
 * 'invalid-credentials' for a wrong code or answer; 'conflict' for a code that was used or is older than one; 'locked' while codes wait.
 */
export type SecondStepFailure = FailureOf<
  'not-found' | 'invalid-credentials' | 'conflict' | 'locked' | 'quota' | 'unavailable'
>;

const TOKEN_BYTES = 20;

/** Signs in with a second step, after the password was right. */
export class SecondStepSignIn {
  constructor(
    private readonly unit: UnitOfWork<SecondStepRepositories>,
    private readonly ports: SecondStepPorts,
  ) {}

  /**
   * Goes on after the right password of somebody who has a second step, or whose second step was reset: 'second-factor' where the
   * policy asks for one and only the link in a mail leads on.
   */
  async begin(
    shown: PasswordShown,
  ): Promise<
    Result<WaitingSignIn | OpenedByStep, FailureOf<'second-factor' | 'not-found' | 'quota' | 'unavailable'>>
  > {
    const answer = await this.unit.read(async ({ factors }) => ok(await factors.find(shown.personId)));
    if (!answer.ok) return answer;
    return hasFactor(answer.value) ? this.wait(shown.personId, answer.value) : this.openAfterReset(shown);
  }

  private async wait(
    personId: string,
    factors: Factors,
  ): Promise<Result<WaitingSignIn, FailureOf<'quota' | 'unavailable'>>> {
    const { codes, passkeys } = this.ports.tools;
    const request = factors.passkeys.length > 0 ? await passkeys.authentication(factors.passkeys) : null;
    const secret = this.newToken();
    const hash = await codes.hash(secret);
    const offer = {
      passkey: request?.options ?? null,
      hasAuthenticator: factors.authenticator !== null,
      hasBackupCodes: backupCodesLeft(factors) > 0,
    };
    return this.unit.write(async ({ challenges }, unit) => {
      const expiresAt = unit.now() + CHALLENGE_MS;
      const challenge = { personId, expiresAt, tries: 0, passkey: request?.challenge ?? null };
      await challenges.put(hash, challenge, unit.now());
      return ok({ is: 'waiting', secret, offer });
    });
  }

  private async openAfterReset({ personId, caller, resetSecret }: PasswordShown) {
    type Opened = Promise<Result<OpenedByStep, FailureOf<'second-factor' | 'not-found'>>>;
    const hash = resetSecret === null ? '' : await this.ports.tools.codes.hash(resetSecret);
    const token = this.newToken();
    return this.unit.write(async ({ people, factors, settings, secondSessions }, unit): Opened => {
      const now = unit.now();
      const person = await people.find(personId);
      if (person?.state !== 'active') return fail({ code: 'not-found' });
      const storedFactors = await factors.find(personId);
      const from = secondStepFromOf(person.role ?? '', (await settings.find()).settings);
      if (hasBegun(from, now)) {
        const used = withResetUsed(storedFactors, hash, now);
        if (!used || hasFactor(storedFactors)) return fail({ code: 'second-factor' });
        await factors.replace(used);
      }
      await secondSessions.open({ personId, assurance: 'password', token, caller, step: null, now });
      return ok({ is: 'opened', token, person });
    });
  }

  /** Takes one try, and opens a session when it is right. */
  async prove(
    secret: string,
    proof: Proof,
    caller: Caller,
  ): Promise<Result<OpenedByStep, SecondStepFailure>> {
    const { tools, clock } = this.ports;
    const hash = await tools.codes.hash(secret);
    const now = clock.now();
    const known = await this.unit.read(async ({ challenges, factors }) => {
      const challenge = await challenges.find(hash);
      if (!challenge || !takesTry(challenge, now)) return fail({ code: 'not-found' });
      return ok({ challenge, factors: await factors.find(challenge.personId) });
    });
    if (!known.ok) return known;
    const situation = { factors: known.value.factors, challenge: known.value.challenge.passkey, now };
    const prepared = await prepareProof(proof, situation, tools);
    const judged = await this.judge(hash, prepared, { token: this.newToken(), caller });
    if (!judged.ok || typeof judged.value !== 'string')
      return judged as Result<OpenedByStep, SecondStepFailure>;
    if (judged.value === 'used') return fail({ code: 'conflict' });
    if (judged.value === 'waits') return fail({ code: 'locked' });
    const { personId } = known.value.challenge;
    this.ports.logger.warn('A second step failed', { person: personId, kind: proof.kind });
    return fail({ code: 'invalid-credentials' });
  }

  /** Judges a try, and counts one that is not right. Of two with the same code at once, one opens a session. */
  private judge(
    hash: string,
    prepared: PreparedProof,
    session: { readonly token: string; readonly caller: Caller },
  ) {
    type Judged = Result<OpenedByStep | 'wrong' | 'used' | 'waits', FailureOf<'not-found'>>;
    return this.unit.write(async ({ people, factors, challenges, secondSessions }, unit): Promise<Judged> => {
      const now = unit.now();
      const { mails } = this.ports;
      const challenge = await challenges.find(hash);
      const person = challenge && (await people.find(challenge.personId));
      if (person?.state !== 'active' || !challenge || !takesTry(challenge, now))
        return fail({ code: 'not-found' });
      const verdict = judgeProof(prepared, await factors.find(person.id), now);
      if (verdict.is === 'right') {
        const { step } = verdict;
        const opened = { ...session, personId: person.id, assurance: 'second', step, now } as const;
        if (await secondSessions.open(opened)) {
          const lastStep = Math.max(verdict.factors.lastStep, step ?? -1);
          await factors.replace({ ...verdict.factors, lastStep });
          await challenges.remove(hash);
          if (prepared.kind === 'backup') tellOfBackupCode(unit, mails, person, verdict.factors);
          return ok({ is: 'opened', token: session.token, person });
        }
      }
      await challenges.put(hash, { ...challenge, tries: challenge.tries + 1 }, now);
      if (verdict.is === 'wrong') {
        await factors.replace(verdict.factors);
        if (prepared.kind !== 'passkey') tellOfWrongCode(unit, mails, person, verdict.factors);
      }
      return ok(verdict.is === 'right' ? 'used' : verdict.is);
    });
  }

  private newToken(): string {
    return base32(this.ports.tools.codes.random(TOKEN_BYTES));
  }
}
