import { may } from '../access/may';
import type { User } from '../account/user';
import { PROGRAM_STATES } from '../programs/program';
import { invalidFields } from '../shared/forms/field-rule';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import { calendarDateAt, pastDayFault } from '../shared/time/calendar';
import { auditedFields } from '../unit-of-work/audited-fields';
import { changeFrom } from '../unit-of-work/change-from';
import { changedFields } from '../unit-of-work/changed-fields';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { Completion } from './completion';
import { type Guide, type GuideDraft, savedGuide } from './guide';
import type { GuideRepositories } from './guide.repository.port';
import { draftOfGuide, tidyGuide } from './guide-draft';
import { findGuideFaults } from './guide-faults';
import { guideView, pageOfGuides } from './guide-query';
import type { Guides } from './guides.api';
import type { GuidesInput as Input } from './guides.inputs';
import { foreignDemand, isDemandOnOthers } from './required-programs';
import type { TrainingFollowers } from './training-followers.port';

type Repositories = GuideRepositories & { readonly followers: TrainingFollowers };
type Changed = Result<Guide, FailureOf<'validation' | 'conflict'>>;

/** What staff decide about guides and about who has done a training; `actor` is an admin or a program manager. */
export class GuidesService implements Guides {
  constructor(
    private readonly unit: UnitOfWork<Repositories>,
    private readonly actor: Pick<User, 'id' | 'name' | 'role'>,
  ) {}

  list: Guides['list'] = (query) =>
    this.unit.read(async (repositories) =>
      ok(pageOfGuides(await repositories.guides.all(), query, await surroundings(repositories))),
    );

  get: Guides['get'] = ({ id }) =>
    this.unit.read(async (repositories): ReturnType<Guides['get']> => {
      const guide = await repositories.guides.find(id);
      return guide ? ok(guideView(guide, await surroundings(repositories))) : fail({ code: 'not-found' });
    });

  create: Guides['create'] = ({ id, publish, checked, ...sent }) =>
    this.unit.write(async ({ guides, programs }, unit): ReturnType<Guides['create']> => {
      const draft = tidyGuide(sent);
      const fault = faultIn(draft, publish, unit) ?? (await this.programFault(programs, draft, null));
      if (fault) return fail(fault);
      const state = publish ? 'published' : 'draft';
      const before = await guides.find(id);
      if (before)
        return before.state === state && changedFields<GuideDraft>(before, draft).length === 0
          ? ok(savedGuide(before))
          : fail({ code: 'conflict' });
      const guide = this.checkedGuide(
        { ...draft, id, revision: unit.nextId(), state, checkedOn: null, checkedBy: null, reports: [] },
        checked,
        unit,
      );
      await guides.add(guide);
      this.note(unit, 'guide.save', guide);
      if (guide.checkedOn !== null) this.note(unit, 'guide.checked', guide);
      if (publish) this.note(unit, 'guide.publish', guide);
      return ok(savedGuide(guide));
    });

  save: Guides['save'] = ({ id, base, checked, ...sent }) => {
    const draft = tidyGuide(sent);
    return this.unit.write(async ({ guides, programs }, unit): ReturnType<Guides['save']> => {
      const before = await guides.find(id);
      const unknown = await this.programFault(programs, draft, before);
      const changed = await changeFrom<Guide, FailureOf<'validation'>>(
        guides,
        { id, base },
        (guide) => {
          const isOther = draft.type !== guide.type && invalidFields([{ field: 'type' }]);
          const fault = isOther || faultIn(draft, guide.state === 'published', unit) || unknown;
          return fault ? fail(fault) : ok(this.checkedGuide({ ...guide, ...draft }, checked, unit));
        },
        unit,
      );
      if (!changed.ok) return changed;
      const { after } = changed.value;
      const fields = auditedFields(
        draftOfGuide(savedGuide(changed.value.before)),
        draftOfGuide(savedGuide(after)),
      );
      this.note(unit, 'guide.save', after, { fields });
      if (checked && after.type === 'resource') this.note(unit, 'guide.checked', after);
      return ok(savedGuide(after));
    });
  };

  publish: Guides['publish'] = (input) =>
    this.change('guide.publish', input, (guide, unit) => {
      if (guide.state === 'published') return fail({ code: 'conflict' });
      const fault = faultIn(guide, true, unit);
      return fault ? fail(fault) : ok({ ...guide, state: 'published' });
    });

  retire: Guides['retire'] = (input) =>
    this.change('guide.retire', input, (guide) =>
      guide.state === 'published' ? ok({ ...guide, state: 'retired' }) : fail({ code: 'conflict' }),
    );

