import { describe, expect, test } from 'vitest';
import type { OwnAccount, OwnAvatar } from '../../src/core/account/own-account.api';
import { fail, ok } from '../../src/core/shared/result';
import { iconOf, pngOf } from '../support/picture-bytes';
import type { Run, Soon } from './harness';

/** The account of somebody named 'Dana Donor', who is signed in here. */
export interface OwnAccountPlace {
  readonly account: OwnAccount & OwnAvatar;
  /** What they sign in with now. */
  readonly password: string;
  readonly run: Run;
}

/** What every account of one's own promises. */
export function ownAccountContract(name: string, make: () => Soon<OwnAccountPlace>): void {
  describe(`${name} is one's own account`, () => {
    test('a new name is answered, and stays', async () => {
      const { account, run } = await make();
      expect(await run(account.rename({ name: 'Dana D.' }))).toMatchObject(
        ok({ name: 'Dana D.', role: 'donor' }),
      );
    });

    test('a language is answered, and can be changed; again, it is a success', async () => {
      const { account, run } = await make();
      for (const language of ['es', 'es', 'en'] as const)
        expect(await run(account.chooseLanguage({ language }))).toMatchObject(
          ok({ language, role: 'donor' }),
        );
    });

    test('a picture stands beside the name until it is taken away, and what is none for that is refused', async () => {
      const { account, run } = await make();
      const square = { bytes: pngOf(256, 256), type: 'image/png' };
      const chosen = await run(account.setAvatar(square));
      expect(chosen).toMatchObject(ok({ role: 'donor', avatar: expect.stringMatching(/^picture:/) }));
      expect(await run(account.setAvatar(square))).toEqual(chosen);
      for (const bytes of [pngOf(256, 255), pngOf(257, 257), iconOf(32, 32), new Uint8Array(8)])
        expect(await run(account.setAvatar({ bytes, type: 'image/png' }))).toMatchObject(
          fail({ code: 'unsupported-type' }),
        );
      const without = await run(account.removeAvatar());
      expect(without).toMatchObject(ok({ role: 'donor' }));
      expect(without.ok && 'avatar' in without.value).toBe(false);
      expect(await run(account.removeAvatar())).toEqual(without);
    });

    test('a password is changed by whoever knows it, and by nobody else', async () => {
      const { account, password, run } = await make();
      const [next, wrong] = ['walk two miles in these', fail({ code: 'invalid-credentials' })];
      expect(await run(account.changePassword({ current: `${password}x`, next }))).toEqual(wrong);
      expect(await run(account.changePassword({ current: password, next }))).toEqual(ok(undefined));
      expect(await run(account.changePassword({ current: password, next }))).toEqual(wrong);
      expect(await run(account.changePassword({ current: next, next: password }))).toEqual(ok(undefined));
    });

    test('this session is among the open ones, and one that is none of ours cannot be ended', async () => {
      const { account, run } = await make();
      const listed = await run(account.sessions());
      expect(listed.ok && listed.value.map(({ isCurrent }) => isCurrent)).toEqual([true]);
      expect(await run(account.endSession({ id: 'none-of-ours' }))).toEqual(fail({ code: 'not-found' }));
    });
  });
}
