import type { Application } from '../applications/application';
import { firstApprovals } from '../applications/first-approvals';
import { type Event, isDated, isOver } from '../events/event';
import type { Completion } from '../guides/completion';
import type { Guide } from '../guides/guide';
import { sizeKey } from '../shared/sizes/shoe-size';
import { type CalendarDate, calendarDateAt, daysBetween, monthOf } from '../shared/time/calendar';
import { type ShelfMove, standingMoves } from '../shelf/shelf-move';
import { holdsPlace, isExcused, type Signup } from '../signups/signup';
import { arePeopleCounted, type Fact, type FactCount, type FigureScope, isTold } from './figure-facts';
import type { FigurePeriod } from './figure-period';

/** The records that figures are counted from. */
export interface FigureRecords {
  readonly events: readonly Event[];
  readonly signups: readonly Signup[];
  readonly applications: readonly Application[];
  readonly moves: readonly ShelfMove[];
  /** The trainings of the completions, as far as they say for which programs they are required. */
  readonly guides: readonly Guide[];
  readonly completions: readonly Completion[];
}

/**
 * What happened, counted for the whole period, each month, each program, each month of a program, and each part; what every adapter's
 * answer must equal, whatever the order. Only what happened has a count.
 */
export function countFacts(records: FigureRecords, scope: FigureScope): readonly FactCount[] {
  const counts = new Map<string, { count: Omit<FactCount, 'people'>; people: Set<string> }>();
  const add = (fact: Fact, at: Pick<FactCount, 'programId' | 'month' | 'part'>) => {
    if (!isTold(fact.kind, at, scope)) return;
    const key = JSON.stringify([fact.kind, at.programId === undefined ? 0 : at.programId, at.month, at.part]);
    const { count, people } = counts.get(key) ?? {
      count: { kind: fact.kind, ...at, amount: 0 },
      people: new Set<string>(),
    };
    if (fact.person !== null && arePeopleCounted(fact.kind, at, scope)) people.add(fact.person);
    counts.set(key, { count: { ...count, amount: count.amount + fact.amount }, people });
  };
  for (const fact of factsOf(records, scope)) {
    const { programId, month, part } = fact;
    add(fact, { programId: undefined, month: null, part: null });
    add(fact, { programId: undefined, month, part: null });
    add(fact, { programId, month: null, part: null });
    add(fact, { programId, month, part: null });
    if (part !== null) add(fact, { programId: undefined, month: null, part });
  }
  return [...counts.values()].map(({ count, people }) => ({ ...count, people: people.size }));
}

/** The facts of a scope, in no order. */
function factsOf(records: FigureRecords, scope: FigureScope): readonly Fact[] {
  const { programIds, isWhole } = scope;
  const isAsked = ({ programId }: { readonly programId: string | null }) =>
    programIds === null || (programId !== null && programIds.includes(programId));
  return [
    ...signupFacts(records, scope).filter(isAsked),
    ...eventFacts(records, scope).filter(isAsked),
    ...applicationFacts(records, scope).filter(isAsked),
    ...pairFacts(records, scope).filter((fact) => fact.programId !== null && isAsked(fact)),
    ...shelfFacts(records, scope).filter(({ kind }) => kind === 'shelf' || isWhole),
    ...trainingFacts(records, scope),
  ];
}

type Part = Partial<Fact> & Pick<Fact, 'kind'>;

/** Makes facts of a day, none for one outside of the period. */
function onDay(
  { from, to }: FigurePeriod,
  day: CalendarDate,
  subject: Pick<Fact, 'programId' | 'person'>,
  ...parts: readonly Part[]
): readonly Fact[] {
  if (day < from || day > to) return [];
  return parts.map((part) => ({ ...subject, month: monthOf(day), amount: 1, part: null, ...part }));
}

function signupFacts({ events, signups }: FigureRecords, scope: FigureScope): readonly Fact[] {
  const published = new Set(events.filter(({ state }) => state === 'published').map(({ id }) => id));
  return signups.flatMap((signup) => {
    const { eventId, shiftId, programId, personKey: person, state, minutes, hours } = signup;
    const parts: Part[] = [];
    const isFor = (isShift: boolean) => eventId !== null && (shiftId !== null) === isShift;
    const isMarked = state === 'attended' || state === 'no-show' || isExcused(signup);
    const isOverNow = published.has(eventId ?? '') && signup.endsAt !== null && signup.endsAt <= scope.now;
    const wasThere =
      holdsPlace(signup) || (isExcused(signup) && (signup.markedAt ?? 0) >= (signup.startsAt ?? 0));
    if (isFor(false) && state === 'attended') parts.push({ kind: 'visit' }, { kind: 'served' });
    if (isFor(false) && isMarked) parts.push({ kind: 'guest-mark', person: null });
    if (eventId !== null && state === 'attended') parts.push({ kind: 'came' });
    if (eventId !== null && (state === 'attended' || state === 'no-show')) parts.push({ kind: 'expected' });
    if (isOverNow && state === 'going') parts.push({ kind: 'unmarked' });
    if (isFor(true) && isOverNow && wasThere) parts.push({ kind: 'held' });
    if ((isFor(true) && state === 'attended') || hours === 'approved') parts.push({ kind: 'helped' });
    if ((isFor(true) && isMarked) || hours !== 'none') parts.push({ kind: 'work', person: null });
    if (hours === 'approved' && minutes) parts.push({ kind: 'minutes', amount: minutes });
    if (hours === 'claimed' && minutes) parts.push({ kind: 'claimed', amount: minutes });
    return onDay(scope, signup.day, { programId, person }, ...parts);
  });
}

