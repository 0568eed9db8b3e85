import type { User } from '../account/user';
import { pageOf } from '../shared/page-of';
import { fail, ok } from '../shared/result';
import { finder } from '../shared/text/search-words';
import { calendarDateAt } from '../shared/time/calendar';
import { wordsOf } from '../shared/translations/words-of';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { doneOn } from './completion';
import type { GuideRepositories } from './guide.repository.port';
import type { OwnGuides } from './own-guides.api';
import { byNeed, isResourceFor, ownResource } from './own-resource-query';
import { OwnTrainings } from './own-trainings.service';
import type { TrainingFollowers } from './training-followers.port';

interface Repositories extends Pick<GuideRepositories, 'guides' | 'completions' | 'programs'> {
  readonly followers: TrainingFollowers;
}

/** The guides for `actor`: trainings for a volunteer, resources for a volunteer or a beneficiary. */
export class OwnGuidesService extends OwnTrainings implements OwnGuides {
  constructor(
    protected override readonly unit: UnitOfWork<Repositories>,
    actor: Pick<User, 'id' | 'role'>,
  ) {
    super(unit, actor);
  }

  resources: OwnGuides['resources'] = (query) =>
    this.unit.read(async ({ guides }) => {
      const isFound = finder(query.search);
      const resources = (await guides.all())
        .filter((guide) => isResourceFor(guide, this.actor.role))
        .flatMap((guide) => ownResource(guide, this.actor.id) ?? [])
        .filter(({ need }) => (query.need ?? need) === need)
        .filter(({ title, body, phone, address, hours, languages, es }) =>
          isFound([title, body, phone, address, hours, languages, ...wordsOf(es)]),
        );
      return ok(pageOf(resources.sort(byNeed), query));
    });

  complete: OwnGuides['complete'] = ({ id }) =>
    this.unit.write(async (repositories, unit): ReturnType<OwnGuides['complete']> => {
      const { guides, completions, followers } = repositories;
      await followers.lockPerson(this.actor.id);
      // Theirs first: a second press waits for the first one, and then finds what it has kept.
      const done = await completions.of([this.actor.id]);
      const guide = await guides.find(id);
      const isOpen = guide?.type === 'training' && guide.state === 'published';
      if (!isOpen || !this.isVolunteer) return fail({ code: 'not-found' });
      if (doneOn(guide, done) !== null) return ok(undefined);
      const today = calendarDateAt(unit.now());
      await completions.add({
        id: unit.nextId(),
        guideId: id,
        personId: this.actor.id,
        doneOn: today,
        by: 'self' as const,
      });
      await followers.followTraining(unit, this.actor.id);
      unit.publishChange('guides');
      return ok(undefined);
    });

  report: OwnGuides['report'] = ({ id }) =>
    this.unit.write(async ({ guides }, unit): ReturnType<OwnGuides['report']> => {
      const guide = await guides.find(id);
      if (!guide || !isResourceFor(guide, this.actor.role)) return fail({ code: 'not-found' });
      if (guide.reports.includes(this.actor.id)) return ok(undefined);
      // Not another revision: who changes the guide meanwhile changes nothing of this.
      await guides.replace({ ...guide, reports: [...guide.reports, this.actor.id] });
      unit.publishChange('guides');
      return ok(undefined);
    });
}
