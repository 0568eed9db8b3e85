import { describe, expect, test } from 'vitest';
import { CHALLENGE_MS, CHALLENGE_TRIES } from '../../src/core/account/second-factor/challenge';
import { stepAt } from '../../src/core/account/second-factor/code-rules';
import type { CodeTools } from '../../src/core/account/second-factor/factor-tools.port';
import type { OwnFactorsPort } from '../../src/core/account/second-factor/own-factors.api';
import type { Proof } from '../../src/core/account/second-factor/proof';
import type { SecondStepSignIn } from '../../src/core/account/second-factor/second-step-sign-in';
import type { PersonFactorsService } from '../../src/core/people/person-factors.service';
import { fail, ok } from '../../src/core/shared/result';
import type { FakeTime } from '../support/fake-time';
import { answered, type Soon } from './harness';

/** The second steps of an active admin 'ann', beside whom there is the admin 'ben'. The policy asks admins. */
export interface SecondFactorPlace {
  /** Of 'ann', whose password is `password`. */
  readonly own: OwnFactorsPort;
  readonly password: string;
  readonly signIn: Pick<SecondStepSignIn, 'begin' | 'prove'>;
  /** As 'ben' decides about others. */
  readonly others: PersonFactorsService;
  readonly codes: CodeTools;
  readonly time: FakeTime;
  /** The subjects of the mails so far. */
  readonly mailed: readonly string[];
}

const CALLER = { address: '127.0.0.1', agent: 'a browser' };