function eventFacts({ events }: FigureRecords, scope: FigureScope): readonly Fact[] {
  return events
    .filter(isDated)
    .filter(({ state }) => state !== 'draft')
    .flatMap((event) => {
      const { programId, startsAt, walkIns, shifts, state } = event;
      const subject = { programId, person: null };
      const day = calendarDateAt(startsAt);
      const kind = state === 'published' ? ('session' as const) : ('canceled' as const);
      const over = isOver(event, scope.now) ? onDay(scope, day, subject, { kind }) : [];
      if (state === 'canceled') return over;
      const ended = shifts.filter(({ endsAt, wanted }) => endsAt <= scope.now && wanted > 0);
      return [
        ...over,
        ...(walkIns > 0 ? onDay(scope, day, subject, { kind: 'walk-in', amount: walkIns }) : []),
        ...ended.flatMap((shift) =>
          onDay(scope, calendarDateAt(shift.startsAt), subject, { kind: 'wanted', amount: shift.wanted }),
        ),
      ];
    });
}

function applicationFacts({ applications }: FigureRecords, scope: FigureScope): readonly Fact[] {
  const firsts = new Set(firstApprovals(applications).map(({ id }) => id));
  const { to } = scope;
  return applications.flatMap((application) => {
    const {
      id,
      programId,
      personKey: person,
      as,
      state,
      receivedAt,
      decidedAt,
      ended,
      reasonKind,
    } = application;
    const subject = { programId, person };
    const received = calendarDateAt(receivedAt);
    const decided = decidedAt === null ? null : calendarDateAt(decidedAt);
    const isParticipant = as === 'participant' && state === 'approved';
    const outcome: Part[] = [];
    if (state === 'approved') outcome.push({ kind: 'approved' });
    if (state === 'denied') outcome.push({ kind: 'denied', part: reasonKind ?? 'other' });
    if (state === 'withdrawn') outcome.push({ kind: 'withdrawn' });
    if (firsts.has(id)) outcome.push({ kind: 'first' });
    if (decided !== null && (state === 'approved' || state === 'denied'))
      outcome.push({ kind: 'days', part: String(daysBetween(received, decided)) });
    const hasPlace =
      isParticipant && decided !== null && decided <= to && (!ended || calendarDateAt(ended.at) > to);
    return [
      ...onDay(scope, received, subject, { kind: 'applied' }),
      ...(decided === null ? [] : onDay(scope, decided, subject, ...outcome)),
      ...(hasPlace ? onDay(scope, to, subject, { kind: 'enrolled' }) : []),
      ...(isParticipant && ended
        ? onDay(scope, calendarDateAt(ended.at), subject, {
            kind: ended.how === 'left' ? 'left' : 'finished',
          })
        : []),
    ];
  });
}

/** Pairs that were given for applications. */
function pairFacts({ moves, applications }: FigureRecords, scope: FigureScope): readonly Fact[] {
  const known = new Map(applications.map((application) => [application.id, application]));
  return standingMoves(moves)
    .filter(({ kind, count }) => kind === 'given' && count > 0)
    .flatMap((move) => {
      const application = known.get(move.applicationId ?? '');
      if (!application) return [];
      const { programId, personKey: person } = application;
      const pair = { kind: 'pair', amount: move.count, part: sizeKey(move) } as const;
      return onDay(scope, calendarDateAt(move.at), { programId, person }, pair, { kind: 'served' });
    });
}

/** What the shelf says of no program. */
function shelfFacts({ moves, applications }: FigureRecords, scope: FigureScope): readonly Fact[] {
  const known = new Set(applications.map(({ id }) => id));
  const subject = { programId: null, person: null };
  const standing = standingMoves(moves).filter(({ count }) => count > 0);
  return [
    ...moves.flatMap(({ at }) => onDay(scope, calendarDateAt(at), subject, { kind: 'shelf' })),
    ...standing.flatMap((move) => {
      const { kind, at, count: amount, applicationId } = move;
      const part = sizeKey(move);
      if (kind === 'received') return onDay(scope, calendarDateAt(at), subject, { kind, amount });
      if (kind !== 'given' || known.has(applicationId ?? '')) return [];
      return onDay(scope, calendarDateAt(at), subject, { kind: 'loose', amount, part });
    }),
  ];
}

/** Every completion; where some programs alone are asked for, those of trainings that are required for one of them by name. */
function trainingFacts({ completions, guides }: FigureRecords, scope: FigureScope): readonly Fact[] {
  const { isWhole, programIds } = scope;
  const names = ({ requiredFor }: Guide) =>
    typeof requiredFor !== 'string' && requiredFor.some((id) => programIds?.includes(id) ?? true);
  const guideIds = new Set(guides.filter(names).map(({ id }) => id));
  return completions
    .filter(({ guideId }) => isWhole || guideIds.has(guideId))
    .flatMap(({ doneOn, personId: person }) =>
      onDay(scope, doneOn, { programId: null, person }, { kind: 'trained' }),
    );
}
