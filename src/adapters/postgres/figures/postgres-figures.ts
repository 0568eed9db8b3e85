import { type RawBuilder, sql } from 'kysely';
import type { FigureRepository } from '../../../core/figures/figure.repository.port';
import {
  arePeopleCounted,
  FACT_KINDS,
  type FactCount,
  type FactKind,
  type FigureScope,
  isTold,
} from '../../../core/figures/figure-facts';
import { boundsOf, monthsOf } from '../../../core/figures/figure-period';
import { yearOf } from '../../../core/shared/time/calendar';
import type { Database } from '../database';

/** The moves that hold: neither reversals nor what they take back. */
const STANDING = sql`move.kind <> 'reversed' and move.count > 0
  and not exists (select from shelf_move as later where later.reverses = move.id)`;
const SIZE = sql`cut || ' ' || size || case when wide then ' wide' else '' end`;
const day = (ms: RawBuilder<unknown>) =>
  sql`(to_timestamp(${ms} / 1000.0) at time zone 'America/Los_Angeles')::date`;

/** Sorted by bytes, which is quicker than by any language. */
const PLAIN = sql`collate "C"`;

/** Facts that sign-ups say, as columns of the sums of each person. */
const SIGNUP_KINDS = [
  'visit',
  'guest-mark',
  'came',
  'expected',
  'unmarked',
  'held',
  'helped',
  'work',
  'minutes',
  'claimed',
] as const satisfies readonly FactKind[];

/** Figures in PostgreSQL. Sums are made there, so that a report of many records is a few rows. */
export class PostgresFigures implements FigureRepository {
  constructor(private readonly database: Database) {}

  async counts(scope: FigureScope): Promise<readonly FactCount[]> {
    const [signups, others] = await Promise.all([this.signupCounts(scope), this.otherCounts(scope)]);
    return [...signups, ...others];
  }

  /** Sign-ups, the largest table: one sum for each person, month and program, and with them the places. */
  private async signupCounts(scope: FigureScope): Promise<readonly FactCount[]> {
    const { rows } = await signupSums(scope).execute(this.database);
    return rows.flatMap(({ is_all, program_id, month, amounts, people }) => {
      const at = { programId: is_all ? undefined : program_id, month };
      return SIGNUP_KINDS.flatMap((kind, index) =>
        amounts[index] && isTold(kind, at, scope)
          ? {
              kind,
              ...at,
              part: null,
              amount: amounts[index],
              people: arePeopleCounted(kind, at, scope) ? (people[index] ?? 0) : 0,
            }
          : [],
      );
    });
  }

  /** Everything else: facts, and their counts in each place. */
  private async otherCounts(scope: FigureScope): Promise<readonly FactCount[]> {
    const { rows } = await sql<CountRow>`
      with given as materialized (${givenPairs(scope)}), fact as materialized (
        select kind, level, program_id ${PLAIN} as program_id, month,
          person ${PLAIN} as person, amount, part ${PLAIN} as part from (${factsOf(scope)}) as found
      )
      ${countsIn(sql`program_id, month`, sql`false as is_all, program_id, month, null::text as part`, sql`level >= 2`)}
      union all ${countsIn(sql`program_id`, sql`false, program_id, null, null`, sql`level >= 1`)}
      union all ${countsIn(sql`month`, sql`true, null, month, null`, sql`level >= 2`)}
      union all select kind, true, null, null, null, sum(amount)::int8, count(person)::int8
        from (select kind, person, sum(amount) as amount from fact where level < 3 group by 1, 2) as each group by kind
      union all ${countsIn(sql`part`, sql`true, null, null, part`, sql`part is not null`)}`.execute(
      this.database,
    );
    const months = monthsOf(scope);
    return rows.flatMap(({ is_all, program_id, month: number, kind: code, ...count }) => {
      const kind = FACT_KINDS[code];
      const month = number === null ? null : (months[number - 1] ?? null);
      const at = { programId: is_all ? undefined : program_id, month };
      return kind
        ? { ...count, kind, ...at, people: arePeopleCounted(kind, at, scope) ? count.people : 0 }
        : [];
    });
  }
}

