import { isStaff } from '../../access/role';
import type { SignedInUser } from '../../access/second-step';
import type { Mails } from '../../mail/mails';
import { type FailureOf, fail, ok, type Result } from '../../shared/result';
import type { Clock } from '../../shared/system.port';
import type { Unit, UnitOfWork } from '../../unit-of-work/unit-of-work.port';
import type { PasswordRepository } from '../account.repository.port';
import type { PasswordHasher } from '../passwords/password-hasher.port';
import {
  authenticatorAddress,
  BACKUP_BYTES,
  BACKUP_CODES,
  backupCode,
  base32,
  judgeCode,
  plainBackupCode,
  SECRET_BYTES,
  stepsAround,
} from './code-rules';
import type { FactorRepository, SecondSessionRepository } from './factor.repository.port';
import type { FactorTools } from './factor-tools.port';
import {
  backupCodesLeft,
  type Factors,
  hasFactor,
  MOST_PASSKEYS,
  SETUP_MS,
  withBackupCodes,
  withoutFactor,
} from './factors';
import type { NewBackupCodes, OwnFactorsPort } from './own-factors.api';
import type { OwnFactorsInput as Input } from './own-factors.inputs';
import { judgeProof, prepareProof } from './proof';
import { tellOfBackupCode, tellOfWrongCode } from './tell-of-codes';

/** What a change of one's own factors reads and writes. */
export interface OwnFactorRepositories {
  readonly factors: FactorRepository;
  readonly passwords: Pick<PasswordRepository, 'find'>;
  readonly secondSessions: Pick<SecondSessionRepository, 'confirm'>;
}

/** What own factors are changed with. */
export interface OwnFactorPorts {
  readonly tools: FactorTools;
  readonly hasher: Pick<PasswordHasher, 'verify'>;
  readonly clock: Clock;
  readonly mails: Pick<Mails, 'secondStepChanged' | 'passwordKnown' | 'backupCodesLeft'>;
  /** What an authenticator calls the site. */
  readonly issuer: string;
  /** The session in which this is asked; null when it has ended. */
  readonly sessionId: () => Promise<Result<string | null, FailureOf<'unavailable'>>>;
}

type Setup = NonNullable<Factors['setup']>;

/** The second step of `user`, who is signed in. */
export class OwnFactorsService implements OwnFactorsPort {
  constructor(
    private readonly unit: UnitOfWork<OwnFactorRepositories>,
    private readonly user: SignedInUser,
    private readonly ports: OwnFactorPorts,
  ) {}

