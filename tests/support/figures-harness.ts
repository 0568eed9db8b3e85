import fc from 'fast-check';
import { simulatedPort } from '../../src/adapters/mock/simulated-port';
import { SimulatedUnitOfWork } from '../../src/adapters/mock/simulated-unit-of-work';
import type { Database } from '../../src/adapters/postgres/database';
import { completionRow } from '../../src/adapters/postgres/guides/guide-row';
import { PostgresShelf } from '../../src/adapters/postgres/shelf/postgres-shelf';
import type { User } from '../../src/core/account/user';
import { type Application, DENIAL_KINDS } from '../../src/core/applications/application';
import { EVENT_STATES, type Event } from '../../src/core/events/event';
import type { FigureRecords } from '../../src/core/figures/count-facts';
import { figuresApi } from '../../src/core/figures/figures.api';
import { FiguresService } from '../../src/core/figures/figures.service';
import type { Completion } from '../../src/core/guides/completion';
import type { Guide } from '../../src/core/guides/guide';
import type { Person } from '../../src/core/people/person';
import type { Program } from '../../src/core/programs/program';
import { ok } from '../../src/core/shared/result';
import { calendarDateAt } from '../../src/core/shared/time/calendar';
import type { ShelfMove } from '../../src/core/shelf/shelf-move';
import { HOURS_STATES, SIGNUP_STATES, type Signup } from '../../src/core/signups/signup';
import { anApplication } from './application-builder';
import { browserRepositories } from './browser-repositories';
import { storeCalendar } from './calendar-harness';
import { CountingIds } from './counting-ids';
import { anEvent, aShift, aSignup, pacific } from './event-builder';
import { FakeStorage } from './fake-storage';
import { FakeTime } from './fake-time';
import { aTraining } from './guide-builder';
import { aMove } from './shelf-harness';
import { staySignedIn } from './stay-signed-in';

/** Everything that figures are counted from. */
export interface KeptFigures extends FigureRecords {
  readonly programs: readonly Program[];
  readonly people: readonly Person[];
}

/** Puts what figures are counted from into a database. */
export async function storeFigures(database: Database, kept: KeptFigures): Promise<void> {
  const { programs, people, events, signups, applications, guides } = kept;
  await storeCalendar(database, { programs, people, events, signups, applications, guides });
  await new PostgresShelf(database).add(kept.moves);
  if (kept.completions.length > 0)
    await database.insertInto('completion').values(kept.completions.map(completionRow)).execute();
}

/** Figures of the records of a browser; what is over is so at an instant, in ms. */
export function figuresInBrowser(kept: KeptFigures, now?: number) {
  const time = new FakeTime(now);
  const place = { storage: new FakeStorage(), tell: () => {} };
  const unit = new SimulatedUnitOfWork(place, browserRepositories(kept), {
    clock: time,
    ids: new CountingIds(),
  });
  return {
    unit,
    figuresOf: (actor: User) =>
      simulatedPort(
        figuresApi,
        { session: { read: async () => ok(actor) }, keeper: staySignedIn, scheduler: time },
        async () => (user) => new FiguresService(unit, user, time),
      ),
    run: <T>(answer: Promise<T>) => time.run(answer),
  };
}

const SIZES = [
  { cut: 'men', size: 13, wide: false },
  { cut: 'kids-y', size: 1, wide: true },
  { cut: 'women', size: 7.5, wide: false },
] as const;
/** Instants around the ends of months and years in Las Vegas, of both kinds of its clocks. */
const instant = fc
  .tuple(
    fc.constantFrom('2025-12-31', '2026-01-01', '2026-03-08', '2026-10-31', '2026-11-01', '2026-11-20'),
    fc.nat(47),
  )
  .map(([day, half]) => pacific(`${day} 00:30`) + (half - 12) * 30 * 60_000);
const programId = fc.constantFrom('shoes', 'walk', null);
const person = fc.constantFrom('k1', 'k2', 'k3', 'k4');

const anyEvent = fc.record({
  state: fc.constantFrom(...EVENT_STATES),
  programId,
  startsAt: fc.option(instant, { freq: 8 }),
  walkIns: fc.nat(3),
  wanted: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }),
});

const anySignup = fc.record({
  of: fc.nat(6),
  isShift: fc.boolean(),
  isLogged: fc.boolean(),
  programId,
  at: instant,
  personKey: person,
  state: fc.constantFrom(...SIGNUP_STATES),
  hours: fc.constantFrom(...HOURS_STATES),
  minutes: fc.option(fc.integer({ min: 1, max: 600 })),
  markedAt: fc.option(instant),
});