interface Place {
  readonly is_all: boolean;
  readonly program_id: string | null;
  readonly month: string | null;
}

interface CountRow extends Omit<FactCount, 'programId' | 'month' | 'kind'>, Omit<Place, 'month'> {
  /** Its place among FACT_KINDS, since numbers are sorted and compared sooner than words. */
  readonly kind: number;
  /** Numbered from 1 within the period. */
  readonly month: number | null;
}

/** How facts write a kind. */
function code(kind: FactKind): RawBuilder<unknown> {
  return sql`${sql.lit(FACT_KINDS.indexOf(kind))}::int2`;
}

interface SignupRow extends Place {
  /** In the order of SIGNUP_KINDS. */
  readonly amounts: readonly number[];
  readonly people: readonly number[];
}

/** The counts of facts by some columns: first of each person, so that people are counted without sorting all facts. */
function countsIn(by: RawBuilder<unknown>, place: RawBuilder<unknown>, isMeant: RawBuilder<unknown>) {
  return sql`select kind, ${place}, sum(amount)::int8 as amount, count(person)::int8 as people
    from (select kind, ${by}, person, sum(amount) as amount from fact where ${isMeant} group by kind, ${by}, person)
      as each group by kind, ${by}`;
}

/** What sign-ups come to in each place, and how many people stand behind each kind. */
function signupSums(scope: FigureScope) {
  const { from, to, now } = scope;
  const isGuest = sql`event_id is not null and shift_id is null`;
  const isShift = sql`event_id is not null and shift_id is not null`;
  const isMarked = sql`(state in ('attended', 'no-show') or (state = 'withdrawn' and marked_at is not null))`;
  const isOver = sql`(ends_at <= ${now} and event_id in (select id from event where state = 'published'))`;
  const wasThere = sql`(state in ('going', 'attended', 'no-show')
    or (state = 'withdrawn' and marked_at is not null and marked_at >= coalesce(starts_at, 0)))`;
  const count = (isMeant: RawBuilder<unknown>) => sql`count(*) filter (where ${isMeant})`;
  const sums: Readonly<Record<(typeof SIGNUP_KINDS)[number], RawBuilder<unknown>>> = {
    visit: count(sql`state = 'attended' and ${isGuest}`),
    'guest-mark': count(sql`${isGuest} and ${isMarked}`),
    came: count(sql`state = 'attended' and event_id is not null`),
    expected: count(sql`state in ('attended', 'no-show') and event_id is not null`),
    unmarked: count(sql`state = 'going' and ${isOver}`),
    held: count(sql`${isShift} and ${wasThere} and ${isOver}`),
    helped: count(sql`hours = 'approved' or (state = 'attended' and ${isShift})`),
    work: count(sql`hours <> 'none' or (${isShift} and ${isMarked})`),
    minutes: sql`coalesce(sum(minutes) filter (where hours = 'approved'), 0)`,
    claimed: sql`coalesce(sum(minutes) filter (where hours = 'claimed'), 0)`,
  };
  const columns = SIGNUP_KINDS.map((kind) => sql.ref(kind));
  const own = sql.join(SIGNUP_KINDS.map((kind) => sql`(${sums[kind]})::int4 as ${sql.ref(kind)}`));
  const each = sql.join(columns.map((column) => sql`sum(${column})::int4 as ${column}`));
  const amounts = sql`array[${sql.join(columns.map((column) => sql`sum(${column})::int4`))}] as amounts`;
  const people = sql`array[${sql.join(columns.map((column) => sql`(count(*) filter (where ${column} > 0))::int4`))}] as people`;
  return sql<SignupRow>`
    with one as materialized (
      select program_id, left(day, 7) as month, person_key as person, ${own}
      from signup where day between ${from} and ${to} and ${isAsked(scope)} group by 1, 2, 3
    )
    select false as is_all, program_id, month, ${amounts}, ${people} from one group by program_id, month
    union all select false, program_id, null, ${amounts}, ${people}
      from (select program_id, person, ${each} from one group by 1, 2) as each group by program_id
    union all select true, null, month, ${amounts}, ${people}
      from (select month, person, ${each} from one group by 1, 2) as each group by month
    union all select true, null, null, ${amounts}, ${people}
      from (select person, ${each} from one group by 1) as each having count(*) > 0`;
}

