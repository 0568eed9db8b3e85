import { type DataAction, may } from '../access/may';
import type { User } from '../account/user';
import type { AuditAction } from '../audit/audit-entry';
import { PROGRAM_STATES } from '../programs/program';
import type { ProgramRepository } from '../programs/program.repository.port';
import { invalidFields } from '../shared/forms/field-rule';
import { findReasonFaults, findSpanishReasonFaults } from '../shared/forms/reason-faults';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import type { Clock } from '../shared/system.port';
import type { SignupRepository } from '../signups/signup.repository.port';
import { auditedFields } from '../unit-of-work/audited-fields';
import { changeFrom } from '../unit-of-work/change-from';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { canceledEvent, changedEvent, crowdFault } from './changed-event';
import type { Event } from './event';
import type { EventRepository } from './event.repository.port';
import { eventDraftOf, tidyEventDraft } from './event-draft';
import { findEventFaults, findWalkInFaults } from './event-faults';
import type { EventFollowers } from './event-followers.port';
import { EventReads } from './event-reads.service';
import type { PartCount } from './event-view';
import type { Events } from './events.api';
import type { EventsInput as Input } from './events.inputs';
import { laterDates } from './later-dates';
import { areMade, newEvents } from './new-events';
import { readableEvents } from './readable-events';

/** What events are kept with. */
interface EventRepositories {
  readonly events: EventRepository;
  readonly programs: Pick<ProgramRepository, 'find' | 'list'>;
  readonly signups: Pick<SignupRepository, 'counts' | 'unmarked'>;
  readonly followers: EventFollowers;
}

/** What a change is decided by; nobody else changes it until the change is kept. */
interface Situation {
  readonly counts: readonly PartCount[];
  /** ms since the epoch. */
  readonly now: number;
}

/** A change of one event. */
interface Change {
  readonly right: DataAction;
  readonly action: AuditAction;
  readonly decide: (
    event: Event,
    situation: Situation,
  ) => Result<Event, FailureOf<'validation' | 'conflict'>>;
  /** Whether it was changed so before: a change that is sent again after an answer that got lost is no conflict. */
  readonly isDone?: (event: Event) => boolean;
  /** The program that the event is in afterwards, and whether it has to be checked: see `placeIn`. */
  readonly moves?: (
    event: Event,
  ) => { readonly programId: string | null; readonly isPublished: boolean } | null;
}

const CONFLICT = fail({ code: 'conflict' });
const NOT_FOUND = fail({ code: 'not-found' });

/** Decides about events, for `actor`: an admin, or a program manager for those of the programs that they manage. */
export class EventsService extends EventReads implements Events {
  constructor(
    protected override readonly unit: UnitOfWork<EventRepositories>,
    actor: Pick<User, 'id' | 'name' | 'role'>,
    clock: Clock,
  ) {
    super(unit, actor, clock);
  }

  saveEffect: Events['saveEffect'] = ({ id, ...sent }) =>
    this.unit.read(async (repositories): ReturnType<Events['saveEffect']> => {
      const before = (await this.permitted(repositories, id, 'event.save'))?.event;
      if (!before) return NOT_FOUND;
      const after = changedEvent(before, { ...before, ...tidyEventDraft(sent) }, this.clock.now());
      return ok(
        await repositories.followers.effectOf([{ before, after }], await this.effectTerms(repositories)),
      );
    });

  cancelEffect: Events['cancelEffect'] = ({ id, withLater }) =>
    this.unit.read(async (repositories): ReturnType<Events['cancelEffect']> => {
      const first = (await this.permitted(repositories, id, 'event.cancel'))?.event;
      if (!first) return NOT_FOUND;
      const all = [first, ...(withLater ? await this.later(repositories, first) : [])];
      const now = this.clock.now();
      const changes = all.map((before) => ({
        before,
        after: canceledEvent(before, { reason: '', inSpanish: '' }, now),
      }));
      return ok(await repositories.followers.effectOf(changes, await this.effectTerms(repositories)));
    });

