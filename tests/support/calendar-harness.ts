import { OUTBOX_FORMAT } from '../../src/adapters/mock/mail/outbox-format';
import { signupsFormat } from '../../src/adapters/mock/signups/simulated-signup-reads';
import { simulatedPort } from '../../src/adapters/mock/simulated-port';
import { SimulatedUnitOfWork } from '../../src/adapters/mock/simulated-unit-of-work';
import { SimulatedRecords } from '../../src/adapters/mock/simulation';
import type { Database } from '../../src/adapters/postgres/database';
import { guideRow } from '../../src/adapters/postgres/guides/guide-row';
import { PostgresCompletions } from '../../src/adapters/postgres/guides/postgres-guides';
import { PostgresSignups, signupRow } from '../../src/adapters/postgres/signups/postgres-signups';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { User } from '../../src/core/account/user';
import type { Application, StaffNote } from '../../src/core/applications/application';
import type { Event } from '../../src/core/events/event';
import { eventsApi } from '../../src/core/events/events.api';
import { EventsService } from '../../src/core/events/events.service';
import { PublicEventsService } from '../../src/core/events/public-events.service';
import type { Completion } from '../../src/core/guides/completion';
import type { Guide } from '../../src/core/guides/guide';
import { hoursApi, ownHoursApi } from '../../src/core/hours/hours.api';
import { HoursService } from '../../src/core/hours/hours.service';
import { OwnHoursService } from '../../src/core/hours/own-hours.service';
import type { Person } from '../../src/core/people/person';
import type { Program } from '../../src/core/programs/program';
import { ok } from '../../src/core/shared/result';
import type { ShelfMove } from '../../src/core/shelf/shelf-move';
import { followedUnit } from '../../src/core/signups/following/followers';
import { OwnSignupsService } from '../../src/core/signups/own/own-signups.service';
import type { Signup } from '../../src/core/signups/signup';
import type { HelperQuery, SignupRepositories } from '../../src/core/signups/signup.repository.port';
import { ownSignupsApi, signupsApi } from '../../src/core/signups/signups.api';
import { SignupsService } from '../../src/core/signups/signups.service';
import type { UnitOfWork } from '../../src/core/unit-of-work/unit-of-work.port';
import { volunteersApi } from '../../src/core/volunteers/volunteers.api';
import { VolunteersService } from '../../src/core/volunteers/volunteers.service';
import { aSite } from './a-site';
import { applicationMailsIn, storeApplications } from './applications-harness';
import { browserRepositories } from './browser-repositories';
import { CountingIds } from './counting-ids';
import { FakeStorage } from './fake-storage';
import { FakeTime } from './fake-time';
import { rerunning } from './rerunning';
import { simulatedAuditLogOf } from './simulated-audit-log';
import { staySignedIn } from './stay-signed-in';

/** Everything that events and sign-ups are kept with. */
export interface KeptCalendar {
  readonly programs: readonly Program[];
  readonly people: readonly Person[];
  readonly events: readonly Event[];
  readonly signups: readonly Signup[];
  readonly applications?: readonly Application[];
  readonly guides?: readonly Guide[];
  readonly completions?: readonly Completion[];
  readonly staffNotes?: readonly StaffNote[];
  readonly moves?: readonly ShelfMove[];
}

/** Puts events and sign-ups, with what decides about them, into a database. */
export async function storeCalendar(database: Database, kept: KeptCalendar): Promise<void> {
  const { signups, guides = [], completions = [] } = kept;
  await storeApplications(database, { applications: [], staffNotes: [], ...kept });
  if (guides.length > 0) await database.insertInto('guide').values(guides.map(guideRow)).execute();
  for (const completion of completions) await new PostgresCompletions(database).add(completion);
  if (signups.length > 0) await database.insertInto('signup').values(signups.map(signupRow)).execute();
}

/** What a test sees of the events and sign-ups in a database. */
export function calendarIn(database: Database) {
  return {
    signups: () => new PostgresSignups(database).all(),
    mailed: () => applicationMailsIn(database),
  };
}

/** Asks the sign-ups of a unit of work what its volunteers did. */
export function helpersIn(unit: UnitOfWork<Pick<SignupRepositories, 'signups'>>) {
  return (query: HelperQuery) => unit.read(async ({ signups }) => ok(await signups.helpers(query)));
}

/** Events and sign-ups on the records of a browser. */
export function calendarInBrowser(kept: KeptCalendar, { isRunTwice = false, time = new FakeTime() } = {}) {
  const place = { storage: new FakeStorage(), tell: () => {} };
  const simulated = new SimulatedUnitOfWork(place, browserRepositories(kept), {
    clock: time,
    ids: new CountingIds(),
  });
  const mails = mailsOf(aSite('http://localhost:4173'));
  const unit = followedUnit(isRunTwice ? rerunning(simulated) : simulated, mails);
  const as = (actor: User) => ({
    session: { read: async () => ok(actor) },
    keeper: staySignedIn,
    scheduler: time,
  });
  const outbox = new SimulatedRecords(place, OUTBOX_FORMAT);
  const signups = new SimulatedRecords(
    place,
    signupsFormat(() => kept.signups),
  );
  return {
    unit,
    mails,
    time,
    as,
    log: simulatedAuditLogOf(place, time),
    eventsOf: (actor: User) =>
      simulatedPort(eventsApi, as(actor), async () => (user) => new EventsService(unit, user, time)),
    publicEvents: new PublicEventsService(unit, time),
    staffOf: (actor: User) =>
      simulatedPort(signupsApi, as(actor), async () => (user) => new SignupsService(unit, user, mails, time)),
    ownOf: (actor: User) =>
      simulatedPort(
        ownSignupsApi,
        as(actor),
        async () => (user) => new OwnSignupsService(unit, user, mails, time),
      ),
    hoursOf: (actor: User) =>
      simulatedPort(hoursApi, as(actor), async () => (user) => new HoursService(unit, user, mails)),
    volunteersOf: (actor: User) =>
      simulatedPort(volunteersApi, as(actor), async () => (user) => new VolunteersService(unit, user, time)),
    ownHoursOf: (actor: User) =>
      simulatedPort(ownHoursApi, as(actor), async () => (user) => new OwnHoursService(unit, user, time)),
    helpers: helpersIn(unit),
    setNow: (ms: number) => time.setNow(ms),
    run: <T>(answer: Promise<T>) => time.run(answer),
    signups: async () => signups.read(),
    mailed: async () =>
      outbox
        .read()
        .map(({ to, subject }) => `${to}: ${subject}`)
        .sort(),
  };
}
