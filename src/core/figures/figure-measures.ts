import { isAboutFew } from '../shared/few-people';
import type { FigureName } from './figure';
import type { FactCount, FactKind } from './figure-facts';

/** A figure before anything is hidden. */
export interface Cell {
  /** Null for what nobody recorded. */
  readonly value: number | null;
  /** How many people it tells about; 0 where it is about nobody. */
  readonly people: number;
}

/** What was counted in one place: of all or of one program, in the period or in a month of it. */
interface Counted {
  readonly amount: (kind: FactKind) => number;
  readonly people: (kind: FactKind) => number;
  readonly has: (...kinds: readonly FactKind[]) => boolean;
  /** Whether the shelf was used at that time, and the program gives shoes. */
  readonly hasShelf: boolean;
}

/** How a figure is made of what was counted; null for what nobody recorded. */
type Measure = (counted: Counted) => Cell | null;

const sumOf =
  (kind: FactKind, people: FactKind | null, ...recorded: readonly FactKind[]): Measure =>
  ({ amount, people: behind, has }) =>
    has(kind, ...recorded) ? { value: amount(kind), people: people === null ? 0 : behind(people) } : null;

const peopleOf =
  (kind: FactKind, ...recorded: readonly FactKind[]): Measure =>
  ({ people, has }) =>
    has(kind, ...recorded) ? { value: people(kind), people: people(kind) } : null;

const GUESTS = ['visit', 'walk-in', 'guest-mark'] as const;
const ANSWERED = ['applied', 'approved', 'denied', 'withdrawn'] as const;
const WORKED = ['helped', 'minutes', 'claimed', 'work'] as const;
const HELD = ['session', 'canceled'] as const;

/** A pair without an application is nobody's we know: it counts as one person. */
const shoesBehind = ({ people, amount }: Counted) => people('pair') + amount('loose');

const hours = (kind: 'minutes' | 'claimed'): Measure => {
  const measure = sumOf(kind, kind, ...WORKED);
  return (counted) => {
    const cell = measure(counted);
    return cell && { ...cell, value: Math.round((cell.value ?? 0) / 6) / 10 };
  };
};

/** Each figure by its definition. */
const MEASURES: Readonly<Record<FigureName, Measure>> = {
  peopleServed: (counted) => {
    const { people, has, hasShelf } = counted;
    return has('served', ...GUESTS) || hasShelf
      ? { value: people('served'), people: people('served') }
      : null;
  },
  newBeneficiaries: peopleOf('first', ...ANSWERED),
  visits: ({ amount, people, has }) =>
    has(...GUESTS)
      ? { value: amount('visit') + amount('walk-in'), people: people('visit') || amount('walk-in') }
      : null,
  // Beside the visits of few people they would tell about those.
  walkIns: ({ amount, people, has }) =>
    has(...GUESTS)
      ? {
          value: amount('walk-in'),
          people: isAboutFew(people('visit')) ? people('visit') : amount('walk-in'),
        }
      : null,
  peopleWithShoes: ({ people, has, hasShelf }) =>
    has('pair') || hasShelf ? { value: people('pair'), people: people('pair') } : null,
  pairsGiven: (counted) => {
    const { amount, has, hasShelf } = counted;
    return has('pair', 'loose') || hasShelf
      ? { value: amount('pair') + amount('loose'), people: shoesBehind(counted) }
      : null;
  },
  pairsReceived: ({ amount, hasShelf }) => (hasShelf ? { value: amount('received'), people: 0 } : null),
  applicationsIn: sumOf('applied', 'applied', ...ANSWERED),
  approved: sumOf('approved', 'approved', ...ANSWERED),
  denied: sumOf('denied', 'denied', ...ANSWERED),
  withdrawn: sumOf('withdrawn', 'withdrawn', ...ANSWERED),
  // The median is computed of its parts.
  daysToAnswer: () => null,
  enrolled: peopleOf('enrolled', ...ANSWERED, 'finished', 'left'),
  finished: sumOf('finished', 'finished', ...ANSWERED, 'enrolled', 'left'),
  left: sumOf('left', 'left', ...ANSWERED, 'enrolled', 'finished'),
  volunteersActive: peopleOf('helped', ...WORKED),
  volunteerHours: hours('minutes'),
  hoursWaiting: hours('claimed'),
  shiftsFilled: ({ amount, people, has }) =>
    has('wanted')
      ? { value: Math.round((amount('held') / amount('wanted')) * 100), people: people('held') }
      : null,
  trainingsDone: sumOf('trained', 'trained'),
  sessions: ({ amount, people, has }) =>
    has(...HELD) ? { value: amount('session'), people: people('visit') + amount('walk-in') } : null,
  canceled: sumOf('canceled', null, ...HELD),
  showUp: ({ amount, people, has }) =>
    has('expected')
      ? {
          value: Math.round((amount('came') / amount('expected')) * 100),
          people: people('expected'),
        }
      : null,
  notMarked: sumOf('unmarked', 'unmarked', 'expected', 'session'),
};

/** Finds what was counted in a place. */
export type Find = (
  programId: string | null | undefined,
  month: string | null,
  asksSizes?: boolean,
) => Counted;

/** Finds in these counts; the foundation's where no program is named. */
export function finderOf(counts: readonly FactCount[]): Find {
  const places = new Map<string, Map<FactKind, FactCount>>();
  const keyOf = (programId: string | null | undefined, month: string | null) =>
    `${programId === undefined ? 'all' : `of ${programId ?? ''}`} ${month ?? ''}`;
  for (const count of counts) {
    if (count.part !== null) continue;
    const key = keyOf(count.programId, count.month);
    const place = places.get(key) ?? new Map<FactKind, FactCount>();
    places.set(key, place.set(count.kind, count));
  }
  return (programId, month, asksSizes = true) => {
    const place = places.get(keyOf(programId, month));
    return {
      amount: (kind) => place?.get(kind)?.amount ?? 0,
      people: (kind) => place?.get(kind)?.people ?? 0,
      has: (...kinds) => kinds.some((kind) => place?.has(kind)),
      hasShelf: asksSizes && places.get(keyOf(undefined, month))?.has('shelf') === true,
    };
  };
}

/** A figure of what was counted in a place. */
export function measured(name: FigureName, counted: Counted): Cell {
  return MEASURES[name](counted) ?? { value: null, people: 0 };
}