  record: Guides['record'] = ({ guideId, personId, doneOn }) =>
    this.unit.write(async (repositories, unit): ReturnType<Guides['record']> => {
      const { guides, completions, people, followers } = repositories;
      // The person first: who marks the training as done meanwhile waits, and finds this.
      const person = await people.find(personId);
      await followers.lockPerson(personId);
      const all = await completions.of([personId]);
      const guide = await guides.find(guideId);
      if (person?.role !== 'volunteer' || person.state === 'deactivated') return fail({ code: 'not-found' });
      if (!(await this.seesVolunteer(repositories, personId))) return fail({ code: 'not-found' });
      if (guide?.type !== 'training' || guide.state === 'draft') return fail({ code: 'not-found' });
      if (pastDayFault(doneOn, calendarDateAt(unit.now()))) return fail(invalidFields([{ field: 'doneOn' }]));
      const known = all.find((candidate) => candidate.guideId === guideId && candidate.doneOn === doneOn);
      if (known) return ok(known);
      const completion: Completion = { id: unit.nextId(), guideId, personId, doneOn, by: 'staff' };
      await completions.add(completion);
      await followers.followTraining(unit, personId);
      unit.audit(this.actor, 'training.record', { id: personId, name: '' }, { title: guide.title });
      unit.publishChange('guides');
      return ok(completion);
    });

  private change(
    action: 'guide.publish' | 'guide.retire',
    from: Input['publish'],
    decide: (guide: Guide, unit: Unit) => Changed,
  ): ReturnType<Guides['publish']> {
    return this.unit.write(async ({ guides, programs }, unit): ReturnType<Guides['publish']> => {
      const guide = await guides.find(from.id);
      if (guide && isDemandOnOthers(guide, this.actor, await programs.list(PROGRAM_STATES)))
        return fail({ code: 'forbidden' });
      const changed = await changeFrom(guides, from, (current) => decide(current, unit), unit);
      if (!changed.ok) return changed;
      this.note(unit, action, changed.value.after);
      return ok(savedGuide(changed.value.after));
    });
  }

  /** Whether the actor sees a volunteer, as in their list: an admin everybody, a manager those who help in a program that they manage. */
  private async seesVolunteer({ programs, followers }: Repositories, personId: string): Promise<boolean> {
    if (may(this.actor, 'signup.list')) return true;
    const seenPrograms = (await programs.list(PROGRAM_STATES)).filter((program) =>
      may(this.actor, 'signup.list', program),
    );
    const programIds = seenPrograms.map(({ id }) => id);
    return followers.helpsIn(personId, programIds);
  }

  /** Programs are active ones that are the actor's to decide for, or those that the guide names already. */
  private async programFault(
    programs: GuideRepositories['programs'],
    draft: GuideDraft,
    before: Guide | null,
  ): Promise<FailureOf<'validation'> | null> {
    const all = await programs.list(PROGRAM_STATES);
    const foreign = foreignDemand(before, draft, this.actor, all);
    if (foreign) return invalidFields([{ field: foreign }]);
    const { requiredFor } = draft;
    if (typeof requiredFor === 'string') return null;
    const active = all.filter(({ state }) => state === 'active').map(({ id }) => id);
    const known = new Set([...active, ...(before?.requiredFor ?? [])]);
    return requiredFor.every((id) => known.has(id)) ? null : invalidFields([{ field: 'requiredFor' }]);
  }

  /** A guide after it was checked today: what was reported before is settled then. Only resources are checked. */
  private checkedGuide(guide: Guide, isChecked: boolean, unit: Unit): Guide {
    if (!isChecked || guide.type !== 'resource') return guide;
    return { ...guide, checkedOn: calendarDateAt(unit.now()), checkedBy: this.actor.id, reports: [] };
  }

  private note(
    unit: Unit,
    action: 'guide.save' | 'guide.publish' | 'guide.retire' | 'guide.checked',
    { id, title }: Guide,
    detail = {},
  ): void {
    unit.audit(this.actor, action, { id, name: title }, detail);
    unit.publishChange('guides');
  }
}

async function surroundings({ completions, programs, people }: GuideRepositories) {
  const [doneBy, all, staff] = await Promise.all([
    completions.doneBy(),
    programs.list(PROGRAM_STATES),
    people.staff(),
  ]);
  return { doneBy, programs: all, staff };
}

function faultIn(
  draft: GuideDraft,
  isPublished: boolean,
  unit: Pick<Unit, 'now'>,
): FailureOf<'validation'> | null {
  const faults = findGuideFaults(draft, { isPublished, today: calendarDateAt(unit.now()) });
  return faults.length > 0 ? invalidFields(faults) : null;
}
