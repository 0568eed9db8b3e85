import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Application } from '../../../core/applications/application';
import type { ReservedPairs } from '../../../core/applications/needed-shoes';
import type { PageOf, PageQuery } from '../../../core/shared/page-of';
import type { ShelfSums, SizeSums } from '../../../core/shelf/board';
import type { GivenShoes } from '../../../core/shelf/given-shoes';
import type { LoggedMove } from '../../../core/shelf/logged-move';
import type { ShelfRepository } from '../../../core/shelf/shelf.repository.port';
import { type ShelfMove, shelfMoveSchema } from '../../../core/shelf/shelf-move';
import { applicationOf } from '../applications/application-row';
import type { Database, Tables } from '../database';
import { namedColumns, tableMap } from '../table-map';

/** Moves as rows, and back. */
const moveTable = tableMap<'shelf_move', ShelfMove>()(namedColumns(shelfMoveSchema.entries));
export const moveRow = moveTable.rowOf;

/** The moves that hold: neither reversals nor what they take back. */
const STANDING = sql`standing as (
  select * from shelf_move as move where kind <> 'reversed'
    and not exists (select from shelf_move as later where later.reverses = move.id))`;

/** What the log says of each size: the last count, and what came and went after it. */
const ON_SHELF = sql`${STANDING}, counted as (
  select distinct on (cut, size, wide) cut, size, wide, count, place, at from standing
    where kind = 'counted' order by cut, size, wide, place desc
), on_shelf as (
  select cut, size, wide, coalesce(max(counted.count), 0) + coalesce(sum(case standing.kind
      when 'received' then standing.count when 'counted' then 0 else -standing.count end)
      filter (where counted.place is null or standing.place > counted.place), 0) as on_shelf,
    max(counted.at) as counted_at
  from standing left join counted using (cut, size, wide) group by cut, size, wide
)`;

/** Each open pair of applications, with its size as text; '"unknown"' reads 'unknown'. */
const openPairs = (isMeant: RawBuilder<boolean>) => sql`
  select application.id, decided_at, place.position, pair ->> 'cut' as cut, pair ->> 'size' as size,
    (pair ->> 'wide')::boolean as wide
  from application, json_array_elements(pairs) with ordinality as place(pair, position)
  where role = 'participant' and ${isMeant} and pair -> 'given' is null`;
const RUNNING = sql<boolean>`state = 'approved' and ended_at is null`;

const LOGGED = sql`select move.*, exists (select from shelf_move as later where later.reverses = move.id) as is_reversed,
    original.kind as reversed_kind, application.program_id
  from shelf_move as move left join shelf_move as original on original.id = move.reverses
    left join application on application.id = move.application_id`;

interface LoggedRow extends Selectable<Tables['shelf_move']> {
  readonly is_reversed: boolean;
  readonly reversed_kind: ShelfMove['kind'] | null;
  readonly program_id: string | null;
}

/** The shelf in PostgreSQL. */
export class PostgresShelf implements ShelfRepository {
  constructor(private readonly database: Database) {}

  async lock(): Promise<number> {
    await sql`lock table shelf_move in share row exclusive mode`.execute(this.database);
    const [row] = await this.rows<{ readonly place: number }>(
      sql`select coalesce(max(place), 0) + 1 as place from shelf_move`,
    );
    return row?.place ?? 1;
  }

  async find(id: string): Promise<LoggedMove | null> {
    const [move] = await this.logged(sql`where move.id = ${id}`);
    return move ?? null;
  }

  async hasAny(ids: readonly string[]): Promise<boolean> {
    return (await this.logged(sql`where move.id = any(${ids}) limit 1`)).length > 0;
  }

  async add(moves: readonly ShelfMove[]): Promise<void> {
    if (moves.length > 0) await this.database.insertInto('shelf_move').values(moves.map(moveRow)).execute();
  }

  async page({ page, size }: PageQuery): Promise<PageOf<LoggedMove>> {
    const [items, [counted]] = await Promise.all([
      this.logged(
        sql`order by move.at desc, move.place desc, move.id limit ${size} offset ${(page - 1) * size}`,
      ),
      this.rows<{ readonly total: number }>(sql`select count(*)::int8 as total from shelf_move`),
    ]);
    return { items, total: counted?.total ?? 0 };
  }

