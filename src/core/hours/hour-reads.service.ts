import { may } from '../access/may';
import { isStaff } from '../access/role';
import type { User } from '../account/user';
import { readableEvents } from '../events/readable-events';
import { PROGRAM_STATES } from '../programs/program';
import { ok } from '../shared/result';
import { calledBy } from '../signups/called-by';
import type { Signup } from '../signups/signup';
import type { SignupReads } from '../signups/signup.repository.port';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { Hours, StaffWork } from './hours.api';
import { OTHER_WORK } from './hours.inputs';
import type { WorkRepository } from './work.repository.port';
import { worksOf } from './works-of';

/** What is read of the hours of volunteers. */
interface HourReadRepositories extends Pick<SignupReads, 'programs' | 'people'> {
  readonly events: Pick<SignupReads['events'], 'some'>;
  readonly works: Pick<WorkRepository, 'page'>;
}

/** Lists the hours of volunteers, for `actor`: an admin, or a program manager for the programs that they manage. */
export class HourReads implements Pick<Hours, 'list'> {
  constructor(
    protected readonly unit: Pick<UnitOfWork<HourReadRepositories>, 'read'>,
    protected readonly actor: Pick<User, 'id' | 'name' | 'role'>,
  ) {}

  list: Hours['list'] = ({ show, programId, ...page }) =>
    this.unit.read(async (repositories) => {
      const seenIds = await this.programIds(repositories);
      const wantedId = programId === OTHER_WORK ? null : programId;
      const programIds = programId === null ? seenIds : seenIds.filter((id) => id === wantedId);
      const { items, ...totals } = await repositories.works.page({ ...page, show, programIds });
      return ok({ ...totals, items: await this.works(repositories, items) });
    });

  /** The programs whose hours the actor sees; null stands for work of no program, which every admin and manager sees. */
  protected async programIds({
    programs,
  }: Pick<HourReadRepositories, 'programs'>): Promise<readonly (string | null)[]> {
    const all = await programs.list(PROGRAM_STATES);
    const seenIds = all.filter((program) => may(this.actor, 'hours.list', program)).map(({ id }) => id);
    return isStaff(this.actor.role) ? [...seenIds, null] : seenIds;
  }

  protected async works(
    repositories: Omit<HourReadRepositories, 'works'>,
    signups: readonly Signup[],
  ): Promise<readonly StaffWork[]> {
    const mayRead = readableEvents(await repositories.programs.list(PROGRAM_STATES), this.actor);
    const works = await worksOf(repositories, signups, mayRead);
    const people = await repositories.people.some(signups.flatMap(({ personId }) => personId ?? []));
    return works.map(({ signup, work }) => {
      const account = people.find(({ id }) => id === signup.personId);
      const isOwn = signup.personId === this.actor.id;
      return {
        ...work,
        personId: signup.personId,
        isOwn,
        name: calledBy(signup, account, undefined).name,
      };
    });
  }
}
