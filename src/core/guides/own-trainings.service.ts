import type { User } from '../account/user';
import type { ProgramRepository } from '../programs/program.repository.port';
import { ok } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { CompletionRepository, GuideRepository } from './guide.repository.port';
import type { OwnGuides } from './own-guides.api';
import { ownTrainings } from './own-training-query';

interface Repositories {
  readonly guides: Pick<GuideRepository, 'trainings'>;
  readonly completions: Pick<CompletionRepository, 'of'>;
  readonly programs: Pick<ProgramRepository, 'list'>;
}

/** The trainings of `actor`; volunteers alone have any. */
export class OwnTrainings implements Pick<OwnGuides, 'trainings'> {
  constructor(
    protected readonly unit: Pick<UnitOfWork<Repositories>, 'read'>,
    protected readonly actor: Pick<User, 'id' | 'role'>,
  ) {}

  trainings: OwnGuides['trainings'] = () =>
    this.unit.read(async ({ guides, completions, programs }) => {
      if (!this.isVolunteer) return ok([]);
      const [published, done, active] = await Promise.all([
        guides.trainings(),
        completions.of([this.actor.id]),
        programs.list(['active']),
      ]);
      return ok(ownTrainings(published, done, active));
    });

  protected get isVolunteer(): boolean {
    return this.actor.role === 'volunteer';
  }
}
