import { FEWEST_PEOPLE, isAboutFew } from '../shared/few-people';

/** A figure before anything is hidden. */
export interface Cell {
  /** Null for what nobody recorded. */
  readonly value: number | null;
  /** How many people it tells about; 0 where it is about nobody. */
  readonly people: number;
}

/** A figure and what it is made of, in `Value`s. */
export interface FigureTable<Value> {
  readonly whole: Value;
  /** Of the whole, and of each program; null where it is not told by month. All have as many months. */
  readonly months: readonly Value[] | null;
  readonly programs: readonly { readonly whole: Value; readonly months: readonly Value[] | null }[];
  readonly parts: readonly Value[];
}

/** A cell of a table while it is decided what is hidden. */
interface Place extends Cell {
  /** Whether it is the figure of one program in one month. */
  readonly isDetail: boolean;
  isHidden: boolean;
  /** Whether it is all that there is in a row or column, so that the total of that tells it. */
  isAlone: boolean;
}

/** The cells of one row or column, and their total. */
interface Line {
  readonly total: Place;
  readonly rows: readonly Place[];
  /** Whether its rows are programs in a month, or months of a program. */
  readonly isDetail: boolean;
}

/**
 * What is hidden of a table, as true. A figure about 1 to 4 people is. If exactly one row is hidden, the next smallest one is, too; if
 * the hidden rows add up to less than 5, to less than 5 people, or to their own number, so that each would be 1, the total is; and
 * where a total is hidden that its rows would tell, a row is. This holds for the months, the programs and the parts. The months of each program, and the programs of each month,
 * are only beside these: there other rows are hidden, and a total where no row is left. So no hidden value follows from
 * what is shown. A recorded 0 reads 0, and is no row that hides another one.
 */
export function hiddenIn(table: FigureTable<Cell>): FigureTable<boolean> {
  const place = (isDetail: boolean) => (cell: Cell) => ({
    ...cell,
    isDetail,
    isAlone: false,
    isHidden: cell.value !== null && isAboutFew(cell.people),
  });
  const detail = place(true);
  const places: FigureTable<Place> = {
    ...mapTable(table, place(false)),
    programs: table.programs.map(({ whole, months }) => ({
      whole: place(false)(whole),
      months: months?.map(detail) ?? null,
    })),
  };
  const lines = linesOf(places);
  for (const { rows } of lines) {
    const [first, second] = rows.filter(({ value }) => value);
    if (first && !second) first.isAlone = true;
  }
  do {
    while (closeLines(lines));
  } while (hideTold(places));
  return mapTable(places, ({ isHidden }) => isHidden);
}

/** The same table with other values. */
export function mapTable<From, To>(table: FigureTable<From>, change: (value: From) => To): FigureTable<To> {
  const all = (values: readonly From[]) => values.map(change);
  return {
    whole: change(table.whole),
    months: table.months && all(table.months),
    programs: table.programs.map((program) => ({
      whole: change(program.whole),
      months: program.months && all(program.months),
    })),
    parts: all(table.parts),
  };
}

/** Every total of a table with the rows that it is of. */
function linesOf({ whole, months, programs, parts }: FigureTable<Place>): readonly Line[] {
  const lines = [
    { total: whole, rows: months ?? [], isDetail: false },
    { total: whole, rows: programs.map((program) => program.whole), isDetail: false },
    { total: whole, rows: parts, isDetail: false },
    ...programs.map((program) => ({ total: program.whole, rows: program.months ?? [], isDetail: true })),
    ...(months ?? []).map((total, month) => ({
      total,
      isDetail: true,
      rows: programs.flatMap((program) => program.months?.[month] ?? []),
    })),
  ];
  return lines.filter(({ rows }) => rows.length > 0);
}

/** Hides what the lines still give away, and answers whether it hid something. */
function closeLines(lines: readonly Line[]): boolean {
  return lines.filter(closeLine).length > 0;
}

/** Hides what one line still gives away, and answers whether it hid something. */
function closeLine({ total, rows, isDetail }: Line): boolean {
  const hidden = rows.filter(({ isHidden }) => isHidden);
  const sum = (of: 'value' | 'people') => hidden.reduce((all, row) => all + (row[of] ?? 0), 0);
  // As many as there are rows: each of them is 1.
  const fewest = Math.max(FEWEST_PEOPLE, hidden.length + 1);
  const isSmall = hidden.length > 0 && Math.min(sum('value'), sum('people')) < fewest;
  const isOpen = !total.isHidden && total.value !== null;
  const needsRow =
    hidden.length === 1 || (hidden.length === 0 && total.isHidden) || (isDetail && isSmall && isOpen);
  const next = needsRow ? nextOf(rows) : null;
  if (next) {
    next.isHidden = true;
    return true;
  }
  // One hidden row beside zeros is the total.
  if (!isOpen || !(isSmall || hidden.length === 1)) return false;
  total.isHidden = true;
  return true;
}

