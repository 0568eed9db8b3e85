import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventRow } from '../../src/adapters/postgres/events/postgres-events';
import { programRow } from '../../src/adapters/postgres/programs/postgres-programs';
import { mailsOf } from '../../src/composition/shared/mails-of';
import { FIGURE_NAMES, type FigureName } from '../../src/core/figures/figure';
import { FiguresService } from '../../src/core/figures/figures.service';
import { ShelfService } from '../../src/core/shelf/shelf.service';
import { followedUnit } from '../../src/core/signups/following/followers';
import { aSite } from '../../tests/support/a-site';
import { anEvent, pacific } from '../../tests/support/event-builder';
import { FakeTime } from '../../tests/support/fake-time';
import { postgresUnit } from '../../tests/support/postgres-unit';
import { aProgram } from '../../tests/support/program-builder';
import { hasPostgres, newDatabase, openForTests } from '../../tests/support/real-postgres';
import { expectAboutAsFast } from './as-fast-as';

const TRIES = 7;
const DAY = 24 * 60 * 60_000;
const YEAR = { from: '2026-01-01', to: '2026-12-31', programId: null } as const;
const BEGIN = pacific('2026-01-01 10:00');

/** A bare sum of the rows of each figure; of people it says how many different ones there are. */
const BARE: Readonly<Record<FigureName, RawBuilder<unknown>>> = {
  peopleServed: sql`select count(distinct person_key) from signup where day between '2026-01-01' and '2026-12-31' and state = 'attended' and shift_id is null`,
  newBeneficiaries: sql`select count(*) from (select min(decided_at) from application group by person_key) as one`,
  visits: sql`select left(day, 7), count(*) from signup where day between '2026-01-01' and '2026-12-31' and state = 'attended' and shift_id is null group by 1`,
  walkIns: sql`select sum(walk_ins) from event`,
  peopleWithShoes: sql`select count(distinct person_key) from shelf_move join application on application.id = application_id`,
  pairsGiven: sql`select size, sum(count) from shelf_move where kind = 'given' group by 1`,
  pairsReceived: sql`select sum(count) from shelf_move where kind = 'received'`,
  applicationsIn: sql`select count(*) from application where received_at > 0`,
  approved: sql`select count(*) from application where state = 'approved'`,
  denied: sql`select reason_kind, count(*) from application where state = 'denied' group by 1`,
  withdrawn: sql`select count(*) from application where state = 'withdrawn'`,
  daysToAnswer: sql`select percentile_cont(0.5) within group (order by decided_at - received_at) from application`,
  enrolled: sql`select count(distinct person_key) from application where state = 'approved' and ended_at is null`,
  finished: sql`select count(*) from application where ended_how = 'finished'`,
  left: sql`select count(*) from application where ended_how = 'left'`,
  volunteersActive: sql`select count(distinct person_key) from signup where day between '2026-01-01' and '2026-12-31' and state = 'attended' and shift_id is not null`,
  volunteerHours: sql`select left(day, 7), sum(minutes) from signup where day between '2026-01-01' and '2026-12-31' and hours = 'approved' group by 1`,
  hoursWaiting: sql`select sum(minutes) from signup where day between '2026-01-01' and '2026-12-31' and hours = 'claimed'`,
  shiftsFilled: sql`select count(*) from signup where day between '2026-01-01' and '2026-12-31' and shift_id is not null and state in ('going', 'attended', 'no-show')`,
  trainingsDone: sql`select count(*) from completion`,
  sessions: sql`select count(*) from event where state = 'published'`,
  canceled: sql`select count(*) from event where state = 'canceled'`,
  showUp: sql`select state, count(*) from signup where day between '2026-01-01' and '2026-12-31' group by 1`,
  notMarked: sql`select count(*) from signup where day between '2026-01-01' and '2026-12-31' and state = 'going'`,
};

