import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { programRow } from '../../src/adapters/postgres/programs/postgres-programs';
import type { ProgramQuery } from '../../src/core/programs/program-query';
import { ProgramsService } from '../../src/core/programs/programs.service';
import { FakeTime } from '../../tests/support/fake-time';
import { postgresUnit } from '../../tests/support/postgres-unit';
import { aProgram } from '../../tests/support/program-builder';
import { hasPostgres, newDatabase, openForTests } from '../../tests/support/real-postgres';
import { expectAboutAsFast } from './as-fast-as';

const ALL: ProgramQuery = { search: '', kind: null, managerId: null, show: 'active', page: 1, size: 20 };

describe.skipIf(!hasPostgres)('of 100 programs with 10,000 applications', () => {
  const database = hasPostgres ? newDatabase().then((url) => openForTests(url)) : null;

  beforeAll(async () => {
    const opened = await database;
    if (!opened) return;
    const programs = Array.from({ length: 100 }, (_, at) =>
      aProgram({ id: `p${at}`, title: `Program ${at}`, description: 'Boots and shoes. '.repeat(60) }),
    );
    await opened.insertInto('program').values(programs.map(programRow)).execute();
    await sql`insert into application (id, revision, program_id, role, person_key, name, contact, access, pairs, answers,
        guardian, received_at, state, decided_at, message, reason, ended_at)
      select 'a' || n, 'first', 'p' || n % 100, 'participant', 'k' || n % 3000, 'Person ' || n, '', '', '[]', '[]',
        '', n, (array['pending', 'approved', 'denied', 'withdrawn'])[1 + n / 100 % 4], n, '', '',
        case when n % 3 = 0 then n end
      from generate_series(1, 10000) n`.execute(opened);
    await sql`vacuum analyze application`.execute(opened);
  });

  test.each<[string, Partial<ProgramQuery>]>([
    ['the first page', {}],
    ['a search', { search: 'program 42' }],
    ['a word of every program', { search: 'boots', page: 3 }],
  ])('%s is answered about as fast as by bare statements', async (_, part) => {
    const opened = await database;
    if (!opened) throw new Error('There is no database.');
    const service = new ProgramsService(
      postgresUnit(opened),
      { id: 'avery', name: 'Avery', role: 'admin' },
      new FakeTime(),
    );
    const bare = async () => {
      await sql`select * from program where state = 'active'`.execute(opened);
      await sql`select program_id, state, count(*), count(distinct person_key), max(decided_at) from application
        group by program_id, state`.execute(opened);
      // What their events and the work in them come to.
      await sql`select program_id, state, count(*), min(starts_at) from event group by 1, 2`.execute(opened);
      await sql`select program_id, sum(minutes) from signup group by 1`.execute(opened);
    };
    const page = async () => {
      const listed = await service.list({ ...ALL, ...part });
      expect(listed.ok && listed.value.items.length).toBeGreaterThan(0);
    };
    await expectAboutAsFast(page, { bare });
  });
});
