import { FEWEST_PEOPLE } from '../../shared/few-people';
import type { FigureName } from '../figure';
import type { Line, Place, SharedFigure } from './shared-places';
import { solveSums } from './told-by-sums';

/** Everybody approved in a year counts in one of these: they have a place at its end, finished, or left. */
const OUTCOMES: readonly FigureName[] = ['enrolled', 'finished', 'left'];
/** How many that were at least. */
const APPROVED: readonly FigureName[] = ['newBeneficiaries', 'approved'];
/** How many places are tried before one is hidden in any case. */
const MOST_TRIES = 12;
/** What came in, and how it was answered, which may add up. */
const RECEIVED: FigureName = 'applicationsIn';
const ANSWERS: readonly FigureName[] = ['approved', 'denied', 'withdrawn'];
/** Figures that tell of each other. */
export const RELATED: readonly FigureName[] = [...new Set([RECEIVED, ...ANSWERS, ...OUTCOMES, ...APPROVED])];

/**
 * Hides what reports for sharing may not show, taken together: those of all programs and of each, of each month, quarter and year of
 * a calendar year. A number about 1 to 4 people is hidden, and so is whatever would tell a hidden one: in each sum at least one other row or
 * the total, and in all sums together what makes the hidden numbers several ones.
 *
 * What was shared once cannot be taken back. So the year is walked through as it goes: when a month is over, numbers of periods that
 * end with it alone are hidden, and those before stay as they were.
 */
export function hideForSharing(figures: readonly SharedFigure[]): void {
  const related = figures.filter(({ name }) => RELATED.includes(name));
  const others = figures.filter(({ name }) => !RELATED.includes(name));
  if (related.length > 0) hideGroup(related);
  for (const figure of others) hideGroup([figure]);
}

/** Hides in figures that tell of each other. */
function hideGroup(figures: readonly SharedFigure[]): void {
  const places = figures.flatMap((figure) => figure.places);
  if (!places.some(({ isFew }) => isFew)) return;
  const lines = linesOf(figures);
  for (let step = 1; step <= 12; step += 1) hideStep({ figures, places, lines, step });
}

/** All sums that a reader can make of figures that tell of each other. */
export function linesOf(figures: readonly SharedFigure[]): readonly Line[] {
  return [
    ...figures.flatMap((figure) => figure.lines),
    ...answerLines(figures.flatMap((figure) => figure.places)),
  ];
}

interface Step {
  readonly figures: readonly SharedFigure[];
  readonly places: readonly Place[];
  readonly lines: readonly Line[];
  readonly step: number;
}

/** Hides what is known since the end of one month. */
function hideStep({ figures, places, lines, step }: Step): void {
  const now = places.filter((place) => place.step === step);
  for (const place of now) place.isHidden = place.isFew;
  const known = lines.filter(({ total }) => total.step <= step);
  const current = known.filter(({ total }) => total.step === step);
  const outcomes = step === 12 ? outcomesOf(now) : [];
  const hiddenOutcomes = new Set<Place>();
  const triedAgain = new Set<Place>();
  // Sums of other kinds, as of parts and of answers, are in no graph.
  const hasMoreSums = figures.length > 1 || places.some(({ part }) => part !== null);
  const findSolved = () => (hasMoreSums ? solveSums(known).told : []);
  const findTold = () => [
    ...figures.flatMap(({ places: own }) =>
      toldAlone(
        own.filter((place) => place.step <= step),
        step,
      ),
    ),
    ...findSolved(),
  ];
  /** What may be shown again without telling anything new. */
  const idleOf = (toldPlaces: readonly Place[]) => {
    // A total that is hidden since its hidden rows are about few people together stays so.
    const guards = new Set(current.filter(isAboutFewTogether).map(({ total }) => total));
    const idle = toldPlaces.filter(
      (place) => place.step === step && !place.isFew && !hiddenOutcomes.has(place) && !guards.has(place),
    );
    if (figures.length === 1) return idle;
    // What follows only since others are 1 at least may tell more together with another figure.
    const solved = new Set(findSolved());
    return idle.filter((place) => solved.has(place));
  };
  for (;;) {
    while (current.filter((line) => closeLine(line, step)).length > 0);
    if (
      outcomes.filter((outcome) => closeOutcomes(outcome, hiddenOutcomes)).length > 0 ||
      pairQuarters(places, step)
    )
      continue;
    const toldPlaces = findTold();
    const idle = idleOf(toldPlaces);
    const toProtect = toldPlaces.filter((place) => !idle.includes(place));
    const beside = { places: now, lines: current, findTold };
    if (toProtect.some((place) => hideBeside(place, beside))) continue;
    const [next] = idle;
    if (next) {
      next.isHidden = false;
      next.isTold = true;
      continue;
    }
    // Others were hidden after these were shown again, so that hiding them may help now. Each is tried once more, so that this ends.
    const untried = now.filter((place) => place.isTold && !triedAgain.has(place));
    if (toProtect.length === 0 || untried.length === 0) return;
    for (const place of untried) {
      place.isTold = false;
      triedAgain.add(place);
    }
  }
}

