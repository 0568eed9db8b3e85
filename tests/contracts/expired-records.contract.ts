import { describe, expect, test } from 'vitest';
import type { Application } from '../../src/core/applications/application';
import type { Gift } from '../../src/core/gifts/gift';
import type { Pickup } from '../../src/core/pickups/pickup';
import type { ExpiredRecords } from '../../src/core/privacy/delete-expired';
import { keptOfPickup, retentionAt } from '../../src/core/privacy/retention';
import { ok } from '../../src/core/shared/result';
import type { Signup } from '../../src/core/signups/signup';
import { anApplication } from '../support/application-builder';
import { aSignup } from '../support/event-builder';
import { aGift } from '../support/gift-builder';
import { aPickup } from '../support/message-builder';
import type { Soon } from './harness';

const PAIR = { cut: 'men', size: 9, wide: false } as const;

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21, 20);
const NONE = {
  applications: 0,
  signups: 0,
  messages: 0,
  pickups: 0,
  shortenedPickups: 0,
  gifts: 0,
  mails: 0,
  links: 0,
};
const daysAgo = (days: number) => NOW - days * DAY_MS;

/** A back end with some pickups and gifts, whose settings keep messages for 60 days and applications for 90. */
export interface ExpiredRecordsPlace {
  readonly records: ExpiredRecords;
  /** Keeps a message that arrived then, and a link that works until then (both in ms since the epoch). */
  readonly keep: (message: string, receivedAt: number, linkExpiresAt: number) => Promise<void>;
  /** What is kept of both. */
  readonly kept: () => Promise<{ readonly messages: readonly string[]; readonly links: number }>;
  /** The pickups that a search finds, in the order of their ids; an empty one finds all. */
  readonly pickups: (search: string) => Promise<readonly Pickup[]>;
  /** Keeps an application with a staff note. */
  readonly keepApplication: (application: Application) => Promise<void>;
  /** All applications in the order of their ids, and the ids of those with a staff note. */
  readonly applications: () => Promise<
    readonly [applications: readonly Application[], noted: readonly string[]]
  >;
  /** The ids of all gifts, in their order. */
  readonly keepSignups: (signups: readonly Signup[]) => Promise<void>;
  /** By their ids. */
  readonly signups: () => Promise<readonly Signup[]>;
  readonly gifts: () => Promise<readonly string[]>;
}

type Make = (pickups: readonly Pickup[], gifts: readonly Gift[]) => Soon<ExpiredRecordsPlace>;

/** A pickup in each state, asked for and scheduled so many days ago. */
function pickupsOf(name: string, days: number, moreMs = 0): Pickup[] {
  const at = daysAgo(days) - moreMs;
  const pickup = (state: Pickup['state'], scheduledAt: number | null) =>
    aPickup({
      id: `${name} ${state}`,
      state,
      message: 'The gate code is 4411.',
      scheduledAt,
      // What got a time was asked for long before.
      receivedAt: scheduledAt === null ? at : at - 400 * DAY_MS,
    });
  return [
    pickup('collected', at),
    pickup('declined', null),
    pickup('requested', null),
    pickup('scheduled', at),
  ];
}