  factors: OwnFactorsPort['factors'] = () =>
    this.unit.read(async ({ factors: repository }) => {
      const factors = await repository.find(this.user.id);
      const { passkeys, authenticator, backupCodes } = factors;
      return ok({
        passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({ id, name, addedAt, lastUsedAt })),
        authenticator: authenticator && {
          addedAt: authenticator.addedAt,
          lastUsedAt: authenticator.lastUsedAt,
        },
        backupCodes:
          backupCodes.length > 0 ? { left: backupCodesLeft(factors), total: backupCodes.length } : null,
        keepsAuthenticators: this.ports.tools.box !== null,
        isRequired: (this.user.standing?.secondStepFrom ?? null) !== null,
      });
    });

  beginAuthenticator: OwnFactorsPort['beginAuthenticator'] = async ({ password }) => {
    const { box, codes } = this.ports.tools;
    if (!box) return fail({ code: 'locked' });
    const known = await this.knowsPassword(password);
    if (!known.ok) return known;
    if (!known.value) return fail({ code: 'invalid-credentials' });
    const secret = base32(codes.random(SECRET_BYTES));
    const begun = await this.beginSetup('authenticator', box.seal(secret));
    if (!begun.ok) return begun;
    return ok({ secret, address: authenticatorAddress(secret, this.ports.issuer, this.user.email) });
  };

  finishAuthenticator: OwnFactorsPort['finishAuthenticator'] = async ({ code }) => {
    const { box, codes } = this.ports.tools;
    if (!box) return fail({ code: 'locked' });
    const setup = await this.begun('authenticator');
    if (!setup.ok) return setup;
    const secret = box.open(setup.value.text);
    if (secret === null) return fail({ code: 'not-found' });
    const now = this.ports.clock.now();
    const verdict = judgeCode(code, await codes.codes(secret, stepsAround(now)), -1);
    if (typeof verdict === 'string') return fail({ code: 'invalid-credentials' });
    return this.add(setup.value, (factors) =>
      ok({
        ...factors,
        authenticator: { secret: setup.value.text, addedAt: now, lastUsedAt: null },
        lastStep: Math.max(factors.lastStep, verdict.step),
      }),
    );
  };

  beginPasskey: OwnFactorsPort['beginPasskey'] = async () => {
    const answer = await this.find();
    if (!answer.ok) return answer;
    const { id, email, name } = this.user;
    const { options, challenge } = await this.ports.tools.passkeys.registration(
      { id, email, name },
      answer.value.passkeys,
    );
    const begun = await this.beginSetup('passkey', challenge);
    return begun.ok ? ok({ options }) : begun;
  };

  addPasskey: OwnFactorsPort['addPasskey'] = async ({ name, answer }) => {
    const setup = await this.begun('passkey');
    if (!setup.ok) return setup;
    const made = await this.ports.tools.passkeys.register(answer, setup.value.text);
    if (!made) return fail({ code: 'invalid-credentials' });
    const addedAt = this.ports.clock.now();
    return this.add<FailureOf<'conflict'>>(setup.value, (factors) => {
      const { passkeys } = factors;
      if (passkeys.length >= MOST_PASSKEYS || passkeys.some(({ id }) => id === made.id))
        return fail({ code: 'conflict' });
      return ok({ ...factors, passkeys: [...passkeys, { ...made, name, addedAt, lastUsedAt: null }] });
    });
  };

  renewBackupCodes: OwnFactorsPort['renewBackupCodes'] = async () => {
    const made = await this.makeBackupCodes();
    return this.unit.write(async ({ factors }, unit): ReturnType<OwnFactorsPort['renewBackupCodes']> => {
      const before = await factors.find(this.user.id);
      if (!hasFactor(before)) return fail({ code: 'conflict' });
      await factors.replace(withBackupCodes(before, made.hashes));
      this.tellOfChange(unit, 'codes');
      return ok({ backupCodes: made.backupCodes });
    });
  };

  removeFactor: OwnFactorsPort['removeFactor'] = async (removed) =>
    this.unit.write(async ({ factors }, unit): ReturnType<OwnFactorsPort['removeFactor']> => {
      const before = await factors.find(this.user.id);
      const after = withoutFactor(before, removed.kind === 'passkey' ? removed.id : null);
      if (!after) return fail({ code: 'not-found' });
      const isRequired = (this.user.standing?.secondStepFrom ?? null) !== null;
      if (isRequired && !hasFactor(after)) return fail({ code: 'conflict' });
      await factors.replace(after);
      this.tellOfChange(unit, 'removed');
      return ok(undefined);
    });

  beginConfirm: OwnFactorsPort['beginConfirm'] = async () => {
    const answer = await this.find();
    if (!answer.ok) return answer;
    const { passkeys, authenticator } = answer.value;
    const offer = {
      hasAuthenticator: authenticator !== null,
      hasBackupCodes: backupCodesLeft(answer.value) > 0,
    };
    if (passkeys.length === 0) return ok({ ...offer, passkey: null });
    const { options, challenge } = await this.ports.tools.passkeys.authentication(passkeys);
    const begun = await this.keep((expiresAt) => ({ confirmation: { text: challenge, expiresAt } }));
    return begun.ok ? ok({ ...offer, passkey: options }) : begun;
  };

  confirm: OwnFactorsPort['confirm'] = async (proof) => {
    const sessionId = await this.session();
    if (!sessionId.ok) return sessionId;
    return proof.kind === 'password'
      ? this.confirmByPassword(sessionId.value, proof.password)
      : this.confirmByFactor(sessionId.value, proof);
  };

  private async confirmByPassword(
    sessionId: string,
    password: string,
  ): ReturnType<OwnFactorsPort['confirm']> {
    const known = await this.knowsPassword(password);
    if (!known.ok) return known;
    return this.unit.write(
      async ({ factors, secondSessions }, unit): ReturnType<OwnFactorsPort['confirm']> => {
        if (!known.value || hasFactor(await factors.find(this.user.id)))
          return fail({ code: 'invalid-credentials' });
        await secondSessions.confirm(sessionId, 'password', unit.now());
        return ok(undefined);
      },
    );
  }

  private async confirmByFactor(
    sessionId: string,
    proof: Exclude<Input['confirm'], { kind: 'password' }>,
  ): ReturnType<OwnFactorsPort['confirm']> {
    const answer = await this.find();
    if (!answer.ok) return answer;
    const now = this.ports.clock.now();
    const { confirmation } = answer.value;
    const challenge = confirmation && confirmation.expiresAt > now ? confirmation.text : null;
    const situation = { factors: answer.value, challenge, now };
    const prepared = await prepareProof(proof, situation, this.ports.tools);
    const judged = await this.unit.write(async ({ factors, secondSessions }, unit) => {
      const storedFactors = await factors.find(this.user.id);
      // An answer of a passkey is good for one confirmation.
      const isReplayed = prepared.kind === 'passkey' && storedFactors.confirmation?.text !== challenge;
      const verdict = isReplayed
        ? ({ is: 'wrong', factors: storedFactors } as const)
        : judgeProof(prepared, storedFactors, unit.now());
      if (verdict.is === 'wrong') {
        await factors.replace(verdict.factors);
        if (prepared.kind !== 'passkey') tellOfWrongCode(unit, this.ports.mails, this.user, verdict.factors);
      }
      if (verdict.is === 'right') {
        const lastStep = Math.max(storedFactors.lastStep, verdict.step ?? -1);
        await factors.replace({ ...verdict.factors, lastStep, confirmation: null });
        if (prepared.kind === 'backup') tellOfBackupCode(unit, this.ports.mails, this.user, verdict.factors);
        await secondSessions.confirm(sessionId, 'second', unit.now());
      }
      return ok(verdict.is);
    });
    if (!judged.ok) return judged;
    if (judged.value === 'used') return fail({ code: 'conflict' });
    if (judged.value === 'waits') return fail({ code: 'locked' });
    return judged.value === 'right' ? ok(undefined) : fail({ code: 'invalid-credentials' });
  }

  /** Adds a factor that was begun, once. The first one comes with backup codes, and its session counts as one with a second step. */
  private async add<F = never>(
    begun: Setup,
    change: (factors: Factors) => Result<Factors, F>,
  ): Promise<
    Result<NewBackupCodes, F | FailureOf<'not-found' | 'unauthenticated' | 'quota' | 'unavailable'>>
  > {
    type Added = Promise<Result<NewBackupCodes, F | FailureOf<'not-found'>>>;
    const sessionId = await this.session();
    if (!sessionId.ok) return sessionId;
    const made = await this.makeBackupCodes();
    return this.unit.write(async ({ factors, secondSessions }, unit): Added => {
      const before = await factors.find(this.user.id);
      if (before.setup?.text !== begun.text) return fail({ code: 'not-found' });
      const changed = change({ ...before, setup: null, reset: null });
      if (!changed.ok) return changed;
      const isFirst = !hasFactor(before);
      await factors.replace(isFirst ? withBackupCodes(changed.value, made.hashes) : changed.value);
      await secondSessions.confirm(sessionId.value, 'second', unit.now());
      this.tellOfChange(unit, 'added');
      return ok({ backupCodes: isFirst ? made.backupCodes : [] });
    });
  }

  private tellOfChange(unit: Unit, change: 'added' | 'removed' | 'codes'): void {
    const { id, email, name, role } = this.user;
    unit.audit(this.user, 'person.change-factors', { id, name: '' }, { change });
    if (isStaff(role)) unit.mail(this.ports.mails.secondStepChanged(email, { name }));
    unit.publishChange('session');
  }

  private async makeBackupCodes(): Promise<NewBackupCodes & { readonly hashes: readonly string[] }> {
    const { codes } = this.ports.tools;
    const backupCodes = Array.from({ length: BACKUP_CODES }, () => backupCode(codes.random(BACKUP_BYTES)));
    const hashes = await Promise.all(backupCodes.map((code) => codes.hash(plainBackupCode(code))));
    return { backupCodes, hashes };
  }

  private find(): Promise<Result<Factors, FailureOf<'unavailable'>>> {
    return this.unit.read(async ({ factors }) => ok(await factors.find(this.user.id)));
  }

  private beginSetup(kind: Setup['kind'], text: string) {
    return this.keep((expiresAt) => ({ setup: { kind, text, expiresAt } }));
  }

  /** Keeps what was begun until it is over. */
  private keep(begun: (expiresAt: number) => Partial<Pick<Factors, 'setup' | 'confirmation'>>) {
    return this.unit.write(async ({ factors }, unit) => {
      const before = await factors.find(this.user.id);
      await factors.replace({ ...before, ...begun(unit.now() + SETUP_MS) });
      return ok(undefined);
    });
  }

  private async begun(kind: Setup['kind']): Promise<Result<Setup, FailureOf<'not-found' | 'unavailable'>>> {
    const answer = await this.find();
    if (!answer.ok) return answer;
    const { setup } = answer.value;
    const isGood = setup?.kind === kind && setup.expiresAt > this.ports.clock.now();
    return isGood ? ok(setup) : fail({ code: 'not-found' });
  }

  private async session(): Promise<Result<string, FailureOf<'unauthenticated' | 'unavailable'>>> {
    const session = await this.ports.sessionId();
    if (!session.ok) return session;
    return session.value === null ? fail({ code: 'unauthenticated' }) : ok(session.value);
  }

  private async knowsPassword(password: string): Promise<Result<boolean, FailureOf<'unavailable'>>> {
    const { id } = this.user;
    const hash = await this.unit.read(async ({ passwords }) => ok(await passwords.find(id)));
    return hash.ok ? ok(await this.ports.hasher.verify(id, password, hash.value)) : hash;
  }
}