/**
 * The facts of a scope but those of sign-ups, as factsOf in the core says it. The level is 0 for those of the whole alone, 1 for those
 * of programs, too, and 2 for those of months, too; 3 is a sum for programs and months that the whole has by persons.
 */
function factsOf(scope: FigureScope): RawBuilder<unknown> {
  const condition = isAsked(scope);
  const all = [
    eventFacts(scope, condition),
    applicationFacts(scope, condition),
    shelfFacts(scope),
    trainingFacts(scope),
    ...(scope.isWhole ? [foundationFacts(scope)] : []),
  ];
  return sql.join(all, sql` union all `);
}

/** Whether a row belongs to what is asked for. */
function isAsked({ programIds }: FigureScope): RawBuilder<unknown> {
  return programIds === null ? sql`true` : sql`program_id = any(${programIds}::text[])`;
}

/** What an instant column says: whether it is in the period, and in which month. */
function timesOf(scope: FigureScope) {
  const { from, isDetailed } = scope;
  const { starts, end } = boundsOf(scope);
  return {
    isIn: (ms: RawBuilder<unknown>) => sql`${ms} >= ${starts[0]} and ${ms} < ${end}`,
    /** Numbered from 1 within the period. */
    monthOf: (ms: RawBuilder<unknown>) => sql`width_bucket(${ms}, ${starts}::int8[])`,
    /** The same of a day. */
    monthOfDay: (on: RawBuilder<unknown>) =>
      sql`(left(${on}, 4)::int4 * 12 + substr(${on}, 6, 2)::int4 - ${yearOf(from) * 12 + Number(from.slice(5, 7)) - 1}::int4)`,
    /** One thing in the place of another where everything is told by month and program. */
    detailed: (plain: number | null, full: number | RawBuilder<unknown>) =>
      isDetailed ? (typeof full === 'number' ? sql.lit(full) : full) : sql.lit(plain),
    end,
  };
}

function eventFacts(scope: FigureScope, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const { isIn, monthOf, monthOfDay, detailed } = timesOf(scope);
  const { now, from, to } = scope;
  const [start, shiftStart] = [sql`starts_at`, sql`shift."startsAt"`];
  return sql`select case state when 'published' then ${code('session')} else ${code('canceled')} end as kind, 2 as level, program_id,
      ${monthOf(start)} as month, null::text as person, 1 as amount, null::text as part
    from event where state <> 'draft' and ends_at <= ${now} and ${isIn(start)} and ${condition}
    union all select ${code('walk-in')}, 2, program_id, ${monthOf(start)}, null, walk_ins, null
    from event where state = 'published' and walk_ins > 0 and ends_at is not null and ${isIn(start)} and ${condition}
    union all select ${code('wanted')}, 0, program_id, null, null, shift.wanted, null
    from event, json_to_recordset(shifts) as shift ("startsAt" int8, "endsAt" int8, wanted int4)
    where state = 'published' and starts_at is not null and ends_at is not null
      and shift."endsAt" <= ${now} and shift.wanted > 0 and ${isIn(shiftStart)} and ${condition}
    union all select ${code('served')}, ${detailed(1, 2)}, program_id, ${detailed(null, monthOfDay(sql`day`))}, person_key, 1, null
    from signup where state = 'attended' and event_id is not null and shift_id is null
      and day between ${from} and ${to} and ${condition}`;
}