const anyApplication = fc.record({
  programId: fc.constantFrom('shoes', 'walk'),
  as: fc.constantFrom('participant', 'volunteer'),
  personKey: person,
  receivedAt: instant,
  state: fc.constantFrom('pending', 'approved', 'denied', 'withdrawn'),
  decidedAt: instant,
  reasonKind: fc.constantFrom(...DENIAL_KINDS),
  ended: fc.option(fc.record({ at: instant, how: fc.constantFrom('given', 'finished', 'left') })),
});

const anyMove = fc.record({
  size: fc.constantFrom(...SIZES),
  at: instant,
  kind: fc.constantFrom('received', 'given', 'given', 'counted', 'removed'),
  count: fc.nat(4),
  of: fc.option(fc.nat(8)),
  isReversed: fc.boolean(),
});

/** Of the training whose id is 'g' and `of`. */
const anyCompletion = fc.record({ of: fc.nat(3), personId: person, at: instant });

const REQUIREMENTS: readonly Guide['requiredFor'][] = [
  'nobody',
  'everybody',
  [],
  ['shoes'],
  ['walk'],
  ['walk', 'shoes'],
];

/** Records of all areas, with the programs 'shoes' and 'walk'. */
export const anyFigureRecords: fc.Arbitrary<FigureRecords> = fc
  .record({
    events: fc.array(anyEvent, { maxLength: 6 }),
    signups: fc.array(anySignup, { maxLength: 30 }),
    applications: fc.array(anyApplication, { maxLength: 8 }),
    moves: fc.array(anyMove, { maxLength: 12 }),
    completions: fc.uniqueArray(anyCompletion, {
      maxLength: 5,
      // A day has one completion of a training by a person.
      selector: ({ of, personId, at }) => [of, personId, calendarDateAt(at)].join(' '),
    }),
    requirements: fc.array(fc.constantFrom(...REQUIREMENTS), { minLength: 4, maxLength: 4 }),
  })
  .map(({ events: plans, ...all }) => {
    const events = plans.map(({ startsAt, wanted, ...part }, at): Event => {
      const end = startsAt === null ? null : startsAt + 3_600_000;
      const times = { startsAt: startsAt ?? 0, endsAt: end ?? 0 };
      const shifts = wanted.map((count, shift) => aShift({ ...times, id: `s${shift}`, wanted: count }));
      return anEvent({
        ...part,
        id: `e${at}`,
        startsAt,
        endsAt: end,
        shifts: startsAt === null ? [] : shifts,
      });
    });
    const signups = all.signups.map(({ of, isShift, isLogged, at, ...part }, index): Signup => {
      const event = events[of];
      const id = `u${index}`;
      const times = { startsAt: at, endsAt: at + 3_600_000, day: calendarDateAt(at) };
      const shiftId = isShift ? (event?.shifts[0]?.id ?? null) : null;
      if (isLogged || event?.startsAt == null)
        return aSignup({
          ...part,
          id,
          day: times.day,
          eventId: null,
          shiftId: null,
          startsAt: null,
          endsAt: null,
        });
      const start = { startsAt: event.startsAt, endsAt: event.endsAt, day: calendarDateAt(event.startsAt) };
      return aSignup(
        { ...part, ...start, id, shiftId, eventId: event.id, programId: event.programId },
        event,
      );
    });
    const applications = all.applications.map(({ ended, decidedAt, ...part }, index): Application => {
      const isApproved = part.state === 'approved';
      return anApplication({
        ...part,
        id: `a${index}`,
        answers: [],
        ended: isApproved ? ended : null,
        decidedAt: part.state === 'pending' ? null : decidedAt,
        reasonKind: part.state === 'denied' ? part.reasonKind : null,
      });
    });
    const moves = all.moves.flatMap(({ size, of, isReversed, ...part }, index): ShelfMove[] => {
      const applicationId = part.kind === 'given' && of !== null ? `a${of}` : null;
      const move = aMove({ ...part, ...size, id: `m${index}`, place: index, applicationId });
      const reversal = aMove({ ...move, id: `r${index}`, kind: 'reversed', reverses: move.id });
      return isReversed ? [move, reversal] : [move];
    });
    const guides = all.requirements.map((requiredFor, index) => aTraining({ id: `g${index}`, requiredFor }));
    const completions = all.completions.map(({ of, personId, at }, index): Completion => {
      return { id: `c${index}`, guideId: `g${of}`, personId, doneOn: calendarDateAt(at), by: 'self' };
    });
    return { events, signups, applications, moves, guides, completions };
  });

/** What figures may be asked for. */
export const anyFigureScope = fc.record({
  period: fc.constantFrom(
    { from: '2026-01-01', to: '2026-12-31' },
    { from: '2025-12-31', to: '2026-10-31' },
    { from: '2026-11-01', to: '2026-11-01' },
    { from: '2026-03-08', to: '2026-11-20' },
  ),
  programIds: fc.constantFrom(null, ['walk'], ['shoes', 'walk'], []),
  isWhole: fc.boolean(),
  isDetailed: fc.boolean(),
  now: instant,
});