  ofPickups(pickupIds: readonly string[]): Promise<readonly LoggedMove[]> {
    return this.logged(sql`where move.pickup_id = any(${pickupIds})`);
  }

  async sums(): Promise<ShelfSums> {
    const rows = await this.rows<SumsRow>(sql`with ${ON_SHELF}, wanted as (
        select cut, size, wide, count(*)::int4 as wanted from (${openPairs(RUNNING)}) as pair group by cut, size, wide
      ) select coalesce(on_shelf.cut, wanted.cut) as cut, coalesce(on_shelf.size::text, wanted.size) as size,
        coalesce(on_shelf.wide, wanted.wide) as wide, coalesce(on_shelf, 0)::int4 as "onShelf",
        coalesce(wanted, 0) as wanted, counted_at as "countedAt"
      from on_shelf full join wanted
        on on_shelf.cut = wanted.cut and on_shelf.size::text = wanted.size and on_shelf.wide = wanted.wide`);
    const isKnown = ({ size }: SumsRow) => size !== 'unknown';
    return {
      sizes: rows.filter(isKnown).map((row) => ({ ...row, size: Number(row.size) })),
      toMeasure: rows.filter((row) => !isKnown(row)).reduce((sum, { wanted }) => sum + wanted, 0),
    };
  }

  async reserved(applicationIds: readonly string[]): Promise<ReservedPairs> {
    const ids = sql`any(${applicationIds})`;
    const condition = sql<boolean>`((${RUNNING}) or (state = 'pending' and application.id = ${ids}))`;
    const rows = await this.rows<{
      readonly id: string;
      readonly index: number;
    }>(sql`with ${ON_SHELF}, wanting as (
        select pair.*, row_number() over (partition by cut, size, wide order by decided_at nulls last, id, position)
          as rank from (${openPairs(condition)}) as pair
      ) select id, (position - 1)::int4 as index from wanting join on_shelf
        on on_shelf.cut = wanting.cut and on_shelf.size::text = wanting.size and on_shelf.wide = wanting.wide
      where rank <= on_shelf and id = ${ids}`);
    const reserved = new Map<string, Set<number>>();
    for (const { id, index } of rows) reserved.set(id, (reserved.get(id) ?? new Set()).add(index));
    return reserved;
  }

  async wanting(): Promise<readonly Application[]> {
    const rows = await this.database
      .selectFrom('application')
      .selectAll()
      .where(sql<boolean>`id in (select id from (${openPairs(RUNNING)}) as pair)`)
      .orderBy('decided_at')
      .orderBy('id')
      .execute();
    return rows.map(applicationOf);
  }

  async pairsGivenIn(programId: string): Promise<number> {
    const [row] = await this.rows<{ readonly pairs: number }>(sql`with ${STANDING}
      select coalesce(sum(standing.count), 0)::int8 as pairs
      from standing join application on application.id = application_id
      where kind = 'given' and program_id = ${programId}`);
    return row?.pairs ?? 0;
  }

  async givenByYear(): Promise<ReadonlyMap<number, GivenShoes>> {
    const rows = await this.rows<GivenShoes & { readonly year: number }>(sql`with ${STANDING},
      given as (select * from standing where kind = 'given')
      select extract(year from to_timestamp(move.at / 1000.0) at time zone 'America/Los_Angeles')::int4 as year,
        coalesce(sum(given.count), 0)::int8 as pairs, count(distinct person_key)::int8 as people,
        coalesce(sum(given.count) filter (where given.application_id is null), 0)::int8 as loose
      from shelf_move as move left join given using (id)
        left join application on application.id = given.application_id
      group by 1`);
    return new Map(rows.map(({ year, pairs, people, loose }) => [year, { pairs, people, loose }]));
  }

  private async logged(which: RawBuilder<unknown>): Promise<readonly LoggedMove[]> {
    const rows = await this.rows<LoggedRow>(sql`${LOGGED} ${which}`);
    return rows.map(({ is_reversed, reversed_kind, program_id, ...row }) => ({
      ...moveTable.recordOf(row),
      isReversed: is_reversed,
      reversedKind: reversed_kind,
      programId: program_id,
    }));
  }

  private async rows<Row>(query: RawBuilder<unknown>): Promise<readonly Row[]> {
    return (await (query as RawBuilder<Row>).execute(this.database)).rows;
  }
}

interface SumsRow extends Omit<SizeSums, 'size'> {
  readonly size: string;
}
