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
import { type Event, isDated, isOver } from './event';
import type { EventHead, EventRepository } from './event.repository.port';
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

export interface EventReadRepositories {
  readonly events: Pick<EventRepository, 'heads' | 'range' | 'some' | 'series'>;
  readonly programs: Pick<ProgramRepository, 'list'>;
  readonly signups: Pick<SignupRepository, 'counts' | 'unmarked'>;
}

type Reads = 'upcoming' | 'past' | 'between' | 'openShifts' | 'get';

const NOT_FOUND = fail({ code: 'not-found' });

/** Answers what staff ask of events, for `actor`: an admin, or a program manager for those of the programs that they manage. */
export class EventReads implements Pick<Events, Reads> {
  constructor(
    protected readonly unit: Pick<UnitOfWork<EventReadRepositories>, 'read'>,
    protected readonly actor: Pick<User, 'id' | 'name' | 'role'>,
    protected readonly clock: Clock,
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
      const events = await repositories.events.range({ states: ['published', 'canceled'], ...days });
      const seenPrograms = await this.seen(repositories);
      const shown = events.filter(narrowedTo(seenPrograms, query));
      return ok(listedEvents(shown, seenPrograms, await repositories.signups.counts(idsOf(shown))));
    });

  openShifts: Events['openShifts'] = (query) =>
    this.unit.read(async (repositories) => {
      const now = this.clock.now();
      const seenPrograms = await this.seen(repositories);
      const range = { states: ['published'], endsAfter: now, startsBefore: null } as const;
      const events = (await repositories.events.range(range))
        .filter(narrowedTo(seenPrograms, { ...query, from: null, to: null }))
        .filter(isDated);
      const counts = await repositories.signups.counts(idsOf(events));
      return ok(pageOf(openShifts(events, query, { seen: seenPrograms, counts, now }), query));
    });

  get: Events['get'] = ({ id }) =>
    this.unit.read(async (repositories): ReturnType<Events['get']> => {
      const { events, signups } = repositories;
      const known = await this.permitted(repositories, id, 'event.list');
      if (!known) return NOT_FOUND;
      const { event, program } = known;
      const series = event.seriesId === null ? [] : await events.series(event.seriesId);
      return ok(
        eventView(event, program, { counts: await signups.counts([id]), series, now: this.clock.now() }),
      );
    });

  /** An event for which the actor has a right, with its program; null for any other, as if it were not there. It is not locked. */
  protected async permitted(
    repositories: Pick<EventReadRepositories, 'events' | 'programs'>,
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

  private async page(
    repositories: EventReadRepositories,
    heads: readonly EventHead[],
    query: Input['past'] | Input['upcoming'],
  ) {
    const seenPrograms = await this.seen(repositories);
    const { items, total } = pageOf(heads.filter(narrowedTo(seenPrograms, query)), query);
    const ids = items.map(({ id }) => id);
    const eventById = new Map((await repositories.events.some(ids)).map((event) => [event.id, event]));
    const events = ids.flatMap((id) => eventById.get(id) ?? []);
    return { items: listedEvents(events, seenPrograms, await repositories.signups.counts(ids)), total };
  }

  private async seen({ programs }: Pick<EventReadRepositories, 'programs'>): Promise<SeenPrograms> {
    const all = await programs.list(PROGRAM_STATES);
    const seenPrograms = all.filter((program) => may(this.actor, 'event.list', program));
    return {
      programs: new Map(seenPrograms.map((program) => [program.id, program])),
      seesOthers: may(this.actor, 'event.list'),
    };
  }
}

function idsOf(events: readonly Event[]): readonly string[] {
  return events.map(({ id }) => id);
}
