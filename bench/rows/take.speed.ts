import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventRow } from '../../src/adapters/postgres/events/postgres-events';
import { signupRow } from '../../src/adapters/postgres/signups/postgres-signups';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { Event } from '../../src/core/events/event';
import { OwnSignupsService } from '../../src/core/signups/own/own-signups.service';
import { aSite } from '../../tests/support/a-site';
import { unitOn } from '../../tests/support/calendar-rounds';
import { anEvent, aShift, aSignup } from '../../tests/support/event-builder';
import { FakeTime } from '../../tests/support/fake-time';
import { databaseOfFile, hasPostgres } from '../../tests/support/real-postgres';
import { expectAboutAsFast } from './as-fast-as';

const EVENT = anEvent({ programId: null, shifts: [aShift({ wanted: 200 })] });
/** Where a crowd finds as many places as there are people, and where rows are inserted without a look. */
const CROWDED = Array.from({ length: 15 }, (_, at) => ({ ...EVENT, id: `crowd${at}` }));
const BARE = { ...EVENT, id: 'bare' };
const CROWD = 20;
const mails = mailsOf(aSite('http://localhost:4173'));

describe.skipIf(!hasPostgres)('of 3,000 volunteers and 50,000 sign-ups', () => {
  const open = databaseOfFile();
  beforeAll(async () => {
    if (!hasPostgres) return;
    const opened = await open();
    await sql`insert into "user" (id, name, email, "emailVerified", role, banned, "joinedAt", "createdAt", search)
      select 'v' || n, 'Person ' || n, 'v' || n || '@mail.example', false, 'volunteer', false, now(), now(), ''
      from generate_series(0, 2999) n`.execute(opened);
    await opened
      .insertInto('event')
      .values([EVENT, BARE, ...CROWDED].map(eventRow))
      .execute();
    await sql`insert into signup (id, revision, person_id, person_key, name, contact, event_id, shift_id, program_id, day,
        starts_at, ends_at, since, state, minutes, hours, return_reason, note, created_at)
      select 's' || n, 'first', 'v' || n % 3000, 'k' || n % 3000, '', '', 'e' || n, 'a', null, '2026-10-01', n, n + 1, n,
        'attended', 60, 'approved', '', '', n
      from generate_series(0, 49999) n`.execute(opened);
    await sql`vacuum analyze`.execute(opened);
  });

  let count = 0;
  const nextId = () => {
    count += 1;
    return `v${count}`;
  };
  const crowd = () => Array.from({ length: CROWD }, nextId);
  const rowOf = (personId: string, event: Event) => {
    const id = crypto.randomUUID();
    return signupRow(aSignup({ id, personId, personKey: id, shiftId: 'desk' }, event));
  };
  const take = async (unit: ReturnType<typeof unitOn>, id: string, eventId: string) => {
    const own = new OwnSignupsService(unit, { id, role: 'volunteer' }, mails, new FakeTime());
    const taken = await own.take({ eventId, shiftId: 'desk', wait: false });
    expect(taken.ok).toBe(true);
  };

  test('twenty people who take places at once are about as fast as twenty bare inserts', async () => {
    const opened = await open();
    const unit = unitOn(opened);
    const events = [...CROWDED];
    const takeAll = () => {
      const id = events.pop()?.id ?? '';
      return Promise.all(crowd().map((personId) => take(unit, personId, id)));
    };
    const insert = (personId: string) => opened.insertInto('signup').values(rowOf(personId, BARE)).execute();
    await expectAboutAsFast(takeAll, { bare: () => Promise.all(crowd().map(insert)), tries: CROWDED.length });
  });

  test('taking a place takes about as long as a bare transaction that inserts it', async () => {
    const opened = await open();
    // What keeps one person from two places, and a place from two people: an insert alone would do neither.
    const bare = () =>
      opened.transaction().execute(async (transaction) => {
        const personId = nextId();
        await sql`select id from "user" where id = ${personId} for update`.execute(transaction);
        await sql`select * from signup where person_id = ${personId}`.execute(transaction);
        await sql`select * from event where id = ${EVENT.id} for update`.execute(transaction);
        await sql`select count(*) from signup where event_id = ${EVENT.id} and state = 'going'`.execute(
          transaction,
        );
        await transaction.insertInto('signup').values(rowOf(personId, EVENT)).execute();
        await sql`select pg_notify('other', 'signups')`.execute(transaction);
      });
    await expectAboutAsFast(() => take(unitOn(opened), nextId(), EVENT.id), { bare });
  });
});
