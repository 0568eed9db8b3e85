import { OUTBOX_FORMAT } from '../../src/adapters/mock/mail/outbox-format';
import { simulatedPort } from '../../src/adapters/mock/simulated-port';
import { SimulatedUnitOfWork } from '../../src/adapters/mock/simulated-unit-of-work';
import { SimulatedRecords } from '../../src/adapters/mock/simulation';
import { applicationRow } from '../../src/adapters/postgres/applications/application-row';
import type { Database } from '../../src/adapters/postgres/database';
import { eventRow } from '../../src/adapters/postgres/events/postgres-events';
import { programRow } from '../../src/adapters/postgres/programs/postgres-programs';
import { PostgresShelf } from '../../src/adapters/postgres/shelf/postgres-shelf';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { User } from '../../src/core/account/user';
import type { Application, StaffNote } from '../../src/core/applications/application';
import { applicationsApi } from '../../src/core/applications/applications.api';
import { ApplicationsService } from '../../src/core/applications/applications.service';
import { countedApplicationsApi } from '../../src/core/applications/counted-applications.api';
import { CountedApplicationsService } from '../../src/core/applications/counted-applications.service';
import { ownApplicationsApi } from '../../src/core/applications/own/own-applications.api';
import { OwnApplicationsService } from '../../src/core/applications/own/own-applications.service';
import type { Event } from '../../src/core/events/event';
import type { Person } from '../../src/core/people/person';
import type { Program } from '../../src/core/programs/program';
import { ok } from '../../src/core/shared/result';
import type { ShelfMove } from '../../src/core/shelf/shelf-move';
import { followedUnit } from '../../src/core/signups/following/followers';
import { aSite } from './a-site';
import { browserRepositories } from './browser-repositories';
import { CountingIds } from './counting-ids';
import { FakeStorage } from './fake-storage';
import { FakeTime } from './fake-time';
import { personRow } from './person-row';
import { rerunning } from './rerunning';
import { simulatedAuditLogOf } from './simulated-audit-log';
import { staySignedIn } from './stay-signed-in';

/** Everything that applications are kept with. */
export interface KeptApplications {
  readonly programs: readonly Program[];
  readonly people: readonly Person[];
  readonly applications: readonly Application[];
  readonly staffNotes: readonly StaffNote[];
  readonly events?: readonly Event[];
  /** Of the shelf. */
  readonly moves?: readonly ShelfMove[];
}

/** Puts applications with their programs, people and staff notes into a database. */
export async function storeApplications(
  database: Database,
  { programs, people, applications, staffNotes, events = [], moves = [] }: KeptApplications,
): Promise<void> {
  if (people.length > 0) await database.insertInto('user').values(people.map(personRow)).execute();
  if (programs.length > 0) await database.insertInto('program').values(programs.map(programRow)).execute();
  if (events.length > 0) await database.insertInto('event').values(events.map(eventRow)).execute();
  if (applications.length > 0)
    await database.insertInto('application').values(applications.map(applicationRow)).execute();
  await new PostgresShelf(database).add(moves);
  if (staffNotes.length > 0)
    await database
      .insertInto('staff_note')
      .values([...staffNotes])
      .execute();
}

/** The subjects and addresses of the mails in a database's outbox, by address. */
export async function applicationMailsIn(database: Database): Promise<readonly string[]> {
  const rows = await database.selectFrom('outbox_mail').select(['to_address', 'subject']).execute();
  return rows.map(({ to_address, subject }) => `${to_address}: ${subject}`).sort();
}

/** Applications on the records of a browser. */
export function applicationsInBrowser(kept: KeptApplications, { isRunTwice = false } = {}) {
  const time = new FakeTime();
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
  return {
    staffOf: (actor: User) =>
      simulatedPort(
        applicationsApi,
        as(actor),
        async () => (user) => new ApplicationsService(unit, user, mails, time),
      ),
    countsOf: (actor: User) =>
      simulatedPort(
        countedApplicationsApi,
        as(actor),
        async () => (user) => new CountedApplicationsService(unit, user),
      ),
    ownOf: (actor: User) =>
      simulatedPort(
        ownApplicationsApi,
        as(actor),
        async () => (user) => new OwnApplicationsService(unit, user, mails),
      ),
    log: simulatedAuditLogOf(place, time),
    run: <T>(answer: Promise<T>) => time.run(answer),
    mailed: async () =>
      outbox
        .read()
        .map(({ to, subject }) => `${to}: ${subject}`)
        .sort(),
  };
}
