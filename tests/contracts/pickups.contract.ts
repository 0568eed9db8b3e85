import { describe, expect, test } from 'vitest';
import type { AuditLog } from '../../src/core/audit/audit.api';
import { goodsOfPickup } from '../../src/core/gifts/gift';
import type { Pickup } from '../../src/core/pickups/pickup';
import type { PickupDecision } from '../../src/core/pickups/pickup-decision';
import { type PickupQuery, pageOfPickups, pickupsOn } from '../../src/core/pickups/pickup-query';
import type { Pickups } from '../../src/core/pickups/pickups.api';
import { aPickup } from '../support/message-builder';
import type { Run, Soon } from './harness';

const ALL: PickupQuery = { search: '', state: null, page: 1, size: 10 };
const AT = Date.UTC(2026, 10, 20, 18);
/** 23 November 2026, 09:00 in Las Vegas, and half an hour before midnight. */
const MORNING = Date.UTC(2026, 10, 23, 17);
const NIGHT = Date.UTC(2026, 10, 24, 7, 30);
/** 19 November 2026, 23:30 in Las Vegas. */
const EVENING = Date.UTC(2026, 10, 20, 7, 30);

const PICKUPS = [
  aPickup({ id: 'asked', receivedAt: AT + 5, name: 'Bea Lindqvist' }),
  aPickup({ id: 'night', receivedAt: AT + 4, state: 'scheduled', scheduledAt: NIGHT }),
  aPickup({ id: 'morning', receivedAt: AT + 3, state: 'scheduled', scheduledAt: MORNING, address: '9 Elm' }),
  aPickup({ id: 'next-day', receivedAt: AT + 2, state: 'scheduled', scheduledAt: NIGHT + 3_600_000 }),
  aPickup({ id: 'done', receivedAt: AT, state: 'collected', scheduledAt: MORNING }),
  aPickup({ id: 'refused', receivedAt: AT, state: 'declined', reason: 'Too far away.', items: 'a sofa' }),
  aPickup({
    id: 'letters',
    receivedAt: AT - 1,
    state: 'declined',
    name: 'Łukasz O’Sul\u00adlivan',
    phone: '',
  }),
];

/** Pickups as an admin sees them, and what their decisions leave behind. */
interface PickupsHarness {
  readonly pickups: Pickups;
  readonly run: Run;
  readonly log: AuditLog;
  /** The addresses of the mails in the outbox. */
  readonly mailed: () => Soon<readonly string[]>;
}

