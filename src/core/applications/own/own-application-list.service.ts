import type { User } from '../../account/user';
import { PROGRAM_STATES } from '../../programs/program';
import { ok } from '../../shared/result';
import type { UnitOfWork } from '../../unit-of-work/unit-of-work.port';
import type { Application } from '../application';
import type { ApplicationRepositories, ApplicationRepository } from '../application.repository.port';
import { ownApplication } from './own-application';
import type { OwnApplications } from './own-applications.api';

/** What is read of somebody's applications. */
interface Repositories extends Pick<ApplicationRepositories, 'shelf'> {
  readonly applications: Pick<ApplicationRepository, 'ofPerson'>;
  readonly programs: Pick<ApplicationRepositories['programs'], 'list'>;
}

/** Lists the applications of `actor`. */
export class OwnApplicationList implements Pick<OwnApplications, 'list'> {
  constructor(
    private readonly unit: Pick<UnitOfWork<Repositories>, 'read'>,
    private readonly actor: Pick<User, 'id'>,
  ) {}

  list: OwnApplications['list'] = () =>
    this.unit.read(async ({ applications, programs, shelf }) => {
      const all = new Map((await programs.list(PROGRAM_STATES)).map((program) => [program.id, program]));
      const own = (await applications.ofPerson(this.actor.id)).toSorted(latestFirst);
      const reserved = await shelf.reserved(own.map(({ id }) => id));
      return ok(
        own.flatMap((application) => {
          const program = all.get(application.programId);
          return program ? ownApplication(application, program, reserved) : [];
        }),
      );
    });
}

function latestFirst(a: Application, b: Application): number {
  return b.receivedAt - a.receivedAt || (a.id < b.id ? -1 : 1);
}
