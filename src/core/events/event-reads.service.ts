import { type DataAction, may } from '../access/may';
import type { User } from '../account/user';
import { PROGRAM_STATES, type Program } from '../programs/program';
import type { ProgramRepository } from '../programs/program.repository.port';
import { pageOf } from '../shared/page-of';
import { fail, ok } from '../shared/result';
import type { Clock } from '../shared/system.port';
import { endOfDay, startOfDay } from '../shared/time/calendar';
import type { SignupRepository } from '../signups/signup.repository.port';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { canceledEvent, changedEvent } from './changed-event';
import { type Event, isDated, isOver, tidyEventDraft } from './event';
import type { EventHead, EventRepository } from './event.repository.port';
import type { EventFollowers } from './event-followers.port';
import {
  EVENTS_SHOWN,
  eventView,
  listedEvents,
  narrowedTo,
  openShifts,
  type SeenPrograms,
} from './event-query';
import type { Events } from './events.api';
import type { EventsInput as Input } from './events.inputs';
import { laterDates } from './later-dates';
import { readableEvents } from './readable-events';

/** What events are kept with. */
export interface EventRepositories {
  readonly events: EventRepository;
  readonly programs: Pick<ProgramRepository, 'find' | 'list'>;
  readonly signups: Pick<SignupRepository, 'counts' | 'unmarked'>;
  readonly followers: EventFollowers;
}

type Reads = 'upcoming' | 'past' | 'between' | 'openShifts' | 'get' | 'saveEffect' | 'cancelEffect';

const NOT_FOUND = fail({ code: 'not-found' });

/** Answers what staff ask of events, for `actor`: an admin, or a program manager for those of the programs that they manage. */
export class EventReads implements Pick<Events, Reads> {
  constructor(
    protected readonly unit: UnitOfWork<EventRepositories>,
    protected readonly actor: Pick<User, 'id' | 'name' | 'role'>,
    private readonly clock: Clock,
  ) {}

  upcoming: Events['upcoming'] = (query) =>
    this.unit.read(async (repositories) => {
      const { events } = repositories;
      const now = this.clock.now();
      const states = EVENTS_SHOWN[query.show];
      const coming = await events.heads({ states, endsAfter: now, startsBefore: null });
      // A draft is listed whatever its date: it stands nowhere else.
      const drafts = states.some((state) => state === 'draft')
        ? await events.heads({ states: ['draft'], endsAfter: null, startsBefore: null })
        : [];
      const late = drafts.filter((event) => isOver(event, now));
      const undated = drafts.filter(({ endsAt }) => endsAt === null);
      return ok(await this.page(repositories, [...late, ...coming, ...undated], query));
    });

  past: Events['past'] = (query) =>
    this.unit.read(async (repositories) => {
      const { events, signups } = repositories;
      const now = this.clock.now();
      const began = await events.heads({ states: ['published'], endsAfter: null, startsBefore: now });
      const over = began.filter((event) => isOver(event, now)).reverse();
      const shown = query.show === 'all' ? null : new Set(await signups.unmarked(over.map(({ id }) => id)));
      return ok(
        await this.page(
          repositories,
          over.filter(({ id }) => shown?.has(id) ?? true),
          query,
        ),
      );
    });

  between: Events['between'] = (query) =>
    this.unit.read(async (repositories) => {
      const days = { endsAfter: startOfDay(query.from), startsBefore: endOfDay(query.to) };
      const found = await repositories.events.range({ states: ['published', 'canceled'], ...days });
      const seenPrograms = await this.seen(repositories);
      const shown = found.filter(narrowedTo(seenPrograms, query));
      return ok(listedEvents(shown, seenPrograms, await repositories.signups.counts(idsOf(shown))));
    });

  openShifts: Events['openShifts'] = (query) =>
    this.unit.read(async (repositories) => {
      const now = this.clock.now();
      const seenPrograms = await this.seen(repositories);
      const range = { states: ['published'], endsAfter: now, startsBefore: null } as const;
      const found = (await repositories.events.range(range))
        .filter(narrowedTo(seenPrograms, { ...query, from: null, to: null }))
        .filter(isDated);
      const counts = await repositories.signups.counts(idsOf(found));
      return ok(pageOf(openShifts(found, query, { seen: seenPrograms, counts, now }), query));
    });

  get: Events['get'] = ({ id }) =>
    this.unit.read(async (repositories): ReturnType<Events['get']> => {
      const { events, signups } = repositories;
      const found = await this.permitted(repositories, id, 'event.list');
      if (!found) return NOT_FOUND;
      const { event, program } = found;
      const series = event.seriesId === null ? [] : await events.series(event.seriesId);
      return ok(
        eventView(event, program, { counts: await signups.counts([id]), series, now: this.clock.now() }),
      );
    });

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
      const changes = all.map((before) => ({ before, after: canceledEvent(before, '', now) }));
      return ok(await repositories.followers.effectOf(changes, await this.effectTerms(repositories)));
    });

  /** An event for which the actor has a right, with its program; null for any other, as if it were not there. It is not locked. */
  protected async permitted(
    repositories: Pick<EventRepositories, 'events' | 'programs'>,
    id: string,
    right: DataAction,
  ): Promise<{ readonly event: Event; readonly program: Program | null } | null> {
    const [event] = await repositories.events.some([id]);
    if (!event) return null;
    const { programs } = await this.seen(repositories);
    const program = programs.get(event.programId ?? '');
    if (event.programId !== null && !program) return null;
    return may(this.actor, right, program) ? { event, program: program ?? null } : null;
  }

  /** The later dates of its series that would be canceled along with an event. */
  protected async later(
    { events }: Pick<EventRepositories, 'events'>,
    event: Event,
  ): Promise<readonly Event[]> {
    if (event.seriesId === null) return [];
    return laterDates(event, await events.series(event.seriesId), this.clock.now());
  }

  private async page(
    repositories: EventRepositories,
    heads: readonly EventHead[],
    query: Input['past'] | Input['upcoming'],
  ) {
    const seenPrograms = await this.seen(repositories);
    const { items, total } = pageOf(heads.filter(narrowedTo(seenPrograms, query)), query);
    const ids = items.map(({ id }) => id);
    const found = new Map((await repositories.events.some(ids)).map((event) => [event.id, event]));
    const events = ids.flatMap((id) => found.get(id) ?? []);
    return { items: listedEvents(events, seenPrograms, await repositories.signups.counts(ids)), total };
  }

  private async seen({ programs }: Pick<EventRepositories, 'programs'>): Promise<SeenPrograms> {
    const all = await programs.list(PROGRAM_STATES);
    const seen = all.filter((program) => may(this.actor, 'event.list', program));
    return {
      programs: new Map(seen.map((program) => [program.id, program])),
      seesOthers: may(this.actor, 'event.list'),
    };
  }

  private async effectTerms(repositories: EventRepositories) {
    const mayRead = readableEvents(await repositories.programs.list(PROGRAM_STATES), this.actor);
    return { now: this.clock.now(), actorId: this.actor.id, mayRead };
  }
}

function idsOf(events: readonly Event[]): readonly string[] {
  return events.map(({ id }) => id);
}
