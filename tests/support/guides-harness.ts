import { simulatedPort } from '../../src/adapters/mock/simulated-port';
import { SimulatedUnitOfWork } from '../../src/adapters/mock/simulated-unit-of-work';
import { applicationRow } from '../../src/adapters/postgres/applications/application-row';
import type { Database } from '../../src/adapters/postgres/database';
import { completionRow, guideRow } from '../../src/adapters/postgres/guides/guide-row';
import { programRow } from '../../src/adapters/postgres/programs/postgres-programs';
import { signupRow } from '../../src/adapters/postgres/signups/postgres-signups';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { User } from '../../src/core/account/user';
import type { Application } from '../../src/core/applications/application';
import type { Completion } from '../../src/core/guides/completion';
import type { Guide } from '../../src/core/guides/guide';
import { guidesApi } from '../../src/core/guides/guides.api';
import { GuidesService } from '../../src/core/guides/guides.service';
import { ownGuidesApi } from '../../src/core/guides/own-guides.api';
import { OwnGuidesService } from '../../src/core/guides/own-guides.service';
import type { Person } from '../../src/core/people/person';
import type { Program } from '../../src/core/programs/program';
import { ok } from '../../src/core/shared/result';
import { followedUnit } from '../../src/core/signups/following/followers';
import type { Signup } from '../../src/core/signups/signup';
import { aSite } from './a-site';
import { browserRepositories } from './browser-repositories';
import { CountingIds } from './counting-ids';
import { FakeStorage } from './fake-storage';
import { FakeTime } from './fake-time';
import { personRow } from './person-row';
import { rerunning } from './rerunning';
import { simulatedAuditLogOf } from './simulated-audit-log';
import { staySignedIn } from './stay-signed-in';

/** Everything that guides are kept with. */
export interface KeptGuides {
  readonly guides: readonly Guide[];
  readonly completions: readonly Completion[];
  readonly programs: readonly Program[];
  readonly people: readonly Person[];
  readonly applications?: readonly Application[];
  readonly signups?: readonly Signup[];
}

/** Puts guides with their programs, people and completions into a database. */
export async function storeGuides(
  database: Database,
  { guides, completions, programs, people, applications = [], signups = [] }: KeptGuides,
): Promise<void> {
  await database.insertInto('user').values(people.map(personRow)).execute();
  await database.insertInto('program').values(programs.map(programRow)).execute();
  await database.insertInto('guide').values(guides.map(guideRow)).execute();
  await database.insertInto('completion').values(completions.map(completionRow)).execute();
  if (applications.length > 0)
    await database.insertInto('application').values(applications.map(applicationRow)).execute();
  if (signups.length > 0) await database.insertInto('signup').values(signups.map(signupRow)).execute();
}

/** Guides on the records of a browser. */
export function guidesInBrowser(kept: KeptGuides, { isRunTwice = false } = {}) {
  const time = new FakeTime();
  const place = { storage: new FakeStorage(), tell: () => {} };
  const simulated = new SimulatedUnitOfWork(place, browserRepositories(kept), {
    clock: time,
    ids: new CountingIds(),
  });
  const unit = followedUnit(
    isRunTwice ? rerunning(simulated) : simulated,
    mailsOf(aSite('http://localhost:4173')),
  );
  const as = (actor: User) => ({
    session: { read: async () => ok(actor) },
    keeper: staySignedIn,
    scheduler: time,
  });
  return {
    staffOf: (actor: User) =>
      simulatedPort(guidesApi, as(actor), async () => (user) => new GuidesService(unit, user)),
    ownOf: (actor: User) =>
      simulatedPort(ownGuidesApi, as(actor), async () => (user) => new OwnGuidesService(unit, user)),
    log: simulatedAuditLogOf(place, time),
    run: <T>(answer: Promise<T>) => time.run(answer),
  };
}