/** What every adapter of records that expire must do. */
export function expiredRecordsContract(name: string, make: Make): void {
  describe(`${name} as expired records`, () => {
    test('removes what is older than the settings say, and nothing else', async () => {
      const { records, keep, kept } = await make([], []);
      await keep('of 60 days', daysAgo(60), daysAgo(30));
      await keep('older by a millisecond', daysAgo(60) - 1, daysAgo(30) - 1);
      await keep('new', NOW, NOW + DAY_MS);
      expect(await records.remove(NOW)).toEqual(ok({ ...NONE, messages: 1, links: 1 }));
      expect(await kept()).toEqual({ messages: ['of 60 days', 'new'], links: 2 });
      expect(await records.remove(NOW)).toEqual(ok(NONE));
    });

    test('leaves of an old pickup what a receipt needs, and nothing of one that came to nothing', async () => {
      const old = { state: 'collected', scheduledAt: daysAgo(61), receivedAt: daysAgo(61) } as const;
      const given = [
        ...pickupsOf('a new', 60),
        ...pickupsOf('an old', 60, 1),
        aPickup({ ...old, id: 'brought', isBrought: true }),
        aPickup({ ...old, id: 'by a donor without email', email: '' }),
      ];
      const { records, pickups } = await make(given, []);
      expect((await pickups('4411')).length).toBe(8);
      expect(await records.remove(NOW)).toEqual(ok({ ...NONE, pickups: 2, shortenedPickups: 2 }));
      const left = await pickups('');
      const before = retentionAt(NOW, { keepMessagesDays: 60, keepApplicationsDays: 90 });
      expect(left).toEqual(given.flatMap((pickup) => keptOfPickup(pickup, before) ?? []));
      expect(left.slice(6)).toEqual(given.slice(8));
      expect(left.slice(4, 6)).toEqual(
        [given[4], given[7]].map((pickup) => ({ ...pickup, phone: '', address: '', message: '' })),
      );
      // Nor is it found by what is gone.
      expect((await pickups('4411')).map(({ id }) => id)).toEqual(given.slice(0, 4).map(({ id }) => id));
      expect((await pickups('boots')).length).toBe(8);
      expect(await records.remove(NOW)).toEqual(ok(NONE));
    });

    test('takes the words out of applications that ended 90 days ago, and nothing that figures need', async () => {
      const { records, keepApplication, applications } = await make([], []);
      const [old, new_] = [daysAgo(90) - 1, daysAgo(90)];
      const approved = { state: 'approved', decidedAt: old, message: 'Welcome.' } as const;
      const kept = [
        anApplication({ id: '1', receivedAt: new_ }),
        anApplication({ id: '1b', receivedAt: old, personId: 'ben' }),
        anApplication({ id: '2', ...approved }),
        anApplication({ id: '3', ...approved, ended: { at: new_, how: 'left' } }),
        anApplication({ id: '4', state: 'denied', decidedAt: new_, reasonKind: 'other', reason: 'Too far.' }),
      ];
      const expired = [
        anApplication({
          id: '5',
          ...approved,
          ended: { at: old, how: 'given' },
          personId: 'ben',
          pairs: [{ ...PAIR, forWhom: 'Ann' }, PAIR],
        }),
        anApplication({ id: '6', state: 'denied', decidedAt: old, reasonKind: 'other', reason: 'Too far.' }),
        anApplication({ id: '7', state: 'withdrawn', decidedAt: old, access: 'Stairs', guardian: 'Ann' }),
      ];
      // Nobody with an account could withdraw it, and staff never answered.
      const unanswered = [
        anApplication({ id: '8', receivedAt: old, name: 'Ana Reyes', contact: 'caseworker@shelter.example' }),
        anApplication({ id: '9', receivedAt: old, as: 'volunteer', adult: false, guardian: 'Ann' }),
      ];
      for (const application of [...kept, ...expired, ...unanswered]) await keepApplication(application);
      expect(await records.remove(NOW)).toEqual(ok({ ...NONE, applications: 5 }));
      const words = { name: '', contact: '', access: '', answers: [], guardian: '', message: '', reason: '' };
      expect(await applications()).toEqual([
        [
          ...kept,
          ...expired.map((application) => ({
            ...application,
            ...words,
            pairs: application.pairs.map(() => PAIR),
            erasedAt: NOW,
          })),
          ...unanswered.map((application) => {
            return {
              ...application,
              ...words,
              adult: null,
              state: 'withdrawn',
              decidedAt: NOW,
              erasedAt: NOW,
            };
          }),
        ],
        ['1', '1b', '2', '3', '4'],
      ]);
      expect(await records.remove(NOW)).toEqual(ok(NONE));
    });

    test('takes guests out of sign-ups a year after the event, and how to reach somebody out of shifts; counts and hours stay', async () => {
      const { records, keepSignups, signups } = await make([], []);
      const [old, new_] = [daysAgo(365) - 1, daysAgo(365)];
      const guest = { eventId: 'fitting', shiftId: null, startsAt: 0, state: 'attended' } as const;
      const helper = { ...guest, shiftId: 'desk', minutes: 60, hours: 'approved', endsAt: old } as const;
      const kept = [
        aSignup({ ...guest, id: '1', endsAt: new_ }),
        aSignup({ ...helper, id: '2', personId: 'val', name: '', contact: '' }),
        aSignup({ ...helper, id: '3', eventId: null, shiftId: null, startsAt: null, endsAt: null }),
      ];
      const [named, account, reached] = [
        aSignup({ ...guest, id: '4', endsAt: old, call: 'changed' }),
        aSignup({ ...guest, id: '5', endsAt: old, personId: 'ben', name: '', contact: '', state: 'no-show' }),
        aSignup({ ...helper, id: '6', name: 'Amara', contact: '702-555-0101' }),
      ];
      await keepSignups([...kept, named, account, reached]);
      expect(await records.remove(NOW)).toEqual(ok({ ...NONE, signups: 3 }));
      const nobody = { personId: null, name: '', contact: '', call: null, erasedAt: NOW };
      expect(await signups()).toEqual([
        ...kept,
        ...[named, account].map((signup) => ({ ...signup, ...nobody })),
        { ...reached, contact: '' },
      ]);
      expect(await records.remove(NOW)).toEqual(ok(NONE));
    });

    test('removes gifts that were pledged 90 days ago and never came', async () => {
      const pledged = { origin: 'form', state: 'pending', createdAt: daysAgo(90) - 1 } as const;
      const { records, gifts } = await make(
        [],
        [
          aGift({ ...pledged, id: 'abandoned' }),
          aGift({ ...pledged, id: 'came', state: 'settled' }),
          aGift({ ...pledged, id: 'may still come', createdAt: daysAgo(90) }),
          aGift({ ...pledged, id: 'promised to a person', origin: 'hand' }),
        ],
      );
      expect(await records.remove(NOW)).toEqual(ok({ ...NONE, gifts: 1 }));
      expect(await gifts()).toEqual(['came', 'may still come', 'promised to a person']);
      expect(await records.remove(NOW)).toEqual(ok(NONE));
    });
  });
}