/** The rows of a sum that no report shows. */
function hiddenRowsOf({ rows }: Line): readonly Place[] {
  return rows.filter((row) => row.isHidden || (!row.isInReports && row.value));
}

/** Whether the hidden rows of a sum are about few people together, or each of them has to be 1. */
function isAboutFewTogether(line: Line): boolean {
  const hidden = hiddenRowsOf(line);
  const sum = (measure: 'value' | 'people') => hidden.reduce((all, row) => all + (row[measure] ?? 0), 0);
  const fewest = Math.max(line.isLoose ? 0 : FEWEST_PEOPLE, hidden.length + 1);
  return hidden.length > 0 && Math.min(sum('value'), sum('people')) < fewest;
}

/** Hides what one sum still gives away, and answers whether it hid something. */
function closeLine(line: Line, step: number): boolean {
  const { total, rows, isDetail } = line;
  const hidden = hiddenRowsOf(line);
  const isSmall = isAboutFewTogether(line);
  const isShown = !total.isHidden && total.value !== null;
  const needsRow = isShown
    ? hidden.length === 1 || (isDetail && isSmall)
    : hidden.length === 0 && total.isHidden;
  const next = needsRow ? nextOf(rows.filter((row) => row.step === step)) : null;
  if (next) return hide(next);
  return isShown && !total.isTold && (hidden.length === 1 || isSmall) ? hide(total) : false;
}

/** What is hidden next: of the shown ones the one that is missed least, then the smallest, which is not 0; null for none. */
function nextOf(places: readonly Place[]): Place | null {
  let next: Place | null = null;
  for (const place of places) {
    if (!isOpen(place)) continue;
    const sooner = next && (place.loss - next.loss || (place.value ?? 0) - (next.value ?? 0));
    if (sooner === null || sooner < 0) next = place;
  }
  return next;
}

/** Whether hiding a place would protect something. */
function isOpen({ isHidden, isTold, isInReports, value }: Place): boolean {
  return !isHidden && !isTold && isInReports && Boolean(value);
}

function hide(place: Place): boolean {
  place.isHidden = true;
  return true;
}

interface Beside {
  /** Those that may be hidden. */
  readonly places: readonly Place[];
  readonly lines: readonly Line[];
  readonly findTold: () => readonly Place[];
}

/** Hides one more place beside one that is told, if one is enough that is missed least, and answers whether there was one. */
function hideBeside(toldPlace: Place, { places, lines, findTold }: Beside): boolean {
  const near = new Set(
    lines.flatMap(({ total, rows }) =>
      rows.includes(toldPlace) || total === toldPlace ? [total, ...rows] : [],
    ),
  );
  const farness = (place: Place) => (near.has(place) ? 0 : place.figure === toldPlace.figure ? 1 : 2);
  const open = places
    .filter(isOpen)
    .sort((a, b) => farness(a) - farness(b) || a.loss - b.loss || (a.value ?? 0) - (b.value ?? 0));
  const enough = open.slice(0, MOST_TRIES).find((place) => {
    place.isHidden = true;
    const isTold = findTold().includes(toldPlace);
    place.isHidden = false;
    return !isTold;
  });
  const next = enough ?? open[0];
  return next ? hide(next) : false;
}

/**
 * A hidden quarter alone would have to hide the year. So the next one is hidden with it where its months do not tell it. Answers
 * whether one was.
 */
function pairQuarters(places: readonly Place[], step: number): boolean {
  const quarters = places.filter(({ period }) => period.kind === 'quarter');
  const isSame = (a: Place, b: Place) => a.figure === b.figure && a.programId === b.programId;
  const isUseful = (quarter: Place) =>
    places.some(
      (place) =>
        place.isHidden &&
        isSame(place, quarter) &&
        place.period.kind === 'month' &&
        place.period.from >= quarter.period.from &&
        place.step <= quarter.step,
    );
  const next = quarters.filter(
    (quarter) =>
      quarter.step === step &&
      isOpen(quarter) &&
      quarters.filter((place) => place.isHidden && place.step < step && isSame(place, quarter)).length ===
        1 &&
      isUseful(quarter),
  );
  return next.map(hide).length > 0;
}