/** What every place of pickups must do; `make` gives one that holds exactly the given ones. */
export function pickupsContract(
  name: string,
  make: (pickups: readonly Pickup[]) => Soon<PickupsHarness>,
): void {
  const setUp = () => make(PICKUPS);
  const conflict = { ok: false, failure: { code: 'conflict' } };
  const schedule: PickupDecision = { state: 'scheduled', at: MORNING };
  const decide = (pickups: Pickups, id: string, decision: PickupDecision, base: string) =>
    pickups.decide({ ...decision, id, base });

  describe(`${name} keeps pickups`, () => {
    test.each<Partial<PickupQuery>>([
      {},
      { state: 'scheduled' },
      { state: 'declined' },
      { search: 'sofa' },
      { search: 'elm 9' },
      { search: '702-555-0111', state: 'requested' },
      { search: '7025550111' },
      { search: '(702) 555 0111', state: 'collected' },
      { search: '5550111' },
      { search: 'osullivan lukasz' },
      { search: 'o’sullivan' },
      { search: 'lind', page: 1 },
      { page: 2, size: 4 },
      { page: 7 },
    ])('it lists by %j, the newest first', async (part) => {
      const { pickups, run } = await setUp();
      const query = { ...ALL, ...part };
      expect(await run(pickups.list(query))).toEqual({ ok: true, value: pageOfPickups(PICKUPS, query) });
    });

    test('of what it finds by words it counts and shows the newest 1,000', async () => {
      const many = Array.from({ length: 1_001 }, (_, at) =>
        aPickup({ id: `p${at}`, receivedAt: at, items: at === 0 ? 'boots' : 'boots and socks' }),
      );
      const { pickups, run } = await make(many);
      const list = async (query: Partial<PickupQuery>) => {
        const listed = await run(pickups.list({ ...ALL, size: 10, ...query }));
        if (!listed.ok) throw new Error(listed.failure.code);
        const { items, total, isMore } = listed.value;
        return [items.map(({ id }) => id), total, isMore];
      };
      const last = Array.from({ length: 10 }, (_, at) => `p${10 - at}`);
      expect(await list({ search: 'boots', page: 100 })).toEqual([last, 1_000, true]);
      expect(await list({ search: 'boots', page: 101 })).toEqual([[], 1_000, true]);
      expect(await list({ search: 'socks', page: 100 })).toEqual([last, 1_000, false]);
      expect(await list({ page: 101 })).toEqual([['p0'], 1_001, false]);
    });

    test('a list has the beginnings of long texts alone, and the pickup has the whole', async () => {
      const long = `${'word '.repeat(900)}boots`;
      const goods = [{ description: long, count: 3 }];
      const given = [
        aPickup({ id: 'items', receivedAt: 4, items: long }),
        aPickup({ id: 'message', receivedAt: 3, message: long }),
        aPickup({ id: 'goods', receivedAt: 2, state: 'collected', scheduledAt: MORNING, goods }),
        aPickup({ id: 'short', receivedAt: 1, items: 'a'.repeat(199), message: '👟'.repeat(100) }),
      ];
      const { pickups, run } = await make(given);
      const listed = await run(pickups.list(ALL));
      expect(listed).toEqual({ ok: true, value: pageOfPickups(given, ALL) });
      expect(listed.ok && listed.value.items.map(({ id, isWhole }) => [id, isWhole])).toEqual([
        ['items', false],
        ['message', false],
        ['goods', false],
        ['short', true],
      ]);
      expect(JSON.stringify(listed)).not.toContain(long.slice(0, 210));
      for (const pickup of given)
        expect(await run(pickups.get({ id: pickup.id }))).toEqual({ ok: true, value: pickup });
      const scheduled = await run(decide(pickups, 'items', schedule, 'first'));
      expect(scheduled).toMatchObject({ ok: true, value: { items: long } });
    });

    test('it gets one by its id', async () => {
      const { pickups, run } = await setUp();
      expect(await run(pickups.get({ id: 'night' }))).toEqual({ ok: true, value: PICKUPS[1] });
      expect(await run(pickups.get({ id: 'nobody' }))).toEqual({ ok: false, failure: { code: 'not-found' } });
    });

    test('the list of a day has what is scheduled on it in Las Vegas, in the order of the times', async () => {
      const { pickups, run } = await setUp();
      const listed = await run(pickups.onDay({ day: '2026-11-23' }));
      expect(listed).toEqual({ ok: true, value: pickupsOn(PICKUPS, '2026-11-23') });
      expect(listed.ok && listed.value.map(({ id }) => id)).toEqual(['morning', 'night']);
      expect(await run(pickups.onDay({ day: '2026-11-22' }))).toEqual({ ok: true, value: [] });
    });

    test('it counts the pickups of each state', async () => {
      const { pickups, run } = await setUp();
      const counts = { requested: 1, scheduled: 3, collected: 1, declined: 2 };
      expect(await run(pickups.counts())).toEqual({ ok: true, value: counts });
    });

    test('it counts those that were collected and whose goods nobody has sorted as they are', async () => {
      const sortings = ['waits', 'changed', 'sorted', null] as const;
      const { pickups, run } = await make(
        sortings.map((sorting) =>
          aPickup({ id: `p-${sorting}`, state: 'collected', scheduledAt: MORNING, sorting }),
        ),
      );
      expect(await run(pickups.toSort())).toEqual({ ok: true, value: 2 });
    });

    test('a pickup is scheduled, gets another time, and is collected', async () => {
      const { pickups, run } = await setUp();
      const scheduled = await run(decide(pickups, 'asked', schedule, 'first'));
      expect(scheduled).toMatchObject({ ok: true, value: { state: 'scheduled', scheduledAt: MORNING } });
      if (!scheduled.ok) return;
      expect(await run(decide(pickups, 'asked', schedule, 'first'))).toEqual(conflict);
      const later = { state: 'scheduled', at: NIGHT } as const;
      const moved = await run(decide(pickups, 'asked', later, scheduled.value.revision));
      expect(moved).toMatchObject({ ok: true, value: { scheduledAt: NIGHT } });
      if (!moved.ok) return;
      const goods = [
        { description: ' Pairs of boots ', count: 3 },
        { description: 'A box of socks', count: null },
      ];
      const collected = await run(
        decide(
          pickups,
          'asked',
          { state: 'collected', collectedOn: '2026-11-20', goods },
          moved.value.revision,
        ),
      );
      const kept = [{ description: 'Pairs of boots', count: 3 }, goods[1]];
      expect(collected).toMatchObject({
        ok: true,
        value: { state: 'collected', scheduledAt: Date.UTC(2026, 10, 20, 20), goods: kept },
      });
      const listed = await run(pickups.list({ ...ALL, state: 'collected' }));
      expect(listed.ok && listed.value.items.map((one) => one.beginnings.goods)).toEqual([kept, []]);
      expect(await run(pickups.toSort())).toEqual({ ok: true, value: 1 });
    });

    test.each([
      ['before its time, which is still to come', NIGHT, '2026-11-20', Date.UTC(2026, 10, 20, 20)],
      ['on its scheduled day', EVENING, '2026-11-19', EVENING],
      ['in an earlier tax year', EVENING, '2025-12-31', Date.UTC(2025, 11, 31, 20)],
      ['after its scheduled day', EVENING, '2026-11-20', Date.UTC(2026, 10, 20, 20)],
    ])('a pickup that was collected %s counts on the day of its collection', async (_, at, day, counted) => {
      const { pickups, run } = await make([aPickup({ state: 'scheduled', scheduledAt: at })]);
      const goods = [{ description: 'Boots', count: 2 }];
      const collected = await run(
        decide(pickups, 'p1', { state: 'collected', collectedOn: day, goods }, 'first'),
      );
      expect(collected).toMatchObject({ ok: true, value: { state: 'collected', scheduledAt: counted } });
      expect(collected.ok && goodsOfPickup(collected.value)?.receivedOn).toBe(day);
      const listed = await run(pickups.list(ALL));
      expect(listed.ok && listed.value.items.map(({ scheduledAt }) => scheduledAt)).toEqual([counted]);
    });

    test('a declined pickup has a reason and no time, and can be scheduled after all', async () => {
      const { pickups, run } = await setUp();
      const declined = await run(
        decide(pickups, 'night', { state: 'declined', reason: ' We are full. ' }, 'first'),
      );
      expect(declined).toMatchObject({
        value: { state: 'declined', reason: 'We are full.', scheduledAt: null },
      });
      const scheduled = await run(decide(pickups, 'refused', schedule, 'first'));
      expect(scheduled).toMatchObject({ value: { state: 'scheduled', reason: '', scheduledAt: MORNING } });
    });

    test('what was collected stays so, and what has no time is not collected', async () => {
      const { pickups, run } = await setUp();
      expect(await run(decide(pickups, 'done', schedule, 'first'))).toEqual(conflict);
      const goods = [{ description: 'Boots', count: 2 }];
      expect(
        await run(decide(pickups, 'done', { state: 'collected', collectedOn: '2026-11-20', goods }, 'first')),
      ).toEqual(conflict);
      expect(
        await run(
          decide(pickups, 'asked', { state: 'collected', collectedOn: '2026-11-20', goods }, 'first'),
        ),
      ).toEqual(conflict);
      expect(await run(decide(pickups, 'nobody', schedule, 'first'))).toEqual({
        ok: false,
        failure: { code: 'not-found' },
      });
    });

    test('of several decisions from one base at the same moment one is kept', async () => {
      const { pickups, run } = await setUp();
      const decisions = [
        schedule,
        { state: 'declined', reason: 'Full.' } as const,
        { state: 'scheduled', at: NIGHT } as const,
      ];
      const results = await run(
        Promise.all(decisions.map((decision) => decide(pickups, 'asked', decision, 'first'))),
      );
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(results.filter(({ ok }) => !ok)).toEqual([conflict, conflict]);
    });

    test('each time of a pickup is mailed to its donor, and the log says who decided without naming the donor', async () => {
      const donors = [aPickup({ name: 'Bea Lindqvist' }), aPickup({ id: 'p2', email: 'no address' })];
      const { pickups, run, log, mailed } = await make(donors);
      const first = await run(decide(pickups, 'p1', schedule, 'first'));
      if (!first.ok) throw new Error(first.failure.code);
      await run(decide(pickups, 'p1', { state: 'scheduled', at: NIGHT }, first.value.revision));
      expect(await run(decide(pickups, 'p2', schedule, 'first'))).toMatchObject({ ok: true });
      // From a revision that is there no more.
      const refused = { state: 'declined', reason: 'Too far.' } as const;
      expect(await run(decide(pickups, 'p1', refused, 'first'))).toEqual(conflict);
      expect(await mailed()).toEqual(['ada@mail.example', 'ada@mail.example']);
      const entries = await run(log.list({ page: 1, size: 9, action: null, person: null }));
      if (!entries.ok) throw new Error(entries.failure.code);
      expect(entries.value.items.map(({ action, subject }) => [action, subject.id]).toSorted()).toEqual([
        ['pickup.schedule', 'p1'],
        ['pickup.schedule', 'p1'],
        ['pickup.schedule', 'p2'],
      ]);
      expect(entries.value.items.every(({ actor }) => actor.id !== '')).toBe(true);
      expect(JSON.stringify(entries)).not.toContain('Bea');
    });

    test('a decision that makes no sense is refused with its fields, and changes nothing', async () => {
      const { pickups, run, mailed } = await setUp();
      const refusals = [
        [{ state: 'scheduled', at: 0 }, ['at']],
        [{ state: 'declined', reason: ' ' }, ['reason']],
        [{ state: 'collected', collectedOn: '2099-01-01', goods: [] }, ['collectedOn', 'goods']],
      ] as const;
      for (const [decision, fields] of refusals)
        expect(await run(decide(pickups, 'morning', decision, 'first'))).toEqual({
          ok: false,
          failure: { code: 'validation', fields: fields.map((field) => ({ field, message: '' })) },
        });
      expect(await run(pickups.get({ id: 'morning' }))).toEqual({ ok: true, value: PICKUPS[2] });
      expect(await mailed()).toEqual([]);
    });

    test('a list that nobody waits for any more is cancelled', async () => {
      const { pickups, run } = await setUp();
      const cancelled = { ok: false, failure: { code: 'cancelled' } };
      expect(await run(pickups.list(ALL, AbortSignal.abort()))).toEqual(cancelled);
      expect(await run(pickups.onDay({ day: '2026-11-23' }, AbortSignal.abort()))).toEqual(cancelled);
      expect(await run(pickups.get({ id: 'night' }, AbortSignal.abort()))).toEqual(cancelled);
      expect(await run(pickups.counts(undefined, AbortSignal.abort()))).toEqual(cancelled);
    });
  });
}