/** What every keeper of second steps promises. */
export function secondFactorContract(name: string, make: () => Soon<SecondFactorPlace>): void {
  describe(`${name} keeps second steps`, () => {
    /** Sets up an authenticator, and answers its secret and the backup codes. */
    async function setUp({ own, password, codes, time }: SecondFactorPlace) {
      const { secret } = await answered(own.beginAuthenticator({ password }));
      const code = await codeOf({ codes, time }, secret);
      const { backupCodes } = await answered(own.finishAuthenticator({ code }));
      time.setNow(time.now() + 60_000);
      return { secret, backupCodes };
    }

    async function codeOf(
      { codes, time }: Pick<SecondFactorPlace, 'codes' | 'time'>,
      secret: string,
      shift = 0,
    ) {
      const [code] = await codes.codes(secret, [stepAt(time.now() + shift)]);
      return code?.code ?? '';
    }

    /** Begins a sign-in, and answers how to prove its second step. */
    async function begin({ signIn }: SecondFactorPlace) {
      const begun = await answered(signIn.begin({ personId: 'ann', caller: CALLER, resetSecret: null }));
      if (begun.is !== 'waiting') throw new Error('No second step is asked for.');
      return { offer: begun.offer, prove: (proof: Proof) => signIn.prove(begun.secret, proof, CALLER) };
    }

    const secretOf = (link: string) => link.split('#')[1] ?? '';
    const typed = (code: string): Proof => ({ kind: 'code', code });
    const wrong = fail({ code: 'invalid-credentials' });

    test('nothing is set up at first', async () => {
      const { own } = await make();
      expect(await own.factors()).toEqual(
        ok({
          passkeys: [],
          authenticator: null,
          backupCodes: null,
          keepsAuthenticators: true,
          isRequired: true,
        }),
      );
    });

    test('an authenticator is set up with the password and a code of it, and comes with ten backup codes', async () => {
      const place = await make();
      const { own, password } = place;
      expect(await own.beginAuthenticator({ password: `${password}x` })).toEqual(wrong);
      expect(await own.finishAuthenticator({ code: '000000' })).toEqual(fail({ code: 'not-found' }));
      const { backupCodes } = await setUp(place);
      expect(new Set(backupCodes).size).toBe(10);
      const listed = await answered(own.factors());
      expect(listed.backupCodes).toEqual({ left: 10, total: 10 });
      expect(listed.authenticator?.lastUsedAt).toBeNull();
      expect(place.mailed).toEqual(['Second step changed']);
    });

    test('a code opens a session, 25 seconds off too, and 90 seconds off not', async () => {
      const place = await make();
      const { secret } = await setUp(place);
      const { offer, prove } = await begin(place);
      expect(offer).toEqual({ passkey: null, hasAuthenticator: true, hasBackupCodes: true });
      expect(await prove(typed(await codeOf(place, secret, 90_000)))).toEqual(wrong);
      const opened = await prove(typed(await codeOf(place, secret, -25_000)));
      expect(opened).toMatchObject(ok({ is: 'opened', person: { id: 'ann' } }));
    });

    test('a code is used once, and none before it', async () => {
      const place = await make();
      const { secret } = await setUp(place);
      const [code, older] = [await codeOf(place, secret), await codeOf(place, secret, -30_000)];
      await answered((await begin(place)).prove(typed(code)));
      const { prove } = await begin(place);
      expect(await prove(typed(code))).toEqual(fail({ code: 'conflict' }));
      expect(await prove(typed(older))).toEqual(fail({ code: 'conflict' }));
    });

    test('of two sign-ins with the same code at once, one opens a session', async () => {
      const place = await make();
      const { secret } = await setUp(place);
      const code = await codeOf(place, secret);
      const [one, other] = [await begin(place), await begin(place)];
      const answers = await Promise.all([one.prove(typed(code)), other.prove(typed(code))]);
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(answers).toContainEqual(fail({ code: 'conflict' }));
    });

    test('a sign-in takes five tries within ten minutes, and others of the person go on', async () => {
      const place = await make();
      const { secret } = await setUp(place);
      const [one, other, late] = [await begin(place), await begin(place), await begin(place)];
      for (let count = 0; count < CHALLENGE_TRIES; count += 1)
        expect(await one.prove(typed('no code'))).toEqual(wrong);
      const over = fail({ code: 'not-found' });
      expect(await one.prove(typed(await codeOf(place, secret)))).toEqual(over);
      expect(await other.prove(typed(await codeOf(place, secret)))).toMatchObject({ ok: true });
      place.time.setNow(place.time.now() + CHALLENGE_MS);
      expect(await late.prove(typed(await codeOf(place, secret)))).toEqual(over);
    });

    test('after twenty wrong codes codes wait, backup codes do not, and the person is told once', async () => {
      const place = await make();
      const { secret, backupCodes } = await setUp(place);
      for (let sign = 0; sign < 4; sign += 1) {
        const { prove } = await begin(place);
        for (let count = 0; count < CHALLENGE_TRIES; count += 1) await prove(typed('no code'));
      }
      const { prove } = await begin(place);
      expect(await prove(typed(await codeOf(place, secret)))).toEqual(fail({ code: 'locked' }));
      expect(await prove({ kind: 'backup', code: backupCodes[0] ?? '' })).toMatchObject({ ok: true });
      expect(place.mailed.filter((subject) => subject === 'Somebody knows your password')).toHaveLength(1);
      place.time.setNow(place.time.now() + 60 * 60_000);
      const later = await begin(place);
      expect(await later.prove(typed(await codeOf(place, secret)))).toMatchObject({ ok: true });
    });

    test('a backup code works once, and mails tell when two and none are left', async () => {
      const place = await make();
      const { backupCodes } = await setUp(place);
      for (const code of backupCodes) {
        const { prove } = await begin(place);
        expect(await prove({ kind: 'backup', code: code.toLowerCase() })).toMatchObject({ ok: true });
      }
      const { offer, prove } = await begin(place);
      expect(offer.hasBackupCodes).toBe(false);
      expect(await prove({ kind: 'backup', code: backupCodes[0] ?? '' })).toEqual(wrong);
      expect(place.mailed.slice(1)).toEqual(['Backup codes: 2 left', 'Backup codes: none left']);
    });

    test('a passkey answers the challenge of its own sign-in alone', async () => {
      const place = await make();
      const { own } = place;
      const challengeOf = (options: Readonly<Record<string, unknown>> | null) => String(options?.challenge);
      const { options } = await answered(own.beginPasskey());
      const made = { id: 'key', challenge: challengeOf(options) };
      expect(await own.addPasskey({ name: 'Phone', answer: { ...made, challenge: 'another' } })).toEqual(
        wrong,
      );
      expect((await answered(own.addPasskey({ name: 'Phone', answer: made }))).backupCodes).toHaveLength(10);
      expect(await own.addPasskey({ name: 'Phone', answer: made })).toEqual(fail({ code: 'not-found' }));
      const [one, other] = [await begin(place), await begin(place)];
      const answer = { id: 'key', challenge: challengeOf(one.offer.passkey) };
      expect(await other.prove({ kind: 'passkey', answer })).toEqual(wrong);
      expect(await one.prove({ kind: 'passkey', answer: { ...answer, id: 'stranger' } })).toEqual(wrong);
      expect(await one.prove({ kind: 'passkey', answer })).toMatchObject({ ok: true });
      expect(await one.prove({ kind: 'passkey', answer })).toEqual(fail({ code: 'not-found' }));
      expect((await answered(own.factors())).passkeys).toMatchObject([{ name: 'Phone', id: 'key' }]);
    });

    test('a confirmation in between leaves a set-up that was begun as it was', async () => {
      const place = await make();
      const { own, password, codes, time } = place;
      const challengeOf = (options: Readonly<Record<string, unknown>> | null) => String(options?.challenge);
      const { options } = await answered(own.beginPasskey());
      const made = { id: 'key', challenge: challengeOf(options) };
      await answered(own.addPasskey({ name: 'Phone', answer: made }));
      const { secret } = await answered(own.beginAuthenticator({ password }));
      const { passkey } = await answered(own.beginConfirm());
      const answer = { id: 'key', challenge: challengeOf(passkey) };
      expect(await own.confirm({ kind: 'passkey', answer })).toEqual(ok(undefined));
      expect(await own.confirm({ kind: 'passkey', answer })).toEqual(wrong);
      const code = await codeOf({ codes, time }, secret);
      expect(await own.finishAuthenticator({ code })).toEqual(ok({ backupCodes: [] }));
    });

    test('the last factor stays where the policy names the person', async () => {
      const place = await make();
      const { own } = place;
      await setUp(place);
      expect(await own.removeFactor({ kind: 'authenticator' })).toEqual(fail({ code: 'conflict' }));
      expect(await own.removeFactor({ kind: 'passkey', id: 'none' })).toEqual(fail({ code: 'not-found' }));
      const { options } = await answered(own.beginPasskey());
      const answer = { id: 'key', challenge: String(options.challenge) };
      expect(await own.addPasskey({ name: 'Phone', answer })).toEqual(ok({ backupCodes: [] }));
      expect(await own.removeFactor({ kind: 'authenticator' })).toEqual(ok(undefined));
      expect((await answered(own.factors())).backupCodes).toEqual({ left: 10, total: 10 });
    });

    test('new backup codes make the others worthless', async () => {
      const place = await make();
      expect(await place.own.renewBackupCodes()).toEqual(fail({ code: 'conflict' }));
      const before = await setUp(place);
      const { backupCodes } = await answered(place.own.renewBackupCodes());
      const { prove } = await begin(place);
      expect(await prove({ kind: 'backup', code: before.backupCodes[0] ?? '' })).toEqual(wrong);
      expect(await prove({ kind: 'backup', code: backupCodes[0] ?? '' })).toMatchObject({ ok: true });
    });

    test('it is confirmed by the password without a factor, and by a factor alone with one', async () => {
      const place = await make();
      const { own, password } = place;
      expect(await own.confirm({ kind: 'password', password: 'another' })).toEqual(wrong);
      expect(await own.confirm({ kind: 'password', password })).toEqual(ok(undefined));
      const { secret } = await setUp(place);
      expect(await own.confirm({ kind: 'password', password })).toEqual(wrong);
      const code = await codeOf(place, secret);
      expect(await own.confirm({ kind: 'code', code })).toEqual(ok(undefined));
      expect(await own.confirm({ kind: 'code', code })).toEqual(fail({ code: 'conflict' }));
      expect(await (await begin(place)).prove(typed(code))).toEqual(fail({ code: 'conflict' }));
    });

    test('a reset leaves one link, which works once', async () => {
      const place = await make();
      const { others, signIn } = place;
      await setUp(place);
      expect(await others.resetFactors({ id: 'ben' })).toEqual(
        fail({ code: 'forbidden', reason: 'own-account' }),
      );
      expect(await others.resetFactors({ id: 'nobody' })).toEqual(fail({ code: 'not-found' }));
      const links = await Promise.all([
        others.resetFactors({ id: 'ann' }),
        others.resetFactors({ id: 'ann' }),
      ]);
      expect(await others.factors({ id: 'ann' })).toEqual(ok({ hasFactor: false, isReset: true }));
      const secrets = links.map((link) => secretOf((link.ok && link.value.link) || ''));
      const open = (resetSecret: string | null) =>
        signIn.begin({ personId: 'ann', caller: CALLER, resetSecret });
      const refused = fail({ code: 'second-factor' });
      expect(await open(null)).toEqual(refused);
      const opened = [await open(secrets[0] ?? ''), await open(secrets[1] ?? '')];
      expect(opened.filter((one) => one.ok)).toHaveLength(1);
      for (const secret of secrets) expect(await open(secret)).toEqual(refused);
      expect(place.mailed).toContain('Your second step was reset');
      await setUp(place);
      expect(await others.factors({ id: 'ann' })).toEqual(ok({ hasFactor: true, isReset: false }));
    });

    test('a reset from the terminal works for an hour', async () => {
      const place = await make();
      const { others, signIn, time } = place;
      await setUp(place);
      expect(await others.resetOnComputer('nobody@example.org')).toEqual(fail({ code: 'not-found' }));
      const resetSecret = secretOf(await answered(others.resetOnComputer(' ANN@example.org')));
      time.setNow(time.now() + 60 * 60_000);
      const late = await signIn.begin({ personId: 'ann', caller: CALLER, resetSecret });
      expect(late).toEqual(fail({ code: 'second-factor' }));
    });
  });
}