/** The sums of what came in with how it was answered, where they hold: many are answered later, and then nothing follows. */
function answerLines(places: readonly Place[]): readonly Line[] {
  const at = new Map(places.map((place) => [keyOf(place), place]));
  return places
    .filter(({ figure, part }) => figure === RECEIVED && part === null)
    .map((total) => ({
      total,
      rows: ANSWERS.flatMap((figure) => at.get(keyOf({ ...total, figure })) ?? []),
      isDetail: true,
      isLoose: true,
    }))
    .filter(({ total, rows }) => total.value === rows.reduce((sum, { value }) => sum + (value ?? 0), 0));
}

/** What became of the approved of a program, or of all. */
interface Outcomes {
  readonly outcomes: readonly Place[];
  readonly approved: readonly Place[];
}

function outcomesOf(places: readonly Place[]): readonly Outcomes[] {
  const years = places.filter(({ period, part }) => period.kind === 'year' && part === null);
  return [...new Set(years.map(({ programId }) => programId))].map((programId) => {
    const own = years.filter((place) => place.programId === programId && place.isInReports);
    return {
      outcomes: own.filter(({ figure }) => OUTCOMES.includes(figure)),
      approved: own.filter(({ figure }) => APPROVED.includes(figure)),
    };
  });
}

/**
 * Hides what would tell a hidden outcome: together the outcomes are at least as many as were approved, so that 10 approved, 6 with a
 * place and 0 who left make 'fewer than 5' who finished exactly 4. The smallest outcome that is shown is hidden then, and after
 * all of them what was approved. Answers whether it hid something.
 */
function closeOutcomes({ outcomes, approved }: Outcomes, hiddenOutcomes: Set<Place>): boolean {
  const isNumber = ({ isHidden, value }: Place) => !isHidden && value !== null;
  const hidden = outcomes.filter(({ isHidden }) => isHidden).length;
  const [shown, shownApproved] = [outcomes.filter(isNumber), approved.filter(isNumber)];
  const known = shown.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const most = Math.max(0, ...shownApproved.map(({ value }) => value ?? 0));
  if (hidden === 0 || most - known < hidden * (FEWEST_PEOPLE - 1)) return false;
  const [next] = [...shown].sort((a, b) => (a.value ?? 0) - (b.value ?? 0));
  const place = next ?? shownApproved.find(({ value }) => value === most);
  if (!place) return false;
  hiddenOutcomes.add(place);
  return hide(place);
}

function keyOf({
  figure,
  programId,
  period,
  part,
}: Pick<Place, 'figure' | 'programId' | 'period' | 'part'>): string {
  return JSON.stringify([figure, programId === undefined ? 0 : programId, period.from, period.to, part]);
}

/**
 * The hidden places of one figure that can have one number alone. Months and programs together are a graph: sums are its nodes, and
 * each place is an edge between its two sums, through which flows what is added to it. A hidden place can have another number only
 * if it lies on a cycle of hidden places in which each can change by one and stay at least 1, because a 0 is shown.
 */
function toldAlone(places: readonly Place[], step: number): readonly Place[] {
  const hidden = places.filter(
    ({ isHidden, isInReports, value, part }) => part === null && (isHidden || (!isInReports && value)),
  );
  const ways = new Map<string, (readonly [to: string, place: Place])[]>();
  const add = (from: string, to: string, place: Place) => {
    const known = ways.get(from);
    if (known) known.push([to, place]);
    else ways.set(from, [[to, place]]);
  };
  const ends = new Map(hidden.map((place) => [place, endsOf(place, step)]));
  for (const [place, [from, to]] of ends) {
    add(from, to, place);
    if (mayBeLess(place)) add(to, from, place);
  }
  const isReached = (from: string, to: string, without: Place) => {
    const [open, reached] = [[from], new Set([from])];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === to) return true;
      for (const [next, place] of ways.get(at) ?? []) {
        if (place === without || reached.has(next)) continue;
        reached.add(next);
        open.push(next);
      }
    }
    return false;
  };
  return hidden.filter((place) => {
    const [from = FREE, to = FREE] = ends.get(place) ?? [];
    return place.isHidden && !isReached(to, from, place) && !(mayBeLess(place) && isReached(from, to, place));
  });
}

/** Where no sum is known, such as that of a quarter that is not over. */
const FREE = 'free';

/** From which sum to which what is added to a place flows. A total goes the other way than its rows. */
function endsOf({ programId, period, sums }: Place, step: number): readonly [from: string, to: string] {
  const above = sums.above && sums.above.step <= step ? sums.above.name : null;
  const column = sums.column ?? FREE;
  const ends: readonly [string, string] =
    period.kind === 'month'
      ? [above ?? FREE, column]
      : [(period.kind === 'quarter' && above) || column, sums.own ?? FREE];
  return programId === undefined ? [ends[1], ends[0]] : ends;
}

/** A hidden place is 1 at least. */
function mayBeLess({ value }: Place): boolean {
  return (value ?? 0) > 1;
}