  create: Events['create'] = ({ id, publish, further, ...sent }) => {
    const draft = tidyEventDraft(sent);
    return this.unit.write(async (repositories, unit): ReturnType<Events['create']> => {
      const { events } = repositories;
      const refused = await this.placeIn(repositories, { ...draft, isPublished: publish });
      if (refused) return fail(refused);
      const made = newEvents(draft, { id, further, publish }, unit);
      if (!made.ok) return made;
      const before = await events.some(made.value.map((event) => event.id));
      const first = before.find((event) => event.id === id);
      if (before.length > 0) return first && areMade(before, made.value) ? ok(first) : CONFLICT;
      for (const event of made.value) {
        await events.add(event);
        this.note(unit, 'event.create', event);
        if (publish) this.note(unit, 'event.publish', event);
      }
      return ok(made.value[0]);
    });
  };

  save: Events['save'] = ({ id, base, ...sent }) => {
    const draft = tidyEventDraft(sent);
    return this.change(
      { id, base },
      {
        right: 'event.save',
        action: 'event.change',
        moves: ({ programId, state }) =>
          programId === draft.programId ? null : { ...draft, isPublished: state === 'published' },
        decide: (event, { counts, now }) => {
          if (event.state === 'canceled') return CONFLICT;
          const isPublished = event.state === 'published';
          const faults = findEventFaults(draft, { isPublished, publishedAt: null });
          if (faults.length > 0) return fail(invalidFields(faults));
          const crowded = crowdFault(event, draft, counts);
          return crowded ? fail(crowded) : ok(changedEvent(event, { ...event, ...draft }, now));
        },
      },
    );
  };

  publish: Events['publish'] = (from) =>
    this.change(from, {
      right: 'event.save',
      action: 'event.publish',
      moves: ({ programId }) => ({ programId, isPublished: true }),
      decide: (event, { now }) => {
        if (event.state !== 'draft') return CONFLICT;
        const faults = findEventFaults(event, { isPublished: true, publishedAt: now });
        if (faults.length > 0) return fail(invalidFields(faults));
        return ok(changedEvent(event, { ...event, state: 'published' }, now));
      },
    });

  saveWalkIns: Events['saveWalkIns'] = ({ walkIns, ...from }) =>
    this.change(from, {
      right: 'signup.mark',
      action: 'event.walk-ins',
      isDone: (event) => event.walkIns === walkIns,
      decide: (event) => {
        if (event.state !== 'published') return CONFLICT;
        const faults = findWalkInFaults(walkIns);
        return faults.length > 0 ? fail(invalidFields(faults)) : ok({ ...event, walkIns });
      },
    });

  cancel: Events['cancel'] = ({ id, base, reason, reasonInSpanish = '', withLater }) =>
    this.unit.write(async (repositories, unit): ReturnType<Events['cancel']> => {
      const { events } = repositories;
      const first = (await this.permitted(repositories, id, 'event.cancel'))?.event;
      if (!first) return NOT_FOUND;
      const faults = [...findReasonFaults(reason), ...findSpanishReasonFaults(reasonInSpanish)];
      if (faults.length > 0) return fail(invalidFields(faults));
      const words = { reason: reason.trim(), inSpanish: reasonInSpanish.trim() };
      const further = withLater ? await this.later(repositories, first) : [];
      const ids = [first, ...further].map((event) => event.id).sort();
      await repositories.followers.lockSignedUp(ids);
      const changes: { readonly before: Event; readonly after: Event }[] = [];
      for (const eventId of ids) {
        const before = await events.find(eventId);
        if (eventId === id && before?.revision !== base) return CONFLICT;
        if (before?.state === 'published') {
          const canceled = canceledEvent(before, words, unit.now());
          changes.push({ before, after: { ...canceled, revision: unit.nextId() } });
        } else if (eventId === id) return CONFLICT;
      }
      for (const { after } of changes) {
        await events.replace(after);
        this.note(unit, 'event.cancel', after);
      }
      // All are canceled before anybody who waits is looked at.
      for (const change of changes) await repositories.followers.followEvent(unit, change, this.actor.id);
      const done = changes.find(({ after }) => after.id === id);
      return done ? ok(done.after) : CONFLICT;
    });

