import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../../src/core/access/role';
import type { Accounts } from '../../src/core/account/accounts.port';
import type { User } from '../../src/core/account/user';
import { ok } from '../../src/core/shared/result';

const PASSWORD = 'walk a mile in these';
const CALLER = { address: '203.0.113.7', agent: 'a browser' };
const REFUSED = { ok: false, failure: { code: 'invalid-credentials' } };
const FIRST = { name: 'Avery Admin', email: 'avery@fsr.example', password: PASSWORD };

/** What a browser sends back of the cookies that it was given. */
function sentBack(cookies: readonly string[]): string {
  return cookies
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}

/** What everything that keeps accounts on a server promises. `make` answers one without any account. */
export function accountsContract(name: string, make: () => Promise<Accounts>): void {
  const account = async (accounts: Accounts, role: Role, email = `${role}@fsr.example`): Promise<User> => {
    const created = await accounts.create({ email, name: `Sample ${role}`, role, password: PASSWORD });
    if (!created.ok) throw new Error(created.failure.code);
    return created.value;
  };
  const signIn = async (accounts: Accounts, email: string) => {
    const opened = await accounts.signIn({ email, password: PASSWORD }, CALLER);
    if (!opened.ok) throw new Error(opened.failure.code);
    return { ...opened.value, cookie: sentBack(opened.value.cookies) };
  };

  describe(`${name} keeps accounts and sessions`, () => {
    test('each of the five roles can have an account and sign in; the answer holds no secret', async () => {
      const accounts = await make();
      for (const role of ROLES) {
        const user = await account(accounts, role);
        expect(user).toMatchObject({ role, email: `${role}@fsr.example`, name: `Sample ${role}` });
        const opened = await signIn(accounts, ` ${user.email.toUpperCase()} `);
        expect(opened.user).toEqual(user);
        expect(Object.keys(opened.user).sort()).toEqual(['email', 'id', 'name', 'role']);
        const standing = { assurance: 'password', secondStepFrom: null, hasFactor: false };
        expect(await accounts.whoIs(opened.cookie)).toMatchObject(ok({ ...user, standing }));
      }
    });

    test('a wrong password and an unknown address are refused in the same words', async () => {
      const accounts = await make();
      const { email } = await account(accounts, 'donor');
      for (const credentials of [
        { email, password: PASSWORD.toUpperCase() },
        { email, password: ` ${PASSWORD}` },
        { email, password: '' },
        { email, password: 'x'.repeat(500) },
        { email: 'nobody@fsr.example', password: PASSWORD },
        { email: 'no address', password: PASSWORD },
        { email: "' or true --", password: PASSWORD },
      ])
        expect(await accounts.signIn(credentials, CALLER)).toEqual(REFUSED);
    });

    test('an address has one account, however it is written', async () => {
      const accounts = await make();
      await account(accounts, 'donor', 'dana@fsr.example');
      expect(
        await accounts.create({ email: 'Dana@FSR.example', name: 'Dana', role: 'admin', password: PASSWORD }),
      ).toEqual({ ok: false, failure: { code: 'conflict' } });
      expect(
        await accounts.create({ email: 'no address', name: 'Dana', role: 'donor', password: PASSWORD }),
      ).toMatchObject({ ok: false, failure: { code: 'validation' } });
    });

    test('nobody is known by no cookie, a foreign one, or one that was changed', async () => {
      const accounts = await make();
      await account(accounts, 'donor');
      const { cookie } = await signIn(accounts, 'donor@fsr.example');
      const [key, value = ''] = cookie.split('=');
      for (const forged of ['', 'theme=dark', `${key}=`, `${key}=abc`, `${cookie}x`, `${key}=x${value}`])
        expect(await accounts.whoIs(forged)).toEqual(ok(null));
    });

    test('of several who ask in the same moment each is known as themselves, and others as nobody', async () => {
      const accounts = await make();
      const people = await Promise.all(ROLES.map((role) => account(accounts, role)));
      const opened = [];
      for (const { email } of people) opened.push(await signIn(accounts, email));
      const asked = opened.flatMap(({ cookie }) => [cookie, `${cookie}x`, cookie]);
      const known = await Promise.all(asked.map((cookie) => accounts.whoIs(cookie)));
      expect(known).toMatchObject(people.flatMap((user) => [ok(user), ok(null), ok(user)]));
    });

    test('logging out ends this session alone, and tells the browser to forget it', async () => {
      const accounts = await make();
      const user = await account(accounts, 'donor');
      const [here, there] = [await signIn(accounts, user.email), await signIn(accounts, user.email)];
      const ended = await accounts.signOut(here.cookie);
      expect(ended.ok && ended.value.some((cookie) => /session=;.*Max-Age=0/i.test(cookie))).toBe(true);
      expect(await accounts.whoIs(here.cookie)).toEqual(ok(null));
      expect(await accounts.whoIs(there.cookie)).toMatchObject(ok(user));
      expect((await accounts.signOut('')).ok).toBe(true);
    });

    test('logging out everywhere ends all sessions of the person, and of nobody else', async () => {
      const accounts = await make();
      const [user, other] = [await account(accounts, 'donor'), await account(accounts, 'volunteer')];
      const own = [await signIn(accounts, user.email), await signIn(accounts, user.email)];
      const theirs = await signIn(accounts, other.email);
      expect(await accounts.endSessionsOf(user.id)).toEqual(ok(undefined));
      for (const { cookie } of own) expect(await accounts.whoIs(cookie)).toEqual(ok(null));
      expect(await accounts.whoIs(theirs.cookie)).toMatchObject(ok(other));
    });

    test('the first admin is made with a secret, once', async () => {
      const accounts = await make();
      const [first, second] = [await accounts.inviteFirstAdmin(), await accounts.inviteFirstAdmin()];
      if (!first.ok || !first.value || !second.ok || !second.value) throw new Error('No secret.');
      expect(first.value).not.toBe(second.value);
      const notFound = { ok: false, failure: { code: 'not-found' } };
      expect(await accounts.createFirstAdmin('guessed', FIRST)).toEqual(notFound);
      expect(await accounts.createFirstAdmin('', FIRST)).toEqual(notFound);
      expect(await accounts.createFirstAdmin(first.value, FIRST)).toEqual(ok(undefined));
      expect((await signIn(accounts, FIRST.email)).user).toMatchObject({ role: 'admin', name: FIRST.name });
      const again = { ...FIRST, email: 'other@fsr.example' };
      for (const secret of [first.value, second.value])
        expect(await accounts.createFirstAdmin(secret, again)).toEqual(notFound);
      expect(await accounts.inviteFirstAdmin()).toEqual(ok(null));
    });

    test('a secret stays good after a mistake, and none is given while an admin is active', async () => {
      const accounts = await make();
      await account(accounts, 'donor', FIRST.email);
      const invited = await accounts.inviteFirstAdmin();
      const secret = (invited.ok && invited.value) || '';
      expect(await accounts.createFirstAdmin(secret, FIRST)).toMatchObject({ failure: { code: 'conflict' } });
      const other = { ...FIRST, email: 'avery.admin@fsr.example' };
      expect(await accounts.createFirstAdmin(secret, { ...other, email: 'no address' })).toMatchObject({
        failure: { code: 'validation' },
      });
      expect(await accounts.createFirstAdmin(secret, other)).toEqual(ok(undefined));
      expect(await accounts.inviteFirstAdmin()).toEqual(ok(null));
    });
  });
}
