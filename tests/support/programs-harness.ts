import { simulatedEventRepository } from '../../src/adapters/mock/events/simulated-events';
import { simulatedPersonRepository } from '../../src/adapters/mock/people/simulated-person-repository';
import { simulatedProgramRepository } from '../../src/adapters/mock/programs/simulated-programs';
import { simulatedSignupRepository } from '../../src/adapters/mock/signups/simulated-signups';
import { simulatedPort } from '../../src/adapters/mock/simulated-port';
import { SimulatedUnitOfWork } from '../../src/adapters/mock/simulated-unit-of-work';
import type { Database } from '../../src/adapters/postgres/database';
import { eventRow } from '../../src/adapters/postgres/events/postgres-events';
import { programRow } from '../../src/adapters/postgres/programs/postgres-programs';
import { signupRow } from '../../src/adapters/postgres/signups/postgres-signups';
import type { User } from '../../src/core/account/user';
import type { ProgramFigures } from '../../src/core/applications/application.repository.port';
import type { Event } from '../../src/core/events/event';
import type { Person } from '../../src/core/people/person';
import type { Program } from '../../src/core/programs/program';
import { programsApi } from '../../src/core/programs/programs.api';
import { ProgramsService } from '../../src/core/programs/programs.service';
import { ok } from '../../src/core/shared/result';
import { calendarDateAt } from '../../src/core/shared/time/calendar';
import type { Signup } from '../../src/core/signups/signup';
import { CountingIds } from './counting-ids';
import { FakeStorage } from './fake-storage';
import { FakeTime } from './fake-time';
import { personRow } from './person-row';
import { rerunning } from './rerunning';
import { simulatedAuditLogOf } from './simulated-audit-log';
import { staySignedIn } from './stay-signed-in';

/** What a program knows of an application. */
export interface Applied {
  readonly programId: string;
  readonly by: string;
  readonly role?: 'participant' | 'volunteer';
  readonly state: 'pending' | 'approved' | 'denied' | 'withdrawn';
  /** ms since the epoch. */
  readonly decidedAt?: number;
  readonly isEnded?: boolean;
}

/** Everything that programs are kept with. */
export interface KeptPrograms {
  readonly programs: readonly Program[];
  readonly people: readonly Person[];
  readonly applied: readonly Applied[];
  readonly events?: readonly Event[];
  readonly signups?: readonly Signup[];
}

/** What the applications to each program come to. */
export function figuresOf(applied: readonly Applied[]): ReadonlyMap<string, ProgramFigures> {
  return new Map(
    applied.map(({ programId }) => {
      const all = applied.filter((one) => one.programId === programId);
      const approved = all.filter(({ role = 'participant', state }) => {
        return role === 'participant' && state === 'approved';
      });
      const decided = all
        .filter(({ state }) => state === 'approved' || state === 'denied')
        .flatMap(({ decidedAt = [] }) => decidedAt)
        .map(calendarDateAt)
        .sort();
      const [first, last] = [decided[0], decided.at(-1)];
      const figures = {
        waiting: all.filter(({ state }) => state === 'pending').length,
        enrolled: approved.filter(({ isEnded = false }) => !isEnded).length,
        people: new Set(approved.map(({ by }) => by)).size,
        decided: first && last ? { first, last } : null,
      };
      return [programId, figures] as const;
    }),
  );
}

/** Puts programs with their people and applications into a database. */
export async function storePrograms(
  database: Database,
  { programs, people, applied, events = [], signups = [] }: KeptPrograms,
): Promise<void> {
  if (events.length > 0) await database.insertInto('event').values(events.map(eventRow)).execute();
  if (signups.length > 0) await database.insertInto('signup').values(signups.map(signupRow)).execute();
  if (programs.length > 0) await database.insertInto('program').values(programs.map(programRow)).execute();
  if (people.length > 0) await database.insertInto('user').values(people.map(personRow)).execute();
  const rows = applied.map(({ programId, by, role = 'participant', state, decidedAt, isEnded }, at) => ({
    id: `application-${at}`,
    revision: 'first',
    program_id: programId,
    person_id: null,
    role,
    state,
    person_key: by,
    name: by,
    contact: '',
    access: '',
    pairs: '[]',
    answers: '[]',
    adult: null,
    guardian: '',
    consent_seen_on: null,
    received_at: 1,
    decided_at: decidedAt ?? null,
    decided_by: null,
    message: '',
    reason_kind: null,
    reason: '',
    told_at: null,
    erased_at: null,
    ended_at: isEnded ? 9 : null,
    ended_how: isEnded ? ('finished' as const) : null,
  }));
  if (rows.length > 0) await database.insertInto('application').values(rows).execute();
}

/** Programs on the records of a browser. */
export function programsInBrowser(
  { programs, people, applied, events = [], signups = [] }: KeptPrograms,
  { isRunTwice = false } = {},
) {
  const time = new FakeTime();
  const place = { storage: new FakeStorage(), tell: () => {} };
  const simulated = new SimulatedUnitOfWork(
    place,
    (open) => ({
      programs: simulatedProgramRepository(open, () => programs),
      people: simulatedPersonRepository(open, () => people).people,
      applications: { counts: async () => figuresOf(applied) },
      events: simulatedEventRepository(open, () => events),
      signups: simulatedSignupRepository(open, () => signups),
      shelf: { pairsGivenIn: async () => 0 },
    }),
    { clock: time, ids: new CountingIds() },
  );
  const unit = isRunTwice ? rerunning(simulated) : simulated;
  return {
    programsOf: (actor: User) =>
      simulatedPort(
        programsApi,
        { session: { read: async () => ok(actor) }, keeper: staySignedIn, scheduler: time },
        async () => (user) => new ProgramsService(unit, user, time),
      ),
    log: simulatedAuditLogOf(place, time),
    run: <T>(answer: Promise<T>) => time.run(answer),
  };
}
