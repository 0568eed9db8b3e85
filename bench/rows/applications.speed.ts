import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { PostgresApplications } from '../../src/adapters/postgres/applications/postgres-applications';
import { programRow } from '../../src/adapters/postgres/programs/postgres-programs';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { ApplicationQuery } from '../../src/core/applications/application-query';
import { ApplicationsService } from '../../src/core/applications/applications.service';
import { followedUnit } from '../../src/core/signups/following/followers';
import { aSite } from '../../tests/support/a-site';
import { unitOn } from '../../tests/support/calendar-rounds';
import { FakeTime } from '../../tests/support/fake-time';
import { aProgram } from '../../tests/support/program-builder';
import { hasPostgres, newDatabase, openForTests } from '../../tests/support/real-postgres';
import { expectAboutAsFast } from './as-fast-as';

const APPLICATIONS = 10_000;
const ALL: ApplicationQuery = { search: '', programId: null, as: null, show: 'all', page: 1, size: 20 };
const PROGRAMS = Array.from({ length: 40 }, (_, at) => aProgram({ id: `p${at}`, title: `Course ${at}` }));

describe.skipIf(!hasPostgres)('of 10,000 applications to 40 programs,', () => {
  const database = hasPostgres ? newDatabase().then((url) => openForTests(url)) : null;

  beforeAll(async () => {
    const opened = await database;
    if (!opened) return;
    await sql`insert into application (id, revision, program_id, role, person_key, name, contact, access, pairs, answers,
        guardian, received_at, state, decided_at, message, reason, search)
      select 'a' || n, 'first', 'p' || n % 40, 'participant', 'k' || n, 'Person ' || n, 'c' || n || '@mail.example', '',
        '[]', '[]', '', n::int8 * 60000, case when n % 50 = 0 then 'pending' when n % 3 = 0 then 'denied' else 'approved' end,
        case when n % 50 = 0 then null else n::int8 * 60000 + 5 end, '', '',
        array_to_tsvector(array['person', n::text, 'c' || n, 'mail', 'example'])
      from generate_series(1, ${sql.lit(APPLICATIONS)}) n`.execute(opened);
    await sql`vacuum analyze application`.execute(opened);
  });

  test.each<[string, Partial<ApplicationQuery>, string]>([
    ['the first page', {}, 'true'],
    ['the last page', { page: 500 }, 'true'],
    ['what waits', { show: 'pending' }, `state = 'pending'`],
    ['one program', { programId: 'p7', show: 'approved' }, `program_id = 'p7' and state = 'approved'`],
    ['a rare word', { search: 'person 4242' }, `name like 'Person 4242%'`],
    ['a word of every application', { search: 'mail' }, `contact like '%mail%'`],
    ['a word of a program', { search: 'course 7' }, `program_id = 'p7' or name like '%7%'`],
  ])('%s is answered about as fast as by bare statements', async (_, part, where) => {
    const opened = await database;
    if (!opened) throw new Error('There is no database.');
    const applications = new PostgresApplications(opened);
    const counted = sql.raw(part.programId ? `program_id = '${part.programId}'` : 'true');
    const bare = async () => {
      await sql`select * from application where ${sql.raw(where)}
        order by decided_at desc nulls first, received_at, id limit 20
        offset ${sql.lit(((part.page ?? 1) - 1) * 20)}`.execute(opened);
      await sql`select count(*) from application where ${sql.raw(where)}`.execute(opened);
      // What the choices show is counted on every page.
      await sql`select state, ended_at is null, told_at is null, count(*) from application where ${counted}
        group by 1, 2, 3`.execute(opened);
    };
    const page = async () => {
      const { items } = await applications.page({ ...ALL, ...part }, PROGRAMS);
      expect(items.length).toBeGreaterThan(0);
    };
    await expectAboutAsFast(page, { bare });
  });

  test('one of the same name among 3,000 that wait is found about as fast as by a bare statement', async () => {
    const opened = await database;
    if (!opened) throw new Error('There is no database.');
    await opened
      .insertInto('program')
      .values(programRow(aProgram({ id: 'rush' })))
      .execute();
    await sql`insert into application (id, revision, program_id, role, person_key, name, contact, access, pairs, answers,
        guardian, received_at, state, message, reason, search)
      select 'r' || n, 'first', 'rush', 'participant', 'r' || n, 'Runner ' || n, 'r' || n || '@mail.example', '',
        '[]', '[]', '', n, 'pending', '', '', ''
      from generate_series(1, 3000) n`.execute(opened);
    const actor = { id: 'ada', name: 'Ada', role: 'admin' } as const;
    const time = new FakeTime();
    const mails = mailsOf(aSite('http://localhost:4173'));
    const service = new ApplicationsService(followedUnit(unitOn(opened), mails), actor, mails, time);
    const wanted = { programId: 'rush', name: 'runner 2999', contact: 'R2999@mail.example' };
    const find = async () =>
      expect(await service.similar(wanted)).toEqual({ ok: true, value: { id: 'r2999' } });
    const bare = () =>
      sql`select id, name, contact from application where program_id = 'rush' and state = 'pending'`.execute(
        opened,
      );
    await expectAboutAsFast(find, { bare });
  });
});
