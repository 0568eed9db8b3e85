import { may } from '../access/may';
import type { User } from '../account/user';
import type { ApplicationRepository, ProgramFigures } from '../applications/application.repository.port';
import type { AuditAction } from '../audit/audit-entry';
import type { ProgramEventFigures, ProgramEvents } from '../events/program-events.repository.port';
import type { StaffMember } from '../people/people-query';
import type { PersonRepository } from '../people/person.repository.port';
import { invalidFields } from '../shared/forms/field-rule';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import type { Clock } from '../shared/system.port';
import type { ShelfRepository } from '../shelf/shelf.repository.port';
import type { SignupRepository } from '../signups/signup.repository.port';
import { auditedFields } from '../unit-of-work/audited-fields';
import { changeFrom } from '../unit-of-work/change-from';
import { changedFields } from '../unit-of-work/changed-fields';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { Program, ProgramDraft } from './program';
import type { ProgramRepository } from './program.repository.port';
import { draftOf, tidyProgramDraft } from './program-draft';
import { findProgramFaults } from './program-faults';
import {
  NO_APPLICATIONS,
  NO_EVENTS,
  offeredPrograms,
  type ProgramSurroundings,
  pageOfPrograms,
  programView,
  STATES_SHOWN,
} from './program-query';
import type { Programs } from './programs.api';
import type { ProgramsInput as Input } from './programs.inputs';

/** What programs are kept with. */
export interface ProgramRepositories {
  readonly programs: ProgramRepository;
  readonly applications: Pick<ApplicationRepository, 'counts'>;
  readonly events: ProgramEvents;
  readonly signups: Pick<SignupRepository, 'minutesOf'>;
  readonly people: Pick<PersonRepository, 'staff'>;
  readonly shelf: Pick<ShelfRepository, 'pairsGivenIn'>;
}

/** What a change is decided by; nobody else changes it until the change is kept. */
interface Situation
  extends Pick<ProgramFigures, 'waiting' | 'enrolled'>,
    Pick<ProgramEventFigures, 'toCome'> {
  readonly staff: readonly StaffMember[];
  /** ms since the epoch. */
  readonly now: number;
}

type Changed = Result<Program, FailureOf<'validation' | 'conflict'>>;

/** Decides about programs, for `actor`: an admin, a program manager, who has those that they manage, or anybody who looks at offers. */
export class ProgramsService implements Programs {
  constructor(
    private readonly unit: UnitOfWork<ProgramRepositories>,
    private readonly actor: Pick<User, 'id' | 'name' | 'role'>,
    private readonly clock: Clock,
  ) {}

  list: Programs['list'] = (query) =>
    this.unit.read(async (repositories) => {
      const all = await repositories.programs.list(STATES_SHOWN[query.show]);
      const seenPrograms = all.filter((program) => may(this.actor, 'program.list', program));
      return ok(pageOfPrograms(seenPrograms, query, await this.surroundings(repositories, seenPrograms)));
    });

  get: Programs['get'] = ({ id }) =>
    this.unit.read(async (repositories) => {
      const program = await repositories.programs.find(id);
      if (!program || !may(this.actor, 'program.list', program)) return fail({ code: 'not-found' });
      const surroundings = await this.surroundings(repositories, [program]);
      return ok(programView(program, surroundings, await repositories.shelf.pairsGivenIn(id)));
    });

  managers: Programs['managers'] = () => this.unit.read(async ({ people }) => ok(await people.staff()));

  offered: Programs['offered'] = () =>
    this.unit.read(async ({ programs, applications, events }) => {
      const active = await programs.list(['active']);
      const ids = active.map(({ id }) => id);
      const coming = await events.coming(ids, this.clock.now());
      return ok(offeredPrograms(active, await applications.counts(ids), coming));
    });

  create: Programs['create'] = ({ id, publish, ...sent }) =>
    this.unit.write(async ({ programs, people }, unit): ReturnType<Programs['create']> => {
      const managerIds = this.isManager ? [...sent.managerIds, this.actor.id] : sent.managerIds;
      const draft = tidyProgramDraft({ ...sent, managerIds });
      const fault = this.faultIn(draft, publish, await people.staff());
      if (fault) return fail(fault);
      const state = publish ? 'active' : 'draft';
      const before = await programs.find(id);
      if (before)
        return before.state === state && changedFields<ProgramDraft>(before, draft).length === 0
          ? ok(before)
          : fail({ code: 'conflict' });
      const stamp = { id, revision: unit.nextId(), createdAt: unit.now(), archivedAt: null };
      const program: Program = { ...draft, ...stamp, state };
      await programs.add(program);
      this.note(unit, 'program.create', program);
      if (publish) this.note(unit, 'program.publish', program);
      return ok(program);
    });

