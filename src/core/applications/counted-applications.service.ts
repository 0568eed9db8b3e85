import { may } from '../access/may';
import type { User } from '../account/user';
import { PROGRAM_STATES, type Program } from '../programs/program';
import type { ProgramRepository } from '../programs/program.repository.port';
import { ok } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { ApplicationRepository } from './application.repository.port';
import type { CountedApplications } from './counted-applications.api';

interface Repositories {
  readonly programs: Pick<ProgramRepository, 'list'>;
  readonly applications: Pick<ApplicationRepository, 'showCounts'>;
}

/** Counts applications, for `actor`: an admin, or a program manager for the programs that they manage. */
export class CountedApplicationsService implements CountedApplications {
  constructor(
    private readonly unit: Pick<UnitOfWork<Repositories>, 'read'>,
    private readonly actor: Pick<User, 'id' | 'role'>,
  ) {}

  counts: CountedApplications['counts'] = () =>
    this.unit.read(async ({ programs, applications }) =>
      ok(await applications.showCounts(await seenPrograms(programs, this.actor))),
    );
}

/** The programs whose applications somebody on the staff may list. */
export async function seenPrograms(
  programs: Pick<ProgramRepository, 'list'>,
  actor: Pick<User, 'id' | 'role'>,
): Promise<readonly Program[]> {
  return (await programs.list(PROGRAM_STATES)).filter((program) => may(actor, 'application.list', program));
}