/** What is hidden next: the smallest that is shown and is not 0, of those that say least and are not told by a total; null for none. */
function nextOf(places: readonly Place[]): Place | null {
  const cost = ({ isDetail, isAlone }: Place) => Number(!isDetail) * 2 + Number(isDetail && isAlone);
  let next: Place | null = null;
  for (const place of places) {
    if (place.isHidden || !place.value) continue;
    const sooner = next && (cost(place) - cost(next) || place.value - (next.value ?? 0));
    if (sooner === null || sooner < 0) next = place;
  }
  return next;
}

/**
 * Months and programs together, as a graph: rows and columns are its nodes, cells its edges, and sums say that what flows into a node
 * flows out. A hidden cell can have another value only if it lies on a cycle of hidden cells in which each can change by one and stay
 * at least 1, because a 0 is shown. Hides one more cell if there is one without such a cycle, and answers whether it did.
 */
function hideTold({ whole, months, programs }: FigureTable<Place>): boolean {
  if (!months || programs.length === 0) return false;
  const edges = [{ whole, months }, ...programs].flatMap((row, index) =>
    [row.whole, ...(row.months ?? [])].map((place, column): Edge => {
      const ends = [-1 - index, column] as const;
      // A total goes the other way than its rows.
      const isTotal = (index === 0) !== (column === 0);
      return { place, ends, way: isTotal ? [ends[1], ends[0]] : ends };
    }),
  );
  const hidden = edges.filter(({ place }) => place.isHidden);
  const ways = waysOf(hidden);
  const told = bridgeIn(hidden) ?? hidden.find((edge) => !canDiffer(edge, ways));
  if (!told) return false;
  const near = edges.filter(({ ends }) => ends.some((end) => told.ends.includes(end)));
  const next = nextOf(near.map(({ place }) => place)) ?? nextOf(edges.map(({ place }) => place));
  if (!next) return false;
  next.isHidden = true;
  return true;
}

/** A cell between its row, numbered down from -1, and its column, numbered up from 0. */
interface Edge {
  readonly place: Place;
  readonly ends: readonly [row: number, column: number];
  /** From where to where one more goes. */
  readonly way: readonly [from: number, to: number];
}

/** The neighbors of each node that a change of a hidden cell by one leads to, with that cell. */
type Ways = ReadonlyMap<number, readonly (readonly [to: number, edge: Edge])[]>;

function waysOf(edges: readonly Edge[]): Ways {
  const ways = new Map<number, (readonly [number, Edge])[]>();
  const add = (from: number, to: number, edge: Edge) =>
    ways.set(from, [...(ways.get(from) ?? []), [to, edge]]);
  for (const edge of edges) {
    const [from, to] = edge.way;
    add(from, to, edge);
    if (mayBeLess(edge)) add(to, from, edge);
  }
  return ways;
}

/** A hidden cell is 1 at least. */
function mayBeLess({ place }: Edge): boolean {
  return (place.value ?? 0) > 1;
}

/** Whether a hidden cell may be one more or one less, as far as the shown ones tell. */
function canDiffer(edge: Edge, ways: Ways): boolean {
  const [from, to] = edge.way;
  return isReached(ways, [to, from], edge) || (mayBeLess(edge) && isReached(ways, [from, to], edge));
}

/** Whether a path leads from one node to another without one of the cells. */
function isReached(ways: Ways, [from, to]: readonly [number, number], without: Edge): boolean {
  const [open, seen] = [[from], new Set([from])];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === to) return true;
    for (const [next, edge] of ways.get(at) ?? []) {
      if (edge === without || seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return false;
}

/** An edge that lies on no cycle; undefined for none. */
function bridgeIn(edges: readonly Edge[]): Edge | undefined {
  const near = new Map<number, Edge[]>();
  for (const edge of edges) {
    for (const end of edge.ends) {
      const others = near.get(end);
      if (others) others.push(edge);
      else near.set(end, [edge]);
    }
  }
  const turns = new Map<number, number>();
  let bridge: Edge | undefined;
  /** Answers the earliest turn that can be reached from `end` without the edge that led there. */
  const visit = (end: number, came: Edge | null): number => {
    const turn = turns.size;
    turns.set(end, turn);
    let earliest = turn;
    for (const edge of near.get(end) ?? []) {
      if (edge === came) continue;
      const other = edge.ends[0] === end ? edge.ends[1] : edge.ends[0];
      const known = turns.get(other);
      const reached = known ?? visit(other, edge);
      if (known === undefined && reached > turn) bridge ??= edge;
      earliest = Math.min(earliest, reached);
    }
    return earliest;
  };
  for (const end of near.keys()) if (!turns.has(end)) visit(end, null);
  return bridge;
}
