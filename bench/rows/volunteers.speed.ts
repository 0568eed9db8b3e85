import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { guideRow } from '../../src/adapters/postgres/guides/guide-row';
import type { VolunteersInput } from '../../src/core/volunteers/volunteers.inputs';
import { VolunteersService } from '../../src/core/volunteers/volunteers.service';
import { FakeTime } from '../../tests/support/fake-time';
import { aTraining } from '../../tests/support/guide-builder';
import { postgresUnit } from '../../tests/support/postgres-unit';
import { databaseOfFile, hasPostgres } from '../../tests/support/real-postgres';
import { expectAboutAsFast } from './as-fast-as';

const NOW = new FakeTime().now();
const HOUR = 3_600_000;
const ALL: VolunteersInput['list'] = {
  search: '',
  programId: null,
  training: 'all',
  order: 'name',
  page: 1,
  size: 20,
};

describe.skipIf(!hasPostgres)('of 3,000 volunteers with 50,000 sign-ups', () => {
  const open = databaseOfFile();

  beforeAll(async () => {
    if (!hasPostgres) return;
    const opened = await open();
    await sql`insert into "user" (id, name, email, "emailVerified", role, banned, "joinedAt", "createdAt", phone, search)
      select 'v' || n, 'Person ' || n, 'v' || n || '@mail.example', false, 'volunteer', false, now(), now(),
        '702-555-' || n, array_to_tsvector(array['person', n::text, 'v' || n, 'mail', 'example'])
      from generate_series(0, 2999) n`.execute(opened);
    await sql`insert into program (id, revision, state, title, summary, description, manager_ids, intake, answer_days,
        contact_name, contact_phone, next_step, asks_sizes, volunteers_need_approval, questions, created_at)
      select 'p' || n, 'first', 'active', 'Course ' || n, '', '', '["parker"]', 'open', 5, '', '', '', false, false, '[]', n
      from generate_series(1, 40) n`.execute(opened);
    // Three of four events are over.
    await sql`insert into event (id, revision, state, title, program_id, starts_at, ends_at, place, address, access,
        description, contact_name, contact_phone, invited, takes_signups, places, shifts, walk_ins, cancel_reason,
        sequence, changed_at, created_at)
      select 'e' || n, 'first', 'published', 'Event ' || n, 'p' || 1 + n % 40, at, at + ${sql.lit(2 * HOUR)}, 'Hall', '', '',
        '', '', '', '["everybody"]', true, 40, json_build_array(
          json_build_object('id', 'a', 'label', 'Door', 'startsAt', at, 'endsAt', at + 5, 'wanted', 40, 'adultsOnly', false)),
        0, '', 0, 1, 1
      from (select n, ${sql.lit(NOW)} + (n - 1500)::int8 * ${sql.lit(6 * HOUR)} as at from generate_series(1, 2000) n) as made
    `.execute(opened);
    await sql`insert into signup (id, revision, person_id, person_key, name, contact, event_id, shift_id, program_id, day,
        starts_at, ends_at, since, state, minutes, hours, return_reason, note, created_at)
      select 's' || n, 'first', 'v' || (n / 2000 * 131 + n) % 3000, 'k' || (n / 2000 * 131 + n) % 3000, '', '', event.id, 'a',
        event.program_id, to_char(to_timestamp(event.starts_at / 1000.0), 'YYYY-MM-DD'), event.starts_at, event.ends_at, n,
        case when event.ends_at > ${sql.lit(NOW)} then 'going' else 'attended' end,
        case when event.ends_at > ${sql.lit(NOW)} then null else 60 end,
        case when event.ends_at > ${sql.lit(NOW)} then 'none' else 'approved' end, '', '', n
      from generate_series(0, 49999) n join event on event.id = 'e' || 1 + n % 2000`.execute(opened);
    await sql`insert into application (id, revision, program_id, role, person_id, person_key, name, contact, access, pairs,
        answers, guardian, received_at, state, decided_at, message, reason)
      select 'a' || n, 'first', 'p' || 1 + n % 40, 'volunteer', 'v' || n, 'k' || n, '', '', '', '[]', '[]', '', 1, 'approved',
        2, '', ''
      from generate_series(0, 999) n`.execute(opened);
    const trainings = ['Lifting', 'Welcoming', 'Fitting', 'Safe with young people'].map((title, at) =>
      aTraining({ id: `t${at}`, title, requiredFor: at < 2 ? 'everybody' : ['p1', 'p2'] }),
    );
    await opened.insertInto('guide').values(trainings.map(guideRow)).execute();
    await sql`insert into completion (id, guide_id, person_id, done_on, said_by)
      select 'c' || n, 't' || n / 1500, 'v' || n % 1500 * 2 + n / 1500 % 2, '2026-01-10', 'self' from generate_series(0, 5999) n`.execute(
      opened,
    );
    await sql`vacuum analyze`.execute(opened);
  });

  /** Bare statements for the same: everybody by name, what they did, and the trainings that they have done. */
  const bare = async () => {
    const opened = await open();
    await sql`select * from program`.execute(opened);
    await sql`select * from "user" where role = 'volunteer' order by lower(name) collate "C", id`.execute(
      opened,
    );
    await sql`select person_id, array_agg(distinct program_id), sum(minutes) filter (where hours = 'approved'), max(day),
        min(starts_at) filter (where state = 'going')
      from signup where shift_id is not null and state <> 'withdrawn' group by person_id`.execute(opened);
    await sql`select * from application where person_id is not null and role = 'volunteer'`.execute(opened);
    await sql`select * from guide where type = 'training'`.execute(opened);
    await sql`select * from completion`.execute(opened);
  };

  test.each<[string, Partial<VolunteersInput['list']>]>([
    ['the first page', {}],
    ['the last page', { page: 150 }],
    ['a search', { search: 'person 1234' }],
    ['a word of every volunteer', { search: 'person' }],
    ['those of one program', { programId: 'p7' }],
    ['those who miss a training', { training: 'missing' }],
    ['those with the most hours', { order: 'hours' }],
    ['those who came last', { order: 'last' }],
  ])('%s is answered about as fast as by bare statements', async (_, part) => {
    const actor = { id: 'avery', role: 'admin' } as const;
    const service = new VolunteersService(postgresUnit(await open()), actor, new FakeTime());
    const answer = async () => {
      const listed = await service.list({ ...ALL, ...part });
      expect(listed.ok && listed.value.items.length).toBeGreaterThan(0);
    };
    await expectAboutAsFast(answer, { bare });
  });
});
