import { type RawBuilder, sql } from 'kysely';
import type { FigureRepository } from '../../../core/figures/figure.repository.port';
import type { FactCount, FigureScope } from '../../../core/figures/figure-facts';
import { boundsOf, monthsOf } from '../../../core/figures/figure-period';
import type { Database } from '../database';

/** The moves that hold: neither reversals nor what they take back. */
const STANDING = sql`move.kind <> 'reversed' and move.count > 0
  and not exists (select from shelf_move as later where later.reverses = move.id)`;
const SIZE = sql`cut || ' ' || size || case when wide then ' wide' else '' end`;
const IS_MARKED = sql`(state in ('attended', 'no-show') or (state = 'withdrawn' and marked_at is not null))`;
const day = (ms: RawBuilder<unknown>) =>
  sql`(to_timestamp(${ms} / 1000.0) at time zone 'America/Los_Angeles')::date`;

/** Figures in PostgreSQL: one statement over the records of all areas. */
export class PostgresFigures implements FigureRepository {
  constructor(private readonly database: Database) {}

  async counts(scope: FigureScope): Promise<readonly FactCount[]> {
    const { rows } = await sql<CountRow>`
      with fact as materialized (${factsOf(scope)}),
      -- One row for each person, month and program: so people are counted without sorting all facts.
      one as materialized (
        select kind, program_id, month, person, part, sum(amount) as amount from fact group by 1, 2, 3, 4, 5
      )
      select kind, false as is_all, program_id, month, null as part, ${PEOPLE}
        from (select kind, program_id, month, person, sum(amount) as amount from one group by 1, 2, 3, 4) as each
        group by kind, program_id, month
      union all select kind, false, program_id, null, null, ${PEOPLE}
        from (select kind, program_id, person, sum(amount) as amount from one group by 1, 2, 3) as each
        group by kind, program_id
      union all select kind, true, null, month, null, ${PEOPLE}
        from (select kind, month, person, sum(amount) as amount from one group by 1, 2, 3) as each
        group by kind, month
      union all select kind, true, null, null, null, ${PEOPLE}
        from (select kind, person, sum(amount) as amount from one group by 1, 2) as each group by kind
      union all select kind, true, null, null, part, ${PEOPLE}
        from (select kind, part, person, sum(amount) as amount from one where part is not null group by 1, 2, 3)
          as each group by kind, part`.execute(this.database);
    return rows.map(({ is_all, program_id, ...count }) => ({
      ...count,
      programId: is_all ? undefined : program_id,
    }));
  }
}

interface CountRow extends Omit<FactCount, 'programId'> {
  readonly is_all: boolean;
  readonly program_id: string | null;
}

const PEOPLE = sql`sum(amount)::int8 as amount, count(person)::int8 as people`;

/** The facts of a scope: kind, program_id, month, person, amount and part, as factsOf in the core says it. */
function factsOf(scope: FigureScope): RawBuilder<unknown> {
  const { programIds, isWhole } = scope;
  const isAsked = programIds === null ? sql`true` : sql`program_id = any(${programIds}::text[])`;
  const all = [
    signupFacts(scope, isAsked),
    eventFacts(scope, isAsked),
    applicationFacts(scope, isAsked),
    shelfFacts(scope, isAsked),
    ...(isWhole ? [foundationFacts(scope)] : []),
  ];
  return sql.join(all, sql` union all `);
}

/** What an instant column says: whether it is in the period, and in which month. */
function timesOf(scope: FigureScope) {
  const { starts, end } = boundsOf(scope);
  return {
    isIn: (ms: RawBuilder<unknown>) => sql`${ms} >= ${starts[0]} and ${ms} < ${end}`,
    monthOf: (ms: RawBuilder<unknown>) =>
      sql`(${monthsOf(scope)}::text[])[width_bucket(${ms}, ${starts}::int8[])]`,
    end,
  };
}

function signupFacts({ from, to, now }: FigureScope, isAsked: RawBuilder<unknown>): RawBuilder<unknown> {
  const isOver = sql`ends_at <= ${now} and event_id in (select id from event where state = 'published')`;
  const isThere = sql`(state in ('going', 'attended', 'no-show')
    or (state = 'withdrawn' and marked_at is not null and marked_at >= coalesce(starts_at, 0)))`;
  return sql`select fact.kind, program_id, left(day, 7) as month,
      case when fact.is_persons then person_key end as person, fact.amount, null::text as part
    from signup, lateral (values
      ('visit', state = 'attended' and event_id is not null and shift_id is null, true, 1),
      ('served', state = 'attended' and event_id is not null and shift_id is null, true, 1),
      ('guest-mark', event_id is not null and shift_id is null and ${IS_MARKED}, false, 1),
      ('came', state = 'attended' and event_id is not null, true, 1),
      ('expected', state in ('attended', 'no-show') and event_id is not null, true, 1),
      ('unmarked', state = 'going' and ${isOver}, true, 1),
      ('held', shift_id is not null and ${isThere} and ${isOver}, true, 1),
      ('helped', hours = 'approved' or (state = 'attended' and event_id is not null and shift_id is not null), true, 1),
      ('work', hours <> 'none' or (event_id is not null and shift_id is not null and ${IS_MARKED}), false, 1),
      ('minutes', hours = 'approved' and minutes > 0, true, minutes),
      ('claimed', hours = 'claimed' and minutes > 0, true, minutes)
    ) as fact (kind, holds, is_persons, amount)
    where day between ${from} and ${to} and ${isAsked} and fact.holds`;
}