function applicationFacts(scope: FigureScope, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const { isIn, monthOf, end, detailed } = timesOf(scope);
  const outcome = sql`(case state when 'approved' then ${code('approved')} when 'denied' then ${code('denied')}
    else ${code('withdrawn')} end)`;
  const [received, decided, ended] = [sql`received_at`, sql`decided_at`, sql`ended_at`];
  const kindOfDenial = sql`case when state = 'denied' then coalesce(reason_kind, 'other') end`;
  const answered = sql`from application where state <> 'pending' and ${isIn(decided)} and ${condition}`;
  const outcomes = scope.isDetailed
    ? sql`select ${outcome}, 2, program_id, ${monthOf(decided)}, person_key, 1, ${kindOfDenial} ${answered}`
    : sql`select ${outcome}, 3, program_id, ${monthOf(decided)} as month, null, count(*)::int4, null ${answered}
        group by state, program_id, month
      union all select ${outcome}, 0, null, null, person_key, 1, ${kindOfDenial} ${answered}`;
  return sql`select ${code('applied')}, 2, program_id, ${monthOf(received)}, person_key, 1, null
    from application where ${isIn(received)} and ${condition}
    union all ${outcomes}
    union all select ${code('days')}, 0, program_id, null, person_key, 1, (${day(decided)} - ${day(received)})::text
    from application where state in ('approved', 'denied') and ${isIn(decided)} and ${condition}
    union all select ${code('first')}, ${detailed(1, 2)}, program_id, ${detailed(null, monthOf(decided))}, person_key, 1, null from (
      select distinct on (person_key) person_key, program_id, decided_at from application
      where role = 'participant' and state = 'approved' and decided_at is not null order by person_key, decided_at, id
    ) as first where ${isIn(decided)} and ${condition}
    union all select ${code('enrolled')}, ${detailed(0, 1)}, program_id, null, person_key, 1, null
    from application where role = 'participant' and state = 'approved' and decided_at < ${end}
      and (ended_at is null or ended_at >= ${end}) and ${condition}
    union all select case ended_how when 'left' then ${code('left')} else ${code('finished')} end, ${detailed(0, 1)}, program_id, null, person_key, 1, null
    from application where role = 'participant' and state = 'approved' and ended_at is not null
      and ${isIn(ended)} and ${condition}`;
}

/** Pairs that were given for applications. */
function givenPairs(scope: FigureScope): RawBuilder<unknown> {
  const { isIn, monthOf } = timesOf(scope);
  const at = sql`move.at`;
  return sql`select program_id, ${monthOf(at)} as month, person_key, move.count, ${SIZE} as size
    from shelf_move as move join application on application.id = application_id
    where move.kind = 'given' and ${STANDING} and ${isIn(at)} and ${isAsked(scope)}`;
}

/** Of the pairs that were given, and whether anybody used the shelf. */
function shelfFacts(scope: FigureScope): RawBuilder<unknown> {
  const { isIn, monthOf, detailed } = timesOf(scope);
  const at = sql`move.at`;
  return sql`select ${code('pair')}, 2, program_id, month, person_key, count, size from given
    union all select ${code('served')}, ${detailed(1, 2)}, program_id, ${detailed(null, sql`month`)}, person_key, 1, null from given
    union all select ${code('shelf')}, 2, null, ${monthOf(at)} as month, null, count(*)::int4, null
    from shelf_move as move where ${isIn(at)} group by month`;
}

/** What belongs to no program: other moves of the shelf. */
function foundationFacts(scope: FigureScope): RawBuilder<unknown> {
  const { isIn, monthOf } = timesOf(scope);
  const at = sql`move.at`;
  return sql`select ${code('received')}, 0, null, null, null, sum(move.count)::int4, null
    from shelf_move as move where kind = 'received' and ${STANDING} and ${isIn(at)} having count(*) > 0
    union all select ${code('loose')}, 2, null, ${monthOf(at)}, null, move.count, ${SIZE}
    from shelf_move as move left join application on application.id = application_id
    where kind = 'given' and application.id is null and ${STANDING} and ${isIn(at)}`;
}

/** Trainings that were done: all of them, or those that name one of the programs. */
function trainingFacts(scope: FigureScope): RawBuilder<unknown> {
  const { from, to, isWhole, programIds } = scope;
  const { monthOfDay, detailed } = timesOf(scope);
  const names = sql`select from guide, json_array_elements_text(
      case json_typeof(required_for) when 'array' then required_for else '[]' end) as named (id)
    where guide.id = guide_id and ${programIds === null ? sql`true` : sql`named.id = any(${programIds}::text[])`}`;
  return sql`select ${code('trained')}, ${detailed(0, 2)}, null, ${detailed(null, monthOfDay(sql`done_on`))}, person_id, 1, null
    from completion where done_on between ${from} and ${to} and ${isWhole ? sql`true` : sql`exists (${names})`}`;
}
