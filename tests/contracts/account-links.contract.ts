import { describe, expect, test } from 'vitest';
import {
  type AccountLinks,
  LINK_LIFETIME_MS,
  LIVE_LINKS,
  type LinkPurpose,
} from '../../src/core/account/links/account-links.port';
import { fail, ok } from '../../src/core/shared/result';
import type { Run, Soon } from './harness';

/** A back end that knows one active and one invited person. */
export interface AccountLinksHarness {
  readonly links: AccountLinks;
  readonly run: Run;
  readonly active: { readonly name: string; readonly email: string };
  readonly invited: { readonly name: string; readonly email: string };
  /** Sends the invited person an invitation, as an admin does. */
  readonly invite: () => Promise<void>;
  /** The links that were sent to an address or shown, newest last. */
  readonly sentTo: (email: string) => Promise<readonly string[]>;
  /** Lets time pass, in ms. */
  readonly pass: (ms: number) => Promise<void>;
  /** Keeps the active person from signing in. */
  readonly deactivate: () => Promise<void>;
  /** The language that the person with an address has chosen; null for none. */
  readonly languageOf: (email: string) => Soon<string | null>;
  readonly canSignIn: (email: string, password: string) => Promise<boolean>;
  /** What the audit log holds: who did what to whom, by their names, newest first. */
  readonly noted: () => Soon<readonly (readonly [actor: string, action: string, subject: string])[]>;
}

const PASSWORD = 'walk a mile in these';
const notFound = fail({ code: 'not-found' });