  deleteDraft: Events['deleteDraft'] = ({ id, base }) =>
    this.unit.write(async (repositories, unit): ReturnType<Events['deleteDraft']> => {
      if (!(await this.permitted(repositories, id, 'event.save'))) return NOT_FOUND;
      const event = await repositories.events.find(id);
      if (!event) return NOT_FOUND;
      if (event.revision !== base || event.state !== 'draft') return CONFLICT;
      await repositories.events.remove(id);
      this.note(unit, 'event.delete-draft', event);
      return ok(undefined);
    });

  /** The later dates of its series that would be canceled along with an event. */
  private async later(
    { events }: Pick<EventRepositories, 'events'>,
    event: Event,
  ): Promise<readonly Event[]> {
    if (event.seriesId === null) return [];
    return laterDates(event, await events.series(event.seriesId), this.clock.now());
  }

  private async effectTerms(repositories: EventRepositories) {
    const mayRead = readableEvents(await repositories.programs.list(PROGRAM_STATES), this.actor);
    return { now: this.clock.now(), actorId: this.actor.id, mayRead };
  }

  /** Changes an event for which the actor has the right; its sign-ups follow. */
  private change(
    from: Input['publish'],
    { right, action, decide, isDone, moves }: Change,
  ): ReturnType<Events['save']> {
    return this.unit.write(async (repositories, unit): ReturnType<Events['save']> => {
      const { events, signups, followers } = repositories;
      if (!(await this.permitted(repositories, from.id, right))) return NOT_FOUND;
      await followers.lockSignedUp([from.id]);
      const event = await events.find(from.id);
      if (event?.revision !== from.base) return event && isDone?.(event) ? ok(event) : CONFLICT;
      const move = moves?.(event);
      const refused = move && (await this.placeIn(repositories, move));
      if (refused) return fail(refused);
      const counts = (await signups.counts([from.id])).get(from.id) ?? [];
      const situation = { counts, now: unit.now() };
      const changed = await changeFrom(events, from, (current) => decide(current, situation), unit);
      if (!changed.ok) return changed;
      const { before, after } = changed.value;
      await followers.followEvent(unit, { before, after }, this.actor.id);
      this.note(unit, action, after, detailOf(action, before, after));
      return ok(after);
    });
  }

  /**
   * What keeps the actor from having an event in a program, which is locked so that it stays as it is: it has to be theirs, and
   * active for a published event. An event of no program is for admins.
   */
  private async placeIn(
    { programs }: Pick<EventRepositories, 'programs'>,
    { programId, isPublished }: { readonly programId: string | null; readonly isPublished: boolean },
  ): Promise<FailureOf<'not-found' | 'validation'> | null> {
    const unusable = invalidFields([{ field: 'programId' }]);
    if (programId === null) return may(this.actor, 'event.save') ? null : unusable;
    const program = await programs.find(programId);
    if (!program || !may(this.actor, 'event.save', program)) return { code: 'not-found' };
    const isUsable = program.state === 'active' || (program.state === 'draft' && !isPublished);
    return isUsable ? null : unusable;
  }

  private note(unit: Unit, action: AuditAction, { id, title }: Event, detail = {}): void {
    unit.audit(this.actor, action, { id, name: title }, detail);
    unit.publishChange('events');
  }
}

function detailOf(action: AuditAction, before: Event, after: Event): Readonly<Record<string, string>> {
  if (action === 'event.walk-ins') return { count: String(after.walkIns) };
  if (action !== 'event.change') return {};
  return { fields: auditedFields(eventDraftOf(before), eventDraftOf(after)) };
}