function eventFacts(scope: FigureScope, isAsked: RawBuilder<unknown>): RawBuilder<unknown> {
  const { isIn, monthOf } = timesOf(scope);
  const { now } = scope;
  const [start, shiftStart] = [sql`starts_at`, sql`(shift ->> 'startsAt')::int8`];
  return sql`select case state when 'published' then 'session' else 'canceled' end, program_id, ${monthOf(start)},
      null, 1, null
    from event where state <> 'draft' and ends_at <= ${now} and ${isIn(start)} and ${isAsked}
    union all select 'walk-in', program_id, ${monthOf(start)}, null, walk_ins, null
    from event where state = 'published' and walk_ins > 0 and ends_at is not null and ${isIn(start)} and ${isAsked}
    union all select 'wanted', program_id, ${monthOf(shiftStart)}, null, (shift ->> 'wanted')::int4, null
    from event, json_array_elements(shifts) as shift
    where state = 'published' and starts_at is not null and ends_at is not null
      and (shift ->> 'endsAt')::int8 <= ${now} and (shift ->> 'wanted')::int4 > 0 and ${isIn(shiftStart)} and ${isAsked}`;
}

function applicationFacts(scope: FigureScope, isAsked: RawBuilder<unknown>): RawBuilder<unknown> {
  const { isIn, monthOf, end } = timesOf(scope);
  const [received, decided, ended] = [sql`received_at`, sql`decided_at`, sql`ended_at`];
  const answerDays = sql`(${day(decided)} - ${day(received)})::text`;
  return sql`select 'applied', program_id, ${monthOf(received)}, person_key, 1, null
    from application where ${isIn(received)} and ${isAsked}
    union all select state, program_id, ${monthOf(decided)}, person_key, 1,
      case when state = 'denied' then coalesce(reason_kind, 'other') end
    from application where state <> 'pending' and ${isIn(decided)} and ${isAsked}
    union all select 'days', program_id, ${monthOf(decided)}, person_key, 1, ${answerDays}
    from application where state in ('approved', 'denied') and ${isIn(decided)} and ${isAsked}
    union all select 'first', program_id, ${monthOf(decided)}, person_key, 1, null from (
      select distinct on (person_key) person_key, program_id, decided_at from application
      where role = 'participant' and state = 'approved' and decided_at is not null order by person_key, decided_at, id
    ) as first where ${isIn(decided)} and ${isAsked}
    union all select 'enrolled', program_id, ${scope.to.slice(0, 7)}, person_key, 1, null
    from application where role = 'participant' and state = 'approved' and decided_at < ${end}
      and (ended_at is null or ended_at >= ${end}) and ${isAsked}
    union all select case ended_how when 'left' then 'left' else 'finished' end, program_id, ${monthOf(ended)},
      person_key, 1, null
    from application where role = 'participant' and state = 'approved' and ended_at is not null
      and ${isIn(ended)} and ${isAsked}`;
}

/** Pairs that were given for applications, and whether anybody used the shelf. */
function shelfFacts(scope: FigureScope, isAsked: RawBuilder<unknown>): RawBuilder<unknown> {
  const { isIn, monthOf } = timesOf(scope);
  const at = sql`move.at`;
  return sql`select fact.kind, program_id, ${monthOf(at)}, person_key, fact.amount, fact.part
    from shelf_move as move join application on application.id = application_id,
      lateral (values ('pair', move.count, ${SIZE}), ('served', 1, null)) as fact (kind, amount, part)
    where move.kind = 'given' and ${STANDING} and ${isIn(at)} and ${isAsked}
    union all select 'shelf', null, ${monthOf(at)}, null, 1, null from shelf_move as move where ${isIn(at)}`;
}

/** What belongs to no program: other moves of the shelf, and trainings. */
function foundationFacts(scope: FigureScope): RawBuilder<unknown> {
  const { isIn, monthOf } = timesOf(scope);
  const at = sql`move.at`;
  return sql`select case kind when 'received' then 'received' else 'loose' end, null, ${monthOf(at)}, null, count,
      case when kind = 'given' then ${SIZE} end
    from shelf_move as move where (kind = 'received' or (kind = 'given'
        and not exists (select from application where application.id = application_id)))
      and ${STANDING} and ${isIn(at)}
    union all select 'trained', null, left(done_on, 7), person_id, 1, null
    from completion where done_on between ${scope.from} and ${scope.to}`;
}
