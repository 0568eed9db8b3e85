import { type SelectQueryBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { type DatedEvent, type Event, eventSchema, isDated, shiftSchema } from '../../../core/events/event';
import type { EventHead, EventRange, EventRepository } from '../../../core/events/event.repository.port';
import { MOST_NEXT, type ProgramEventFigures } from '../../../core/events/program-events.repository.port';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import type { Tables } from '../database';
import { jsonColumn, namedColumns, tableMap } from '../table-map';
import { repositoryOf } from '../table-repository';

const { invited, shifts: _, es, ...plain } = eventSchema.entries;
/** As they were checked when they were kept: a list reads thousands of them. */
const shifts = v.array(
  v.object({
    id: v.string(),
    label: v.string(),
    startsAt: v.number(),
    endsAt: v.number(),
    wanted: v.number(),
    adultsOnly: v.boolean(),
    es: shiftSchema.entries.es,
  }),
);

/** Events as rows, and back. */
export const { rowOf: eventRow, recordOf: eventOf } = tableMap<'event', Event>()({
  ...namedColumns(plain),
  invited: jsonColumn('invited', invited),
  shifts: jsonColumn('shifts', shifts),
  es: jsonColumn('es', es),
});

/** Events in PostgreSQL. */
export class PostgresEvents
  extends repositoryOf('event', { rowOf: eventRow, recordOf: eventOf })
  implements EventRepository
{
  async range(range: EventRange): Promise<readonly Event[]> {
    const rows = await inOrder(this.database.selectFrom('event').selectAll(), range).execute();
    return rows.map(eventOf);
  }

  heads(range: EventRange): Promise<readonly EventHead[]> {
    const heads = this.database
      .selectFrom('event')
      .select([
        'id',
        'title',
        'place',
        'program_id as programId',
        'starts_at as startsAt',
        'ends_at as endsAt',
      ]);
    return inOrder(heads, range).execute();
  }

  async some(ids: readonly string[]): Promise<readonly Event[]> {
    return ids.length === 0 ? [] : this.where(sql`id = any(${ids})`);
  }

  series(seriesId: string): Promise<readonly Event[]> {
    return this.where(sql`series_id = ${seriesId}`, sql`starts_at, id`);
  }

  async coming(programIds: readonly string[], now: number): Promise<readonly DatedEvent[]> {
    if (programIds.length === 0) return [];
    const isComing = sql<boolean>`program_id = any(${programIds}) and state = 'published' and ends_at > ${now}`;
    return (await this.where(isComing, sql`starts_at, id`)).filter(isDated);
  }

  async figures(
    programIds: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, ProgramEventFigures>> {
    if (programIds.length === 0) return new Map();
    const { rows } = await sql<FiguresRow>`
      select counted.*, (
        select json_agg(coming) from (
          select id, title, starts_at as "startsAt" from event
          where program_id = counted.id and state = 'published' and ends_at > ${now}
          order by starts_at, id limit ${MOST_NEXT}
        ) as coming
      ) as next from (
        select program_id as id, count(*) filter (where state = 'published' and ends_at > ${now})::int4 as "toCome",
          count(*) filter (where state = 'published' and ends_at <= ${now})::int4 as sessions,
          min(starts_at) filter (where state = 'published') as first,
          max(starts_at) filter (where state = 'published') as last
        from event where program_id = any(${programIds}) group by program_id
      ) as counted`.execute(this.database);
    return new Map(
      rows.map(({ id, next, first, last, ...counts }) => {
        const isNever = first === null || last === null;
        const days = isNever ? null : { first: calendarDateAt(first), last: calendarDateAt(last) };
        return [id, { ...counts, next: next ?? [], days }];
      }),
    );
  }
}

function inOrder<Row>(
  events: SelectQueryBuilder<Tables, 'event', Row>,
  { states, endsAfter, startsBefore }: EventRange,
): SelectQueryBuilder<Tables, 'event', Row> {
  let matching = events.where('state', 'in', states);
  if (endsAfter !== null) matching = matching.where('ends_at', '>', endsAfter);
  if (startsBefore !== null) matching = matching.where('starts_at', '<', startsBefore);
  return matching.orderBy('starts_at').orderBy('id');
}

interface FiguresRow extends Pick<ProgramEventFigures, 'toCome' | 'sessions'> {
  readonly id: string;
  readonly next: ProgramEventFigures['next'] | null;
  readonly first: number | null;
  readonly last: number | null;
}