  save: Programs['save'] = ({ id, base, ...sent }) => {
    const draft = tidyProgramDraft(sent);
    return this.change('program.save', { id, base }, (program, { staff, enrolled }) => {
      const fault = this.faultIn(draft, program.state === 'active', staff, program.managerIds);
      if (fault) return fail(fault);
      return draft.places !== null && draft.places < enrolled
        ? fail({ code: 'conflict', reason: 'enrolled', count: enrolled })
        : ok({ ...program, ...draft });
    });
  };

  publish: Programs['publish'] = (input) => this.activate('program.publish', input, 'draft', {});

  archive: Programs['archive'] = (input) =>
    this.change('program.archive', input, (program, { waiting, toCome, now }) => {
      if (program.state !== 'active') return fail({ code: 'conflict' });
      if (waiting > 0)
        return fail({
          code: 'conflict' as const,
          reason: 'pending' as const,
          count: waiting,
          ...(toCome > 0 && { events: toCome }),
        });
      return toCome > 0
        ? fail({ code: 'conflict', reason: 'events', count: toCome })
        : ok({ ...program, state: 'archived', archivedAt: now });
    });

  restore: Programs['restore'] = (input) =>
    this.activate('program.restore', input, 'archived', { intake: 'closed', archivedAt: null });

  deleteDraft: Programs['deleteDraft'] = ({ id, base }) =>
    this.unit.write(async (repositories, unit): ReturnType<Programs['deleteDraft']> => {
      const program = await repositories.programs.find(id);
      if (!program || !may(this.actor, 'program.delete-draft', program)) return fail({ code: 'not-found' });
      if (program.revision !== base || program.state !== 'draft') return fail({ code: 'conflict' });
      const { events, minutes } = await this.surroundings(repositories, [program]);
      if (events.has(id) || minutes.has(id)) return fail({ code: 'conflict', reason: 'events' });
      await repositories.programs.remove(id);
      this.note(unit, 'program.delete-draft', program);
      return ok(undefined);
    });

  private async surroundings(
    { applications, events, signups, people }: ProgramRepositories,
    programs: readonly Program[],
  ): Promise<ProgramSurroundings> {
    const ids = programs.map(({ id }) => id);
    const [figures, held, minutes, staff] = await Promise.all([
      applications.counts(ids),
      events.figures(ids, this.clock.now()),
      signups.minutesOf(ids),
      people.staff(),
    ]);
    return { figures, events: held, minutes, staff };
  }

  private get isManager(): boolean {
    return this.actor.role === 'program_manager';
  }

  /** Makes a program in one state active, with other fields then; it has to be complete, and somebody has to manage it. */
  private activate(
    right: 'program.publish' | 'program.restore',
    input: Input['publish'],
    from: Program['state'],
    fields: Partial<Program>,
  ): ReturnType<Programs['save']> {
    return this.change(right, input, (program, { staff }) => {
      if (program.state !== from) return fail({ code: 'conflict' });
      const fault = this.faultIn(program, true, staff, program.managerIds);
      return fault ? fail(fault) : ok({ ...program, ...fields, state: 'active' });
    });
  }

  /** Changes a program that the actor may change. It is locked first, so that nobody is given a place in it meanwhile. */
  private change(
    right: 'program.save' | 'program.publish' | 'program.archive' | 'program.restore',
    { id, base }: Input['publish'],
    decide: (program: Program, situation: Situation) => Changed,
  ): ReturnType<Programs['save']> {
    return this.unit.write(async ({ programs, applications, events, people }, unit) => {
      const storedProgram = await programs.find(id);
      if (!storedProgram || !may(this.actor, right, storedProgram)) return fail({ code: 'not-found' });
      const now = unit.now();
      const situation = {
        ...((await applications.counts([id])).get(id) ?? NO_APPLICATIONS),
        ...((await events.figures([id], now)).get(id) ?? NO_EVENTS),
        staff: await people.staff(),
        now,
      };
      const changed = await changeFrom(programs, { id, base }, (program) => decide(program, situation), unit);
      if (!changed.ok) return changed;
      const { before, after } = changed.value;
      if (right === 'program.save')
        this.note(unit, 'program.change', after, {
          fields: auditedFields(draftOf(before), draftOf(after)),
        });
      else this.note(unit, right, after);
      return ok(after);
    });
  }

  /** Managers are people who can manage, or those whom the program has already; a manager leaves it at least one. */
  private faultIn(
    draft: ProgramDraft,
    isActive: boolean,
    staff: readonly StaffMember[],
    keptIds: readonly string[] = [],
  ): FailureOf<'validation'> | null {
    const staffIds = staff.map(({ id }) => id);
    const faults = findProgramFaults(draft, { isActive, needsManager: isActive || this.isManager, staffIds });
    if (faults.length > 0) return invalidFields(faults);
    const areKnown = draft.managerIds.every((id) => staffIds.includes(id) || keptIds.includes(id));
    return areKnown ? null : invalidFields([{ field: 'managerIds' }]);
  }

  private note(unit: Unit, action: AuditAction, { id, title }: Program, detail = {}): void {
    unit.audit(this.actor, action, { id, name: title }, detail);
    unit.publishChange('programs');
  }
}
