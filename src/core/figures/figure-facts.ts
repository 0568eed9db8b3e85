import type { FigurePeriod } from './figure-period';

/** How far facts of a kind are told apart, and where people behind them are counted. */
interface Telling {
  readonly by: 'month' | 'program' | 'nothing';
  /** 'whole' is where all programs are told together for the whole period, also by part. */
  readonly people: 'everywhere' | 'whole' | 'nowhere';
}

const BY_MONTH: Telling = { by: 'month', people: 'everywhere' };
const IN_WHOLE: Telling = { by: 'month', people: 'whole' };
const NOBODY: Telling = { by: 'month', people: 'nowhere' };
const BY_PROGRAM: Telling = { by: 'program', people: 'everywhere' };
const TOGETHER: Telling = { by: 'nothing', people: 'whole' };
const SUM: Telling = { by: 'nothing', people: 'nowhere' };

/**
 * What figures count. A 'visit' is an attended guest sign-up, a 'walk-in' a visitor without a name; 'served' is a person who came as a guest
 * or got shoes, and 'loose' a pair that was given without an application. 'guest-mark' and 'work' say that somebody recorded
 * guests, or work, and 'shelf' that somebody used the shelf. 'first' is somebody's first approval ever, 'days' an answer after so many
 * days, and 'enrolled' who has a place at the end of the period.
 */
const FACTS = {
  visit: BY_MONTH,
  'walk-in': NOBODY,
  'guest-mark': NOBODY,
  served: BY_PROGRAM,
  pair: BY_MONTH,
  loose: NOBODY,
  shelf: NOBODY,
  received: SUM,
  first: BY_PROGRAM,
  applied: BY_MONTH,
  approved: IN_WHOLE,
  denied: IN_WHOLE,
  withdrawn: IN_WHOLE,
  days: TOGETHER,
  enrolled: TOGETHER,
  finished: TOGETHER,
  left: TOGETHER,
  helped: IN_WHOLE,
  minutes: BY_MONTH,
  claimed: IN_WHOLE,
  work: NOBODY,
  held: TOGETHER,
  wanted: SUM,
  trained: TOGETHER,
  session: NOBODY,
  canceled: NOBODY,
  came: SUM,
  expected: TOGETHER,
  unmarked: TOGETHER,
} as const satisfies Readonly<Record<string, Telling>>;

/** How far some kinds are told apart where it is decided what may be shared. Places are told at the end of a period alone. */
const DETAILED: Partial<Readonly<Record<FactKind, Telling>>> = {
  served: BY_MONTH,
  first: BY_MONTH,
  approved: BY_MONTH,
  denied: BY_MONTH,
  withdrawn: BY_MONTH,
  helped: BY_MONTH,
  claimed: BY_MONTH,
  trained: BY_MONTH,
  unmarked: BY_MONTH,
  enrolled: BY_PROGRAM,
  finished: BY_PROGRAM,
  left: BY_PROGRAM,
};

/** One kind of what figures count. */
export type FactKind = keyof typeof FACTS;

export const FACT_KINDS = Object.keys(FACTS) as readonly FactKind[];

function tellingOf(kind: FactKind, { isDetailed }: Pick<FigureScope, 'isDetailed'>): Telling {
  return (isDetailed && DETAILED[kind]) || FACTS[kind];
}

/** Whether facts of a kind are counted in a place. */
export function isTold(
  kind: FactKind,
  { programId, month }: Pick<FactCount, 'programId' | 'month'>,
  scope: Pick<FigureScope, 'isDetailed'>,
): boolean {
  const { by } = tellingOf(kind, scope);
  return by === 'month' || (month === null && (by === 'program' || programId === undefined));
}

/** Whether the people behind facts of a kind are counted in a place; elsewhere there are 0. */
export function arePeopleCounted(
  kind: FactKind,
  { programId, month }: Pick<FactCount, 'programId' | 'month'>,
  scope: Pick<FigureScope, 'isDetailed'>,
): boolean {
  const { people } = tellingOf(kind, scope);
  return people === 'everywhere' || (people === 'whole' && programId === undefined && month === null);
}

/** Something that happened in a month of the period. */
export interface Fact {
  readonly kind: FactKind;
  /** Null for what belongs to no program. */
  readonly programId: string | null;
  /** 'YYYY-MM', in Las Vegas. */
  readonly month: string;
  /** Whose it is, as records tell people apart; null where nobody stands behind it. */
  readonly person: string | null;
  /** How many, or minutes; never 0. */
  readonly amount: number;
  /** The size of pairs, the kind of a denial, or a number of days; null for others. */
  readonly part: string | null;
}

/** What figures are asked for. */
export interface FigureScope extends FigurePeriod {
  /** The programs whose facts count; null for those of every program and of none. */
  readonly programIds: readonly string[] | null;
  /** Whether the facts of the whole foundation count, which belong to no program: pairs that were received or given without an application, and trainings that the programs do not require. */
  readonly isWhole: boolean;
  /** Whether each month and program has all that decides what may be shared. */
  readonly isDetailed: boolean;
  /** ms since the epoch: what is over by then has happened. */
  readonly now: number;
}

/** The facts of one kind that are alike. */
export interface FactCount {
  readonly kind: FactKind;
  /** Undefined for all programs together; null for what belongs to no program. */
  readonly programId?: string | null | undefined;
  /** Null for the whole period. */
  readonly month: string | null;
  /** Null for all parts together. */
  readonly part: string | null;
  /** The sum of their amounts. */
  readonly amount: number;
  /** How many different people stand behind them. */
  readonly people: number;
}