describe.skipIf(!hasPostgres)('of 50,000 sign-ups, 20,000 moves and 10,000 applications in a year', () => {
  const database = hasPostgres ? newDatabase().then((url) => openForTests(url)) : null;

  beforeAll(async () => {
    const opened = await database;
    if (!opened) return;
    const programs = Array.from({ length: 12 }, (_, at) =>
      aProgram({ id: `p${at}`, title: `Program ${at}`, asksSizes: at % 3 === 0 }),
    );
    await opened.insertInto('program').values(programs.map(programRow)).execute();
    for (let from = 0; from < 2_000; from += 500) {
      const events = Array.from({ length: 500 }, (_, index) => {
        const at = from + index;
        const startsAt = BEGIN + (at % 330) * DAY;
        const times = { startsAt, endsAt: startsAt + 3_600_000 };
        const shifts = ['a', 'b', 'c'].map((id) => ({
          ...times,
          id,
          label: id,
          wanted: 9,
          adultsOnly: false,
          es: null,
        }));
        return anEvent({ ...times, id: `e${at}`, programId: `p${at % 12}`, walkIns: at % 5, shifts });
      });
      await opened.insertInto('event').values(events.map(eventRow)).execute();
    }
    await sql`insert into signup (id, revision, person_id, person_key, name, contact, event_id, shift_id, program_id, day,
        starts_at, ends_at, since, state, minutes, hours, return_reason, note, created_at)
      select 's' || n, 'first', null, 'k' || n % 3000, '', '', event.id, case when n % 2 = 0 then 'a' end, event.program_id,
        to_char(to_timestamp(event.starts_at / 1000.0) at time zone 'America/Los_Angeles', 'YYYY-MM-DD'), event.starts_at,
        event.ends_at, n, (array['attended', 'attended', 'no-show', 'going', 'withdrawn'])[1 + n % 5],
        case when n % 2 = 0 then 60 end, case when n % 2 = 0 then 'approved' else 'none' end, '', '', n
      from generate_series(1, 50000) n join event on event.id = 'e' || n % 2000`.execute(opened);
    await sql`insert into application (id, revision, program_id, role, person_key, name, contact, access, pairs, answers,
        guardian, received_at, state, decided_at, message, reason, ended_at, ended_how)
      select 'a' || n, 'first', 'p' || n % 12, 'participant', 'k' || n % 3000, '', '', '',
        case when n % 2 = 0 then '[{"cut":"men","size":9,"wide":false}]'::json else '[]' end, '[]', '',
        ${BEGIN} + (n % 300) * ${DAY}::int8, (array['approved', 'approved', 'denied', 'withdrawn'])[1 + n % 4],
        ${BEGIN} + (n % 300 + n % 9) * ${DAY}::int8, '', '', case when n % 8 = 0 then ${BEGIN} + (n % 320) * ${DAY}::int8 end,
        case when n % 8 = 0 then 'finished' end
      from generate_series(1, 10000) n`.execute(opened);
    await sql`insert into shelf_move (id, place, at, by_id, cut, size, wide, count, kind, application_id, note)
      select 'm' || n, n, ${BEGIN} + (n % 330) * ${DAY}::int8, 'parker', 'men', 5 + n % 30 / 2.0, false, 1,
        (array['received', 'given'])[1 + n % 2], case when n % 2 = 1 then 'a' || n % 10000 end, ''
      from generate_series(1, 20000) n`.execute(opened);
    await sql`vacuum analyze`.execute(opened);
  });

  test.each(['sharing', 'internal'] as const)(
    'the figures of a year (%s) take about as long as bare sums',
    async (figures) => {
      const opened = await database;
      if (!opened) throw new Error('There is no database.');
      const time = new FakeTime(pacific('2027-01-05 10:00'));
      const service = new FiguresService(
        postgresUnit(opened, { time }),
        { id: 'avery', role: 'admin' },
        time,
      );
      const bare = async () => {
        for (const name of FIGURE_NAMES) await BARE[name].execute(opened);
      };
      const report = async () => {
        const read = await service.read({ ...YEAR, figures });
        expect(read.ok && read.value.figures.find(({ name }) => name === 'visits')?.whole).toBeGreaterThan(
          10_000,
        );
      };
      await expectAboutAsFast(report, { bare, tries: TRIES });
    },
  );

  test('the size board takes about as long as the bare sums of the moves and of the pairs', async () => {
    const opened = await database;
    if (!opened) throw new Error('There is no database.');
    const time = new FakeTime(pacific('2026-12-01 10:00'));
    const mails = mailsOf(aSite('http://localhost:4173'));
    const shelf = new ShelfService(followedUnit(postgresUnit(opened, { time }), mails), {
      id: 'avery',
      role: 'admin',
    });
    const board = async () => {
      const read = await shelf.board({ cut: null, show: 'all', page: 1, size: 200 });
      expect(read.ok && read.value.figures.wanted).toBeGreaterThan(1_000);
    };
    const bare = async () => {
      await sql`select cut, size, wide, sum(count) from shelf_move group by cut, size, wide`.execute(opened);
      await sql`select pair ->> 'size', count(*) from application, json_array_elements(pairs) as pair
        where state = 'approved' group by 1`.execute(opened);
    };
    await expectAboutAsFast(board, { bare });
  });
});
