import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { PostgresEvents } from '../../src/adapters/postgres/events/postgres-events';
import { PostgresSignups } from '../../src/adapters/postgres/signups/postgres-signups';
import { mailsOf } from '../../src/composition/shared/mails-of';
import { EventsService } from '../../src/core/events/events.service';
import { PublicEventsService } from '../../src/core/events/public-events.service';
import { followedUnit } from '../../src/core/signups/following/followers';
import { aSite } from '../../tests/support/a-site';
import { FakeTime } from '../../tests/support/fake-time';
import { postgresUnit } from '../../tests/support/postgres-unit';
import { databaseOfFile, hasPostgres } from '../../tests/support/real-postgres';
import { expectAboutAsFast } from './as-fast-as';

const NOW = new FakeTime().now();
const HOUR = 3_600_000;
const ALL = { programId: null, from: null, to: null, search: '', page: 1, size: 20 } as const;

describe.skipIf(!hasPostgres)('of 2,000 events with 6,000 shifts and 50,000 sign-ups,', () => {
  const open = databaseOfFile();

  beforeAll(async () => {
    if (!hasPostgres) return;
    const opened = await open();
    await sql`insert into program (id, revision, state, title, summary, description, manager_ids, intake, answer_days,
        contact_name, contact_phone, next_step, asks_sizes, volunteers_need_approval, questions, created_at)
      select 'p' || n, 'first', 'active', 'Course ' || n, '', '', '["parker"]', 'open', 5, '', '', '', false, false, '[]', n
      from generate_series(1, 40) n`.execute(opened);
    // Three of four are over; one a six hours.
    await sql`insert into event (id, revision, state, title, program_id, starts_at, ends_at, place, address, access,
        description, contact_name, contact_phone, invited, takes_signups, places, shifts, walk_ins, cancel_reason,
        sequence, changed_at, created_at)
      select 'e' || n, 'first', 'published', 'Event ' || n, 'p' || 1 + n % 40, at, at + ${sql.lit(2 * HOUR)}, 'Hall', '', '',
        'A long day for all of us. ', '', '', '["everybody"]', true, 40, json_build_array(
          json_build_object('id', 'a', 'label', 'Door', 'startsAt', at, 'endsAt', at + 5, 'wanted', 12, 'adultsOnly', false),
          json_build_object('id', 'b', 'label', 'Desk', 'startsAt', at, 'endsAt', at + 5, 'wanted', 4, 'adultsOnly', false),
          json_build_object('id', 'c', 'label', 'Hall', 'startsAt', at, 'endsAt', at + 5, 'wanted', 6, 'adultsOnly', true)),
        0, '', 0, 1, 1
      from (select n, ${sql.lit(NOW)} + (n - 1500)::int8 * ${sql.lit(6 * HOUR)} as at from generate_series(1, 2000) n) as made
    `.execute(opened);
    await sql`insert into signup (id, revision, person_id, person_key, name, contact, event_id, shift_id, program_id, day,
        starts_at, ends_at, since, state, minutes, hours, return_reason, note, created_at)
      select 's' || n, 'first', 'v' || (n / 2000 * 131 + n) % 3000, 'k' || n, '', '', event.id, (array['a', 'b', 'c', null])[1 + n / 2000 % 4],
        event.program_id, '2026-11-01', event.starts_at, event.ends_at, n,
        case when event.ends_at > ${sql.lit(NOW)} or n % 50 = 0 then (array['going', 'waiting'])[1 + n / 20000 % 2] else 'attended' end,
        case when event.ends_at > ${sql.lit(NOW)} then null else 60 end,
        case when event.ends_at > ${sql.lit(NOW)} then 'none' else (array['approved', 'claimed'])[1 + (n % 40 = 0)::int] end,
        '', '', n
      from generate_series(0, 49999) n join event on event.id = 'e' || 1 + n % 2000`.execute(opened);
    await sql`vacuum analyze event, signup, program`.execute(opened);
  });

  /** What a bare reader of these rows asks, one statement after another. */
  const bareFor = async (...where: readonly string[]) => {
    const opened = await open();
    return async () => {
      await sql`select * from program`.execute(opened);
      for (const condition of where) await sql.raw(condition).execute(opened);
    };
  };
  const service = async () => {
    const unit = postgresUnit(await open());
    const actor = { id: 'parker', name: 'Parker', role: 'program_manager' } as const;
    return new EventsService(followedUnit(unit, mailsOf(aSite('http://localhost'))), actor, new FakeTime());
  };
  const events = (condition: string) =>
    `select * from event where state = 'published' and ${condition} order by starts_at, id`;
  const counts = (condition: string) =>
    `select event_id, shift_id, state, count(*), sum(minutes) from signup where ${condition} group by 1, 2, 3`;
  const twenty = (where: string, order: string) =>
    counts(`event_id in (select id from event where ${where} order by ${order} limit 20)`);
  const coming = `ends_at > ${NOW}`;
  const over = `ends_at <= ${NOW}`;

  test.each<[string, (events: EventsService) => Promise<{ readonly ok: boolean }>, readonly string[]]>([
    [
      'the upcoming ones',
      (asked) => asked.upcoming({ ...ALL, show: 'published' }),
      [events(coming), twenty(coming, 'starts_at')],
    ],
    [
      'a search among the upcoming ones',
      (asked) => asked.upcoming({ ...ALL, show: 'published', search: 'event 1777' }),
      [events(coming), counts(`event_id = 'e1777'`)],
    ],
    [
      'the past ones',
      (asked) => asked.past({ ...ALL, show: 'all' }),
      [events(over), twenty(over, 'starts_at desc')],
    ],
    [
      'those that are not all marked',
      (asked) => asked.past({ ...ALL, show: 'unmarked', page: 3 }),
      [
        events(over),
        `select distinct event_id from signup where state = 'going' and starts_at < ${NOW}`,
        twenty(over, 'starts_at desc'),
      ],
    ],
    [
      'open shifts',
      (asked) => asked.openShifts({ programId: null, from: null, to: null, show: 'gaps', page: 1, size: 20 }),
      [events(coming), counts(`event_id in (select id from event where ${coming})`)],
    ],
    [
      'a month',
      (asked) => asked.between({ programId: null, search: '', from: '2026-10-01', to: '2026-10-31' }),
      [
        events(`starts_at between ${NOW - 51 * 24 * HOUR} and ${NOW - 21 * 24 * HOUR}`),
        counts(
          `event_id in (select id from event where starts_at between ${NOW - 51 * 24 * HOUR} and ${NOW - 21 * 24 * HOUR})`,
        ),
      ],
    ],
    [
      'one',
      (asked) => asked.get({ id: 'e1777' }),
      [`select * from event where id = 'e1777'`, counts(`event_id = 'e1777'`)],
    ],
  ])('%s: about as fast as bare statements', async (_, ask, where) => {
    const asked = await service();
    const bare = await bareFor(...where);
    const answered = async () => {
      const answer = await ask(asked);
      expect(answer.ok).toBe(true);
    };
    await expectAboutAsFast(answered, { bare });
  });

  test('everybody’s list is answered about as fast as by bare statements', async () => {
    const bare = await bareFor(events(coming), counts(`event_id in (select id from event where ${coming})`));
    const asked = new PublicEventsService(postgresUnit(await open()), new FakeTime());
    const answered = async () => {
      const listed = await asked.listPublic();
      expect(listed.ok && listed.value.length).toBeGreaterThan(400);
    };
    await expectAboutAsFast(answered, { bare });
  });

  test.each<[string, (signups: PostgresSignups, events: PostgresEvents) => Promise<unknown>, ...string[]]>([
    [
      'the sign-ups of an event',
      (signups) => signups.ofEvents(['e1777']),
      `select * from signup where event_id = 'e1777'`,
    ],
    [
      'those of a person',
      (signups) => signups.ofPeople(['v1777']),
      `select * from signup where person_id = 'v1777'`,
    ],
    [
      'who is busy at a time',
      (signups) => signups.during({ startsAt: NOW + HOUR, endsAt: NOW + 9 * HOUR }),
      `select * from signup where state in ('going', 'attended') and starts_at < ${NOW + 9 * HOUR} and ends_at > ${NOW + HOUR}`,
    ],
    [
      'who waits for an event',
      (signups) => signups.waiting({ eventIds: ['e1777'], personIds: [] }),
      `select * from signup where event_id = 'e1777' and state = 'waiting'`,
    ],
    [
      'hours of all programs',
      (signups) => signups.minutesOf(Array.from({ length: 40 }, (_, at) => `p${at + 1}`)),
      `select program_id, sum(minutes) from signup where hours = 'approved' group by program_id`,
    ],
    [
      'figures of all programs',
      (_, all) =>
        all.figures(
          Array.from({ length: 40 }, (_, at) => `p${at + 1}`),
          NOW,
        ),
      `select program_id, state, count(*), min(starts_at), max(starts_at) from event group by 1, 2`,
      `select id, title, starts_at from event where state = 'published' and ${coming} order by program_id, starts_at`,
    ],
  ])('%s: about as fast as a bare statement', async (_, read, ...statements) => {
    const opened = await open();
    const bare = async () => {
      for (const statement of statements) await sql.raw(statement).execute(opened);
    };
    const answered = () => read(new PostgresSignups(opened), new PostgresEvents(opened));
    await expectAboutAsFast(answered, { bare });
  });
});