/** What every adapter of one-time links must do. */
export function accountLinksContract(name: string, make: () => Soon<AccountLinksHarness>): void {
  const open = async () => {
    const made = await make();
    const { links, run, sentTo, invite } = made;
    const last = async (email: string, purpose: LinkPurpose) => {
      const secret = (await sentTo(email)).at(-1)?.split('#')[1] ?? '';
      return { purpose, secret };
    };
    return {
      ...made,
      choose: (link: Parameters<AccountLinks['choosePassword']>[0], password = PASSWORD) =>
        run(links.choosePassword(link, password)),
      invitation: async () => {
        await invite();
        return last(made.invited.email, 'invitation');
      },
      reset: async () => {
        await run(links.request(made.active.email));
        return last(made.active.email, 'password');
      },
    };
  };

  describe(`${name} as one-time links`, () => {
    test('an invitation names its person, works once, and says afterwards that there is a password', async () => {
      const { links, run, invited, invitation, choose, canSignIn } = await open();
      const link = await invitation();
      expect(await run(links.holder(link))).toEqual(ok(invited));
      expect(await run(links.holder(link))).toEqual(ok(invited));
      expect(await choose(link)).toEqual(ok(undefined));
      expect(await canSignIn(invited.email, PASSWORD)).toBe(true);
      expect(await choose(link, 'another long password')).toEqual(fail({ code: 'conflict' }));
      expect(await run(links.holder(link))).toEqual(fail({ code: 'conflict' }));
      expect(await canSignIn(invited.email, 'another long password')).toBe(false);
    });

    test('who joins on a page in Spanish has chosen it; on one in English nothing is chosen, nor by a new password', async () => {
      const spanish = await open();
      const { run, links } = spanish;
      expect(await run(links.choosePassword(await spanish.reset(), PASSWORD, 'es'))).toEqual(ok(undefined));
      expect(await spanish.languageOf(spanish.active.email)).toBeNull();
      expect(await run(links.choosePassword(await spanish.invitation(), PASSWORD, 'es'))).toEqual(
        ok(undefined),
      );
      expect(await spanish.languageOf(spanish.invited.email)).toBe('es');
      const english = await open();
      const joined = english.links.choosePassword(await english.invitation(), PASSWORD, 'en');
      expect(await english.run(joined)).toEqual(ok(undefined));
      expect(await english.languageOf(english.invited.email)).toBeNull();
    });

    test('a newer invitation takes the place of an older one', async () => {
      const { invitation, choose } = await open();
      const older = await invitation();
      const newer = await invitation();
      expect(newer.secret).not.toBe(older.secret);
      expect(await choose(older)).toEqual(notFound);
      expect(await choose(newer)).toEqual(ok(undefined));
    });

    test.each(['invitation', 'password'] as const)(
      'of the links of the kind %s that are asked for, the newest three work side by side until one is used',
      async (purpose) => {
        const { links, run, active, invited, choose, sentTo, pass } = await open();
        const { email } = purpose === 'invitation' ? invited : active;
        for (let time = 0; time < 5; time += 1) {
          await run(links.request(email));
          await sentTo(email);
          await pass(1000);
        }
        const all = (await sentTo(email)).map((url) => ({ purpose, secret: url.split('#')[1] ?? '' }));
        expect(all).toHaveLength(LIVE_LINKS + 2);
        const works = async () => Promise.all(all.map(async (link) => (await run(links.holder(link))).ok));
        expect(await works()).toEqual([false, false, true, true, true]);
        const [, , third] = all;
        expect(third && (await choose(third))).toEqual(ok(undefined));
        expect(await works()).toEqual([false, false, false, false, false]);
      },
    );

    test('an admin who invites again ends every link that was asked for', async () => {
      const { links, run, invited, invitation, choose, sentTo, pass } = await open();
      await run(links.request(invited.email));
      await sentTo(invited.email);
      await pass(1000);
      const newest = await invitation();
      const [older = ''] = await sentTo(invited.email);
      expect(await choose({ purpose: 'invitation', secret: older.split('#')[1] ?? '' })).toEqual(notFound);
      expect(await choose(newest)).toEqual(ok(undefined));
    });

    test('who joins, and who chooses a new password, is noted in the audit log, and nothing else is', async () => {
      const { active, invited, invitation, reset, choose, noted } = await open();
      const [joining, resetting] = [await invitation(), await reset()];
      expect(await noted()).toEqual([]);
      await choose(joining);
      expect(await noted()).toEqual([[invited.name, 'person.join', invited.name]]);
      await choose(joining);
      await choose(resetting);
      expect(await noted()).toHaveLength(2);
      expect(await noted()).toContainEqual([active.name, 'person.reset-password', active.name]);
    });

    test('whoever signed up meanwhile by another link is told so', async () => {
      const { links, run, invited, invitation, choose, sentTo } = await open();
      await invitation();
      await run(links.request(invited.email));
      const all = await sentTo(invited.email);
      const secret = all.at(-1)?.split('#')[1] ?? '';
      expect(await choose({ purpose: 'invitation', secret })).toEqual(ok(undefined));
      expect(await choose({ purpose: 'invitation', secret })).toEqual(fail({ code: 'conflict' }));
    });

    test.each(['invitation', 'password'] as const)(
      'a link of the kind %s is too old in the end',
      async (kind) => {
        const { links, run, invitation, reset, choose, pass } = await open();
        const link = kind === 'invitation' ? await invitation() : await reset();
        await pass(LINK_LIFETIME_MS[kind] - 60_000);
        expect(await run(links.holder(link))).toMatchObject({ ok: true });
        await pass(60_000);
        expect(await run(links.holder(link))).toEqual(notFound);
        expect(await choose(link)).toEqual(notFound);
      },
    );

    test('a link for a new password works once, and the old password no longer', async () => {
      const { active, reset, choose, canSignIn } = await open();
      const link = await reset();
      expect(await choose(link)).toEqual(ok(undefined));
      expect(await canSignIn(active.email, PASSWORD)).toBe(true);
      expect(await choose(link, 'another long password')).toEqual(notFound);
      const next = await reset();
      expect(await choose(next, 'another long password')).toEqual(ok(undefined));
      expect(await canSignIn(active.email, PASSWORD)).toBe(false);
    });

    test('of two who use a link at once, one does', async () => {
      const { reset, choose } = await open();
      const link = await reset();
      const both = await Promise.all([choose(link), choose(link, 'another long password')]);
      expect(both.filter((one) => one.ok)).toHaveLength(1);
    });

    test('no link serves another purpose, and none that is made up serves any', async () => {
      const { links, run, invitation, reset, choose } = await open();
      const [invited, forgotten] = [await invitation(), await reset()];
      expect(await choose({ ...invited, purpose: 'password' })).toEqual(notFound);
      expect(await choose({ ...forgotten, purpose: 'invitation' })).toEqual(notFound);
      for (const secret of ['', 'guessed', `${forgotten.secret}x`])
        expect(await run(links.holder({ purpose: 'password', secret }))).toEqual(notFound);
    });

    test('nobody who is unknown or deactivated gets a link, and a link that was sent before is dead', async () => {
      const { links, run, active, reset, choose, sentTo, deactivate } = await open();
      expect(await run(links.request('nobody@mail.example'))).toEqual(ok({ link: null }));
      expect(await sentTo('nobody@mail.example')).toEqual([]);
      const link = await reset();
      await deactivate();
      expect(await choose(link)).toEqual(notFound);
      const before = await sentTo(active.email);
      await run(links.request(active.email));
      expect(await sentTo(active.email)).toEqual(before);
    });
  });
}
