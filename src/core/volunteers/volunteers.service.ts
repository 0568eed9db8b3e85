import { may } from '../access/may';
import type { User } from '../account/user';
import { isRunning } from '../applications/application';
import { isDated, partOf } from '../events/event';
import { type Completion, missingTrainings } from '../guides/completion';
import type { GuideRepository } from '../guides/guide.repository.port';
import { worksOf } from '../hours/works-of';
import type { Person } from '../people/person';
import { PROGRAM_STATES } from '../programs/program';
import { pageOf } from '../shared/page-of';
import { fail, ok } from '../shared/result';
import type { Clock } from '../shared/system.port';
import { compareNames } from '../shared/text/compare-names';
import { finder } from '../shared/text/search-words';
import { calendarDateAt, daysAfter, yearOf } from '../shared/time/calendar';
import type { Signup } from '../signups/signup';
import type { SignupRepositories } from '../signups/signup.repository.port';
import { mapById } from '../signups/standings';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { Volunteer, VolunteerSignup, Volunteers, VolunteerView } from './volunteers.api';
import type { VolunteersInput as Input } from './volunteers.inputs';

type Repositories = Omit<SignupRepositories, 'guides'> & {
  readonly guides: Pick<GuideRepository, 'trainings' | 'all'>;
};

/** Every volunteer: there are a few thousand at most. */
const VOLUNTEERS = {
  search: '' as const,
  role: 'volunteer' as const,
  state: null,
  order: 'name' as const,
  isDescending: false as const,
  page: 1,
  size: 100_000,
};

/** The volunteers that `actor` sees: an admin, or a program manager. */
export class VolunteersService implements Volunteers {
  constructor(
    private readonly unit: UnitOfWork<Repositories>,
    private readonly actor: Pick<User, 'id' | 'role'>,
    private readonly clock: Clock,
  ) {}

  list: Volunteers['list'] = ({ page, size, ...query }) =>
    this.unit.read(async (repositories) => {
      const volunteers = await this.find(repositories, query);
      const { items, total } = pageOf(volunteers, { page, size });
      return ok({ items: await withNext(repositories, items), total });
    });

  all: Volunteers['all'] = (query) =>
    this.unit.read(async (repositories) =>
      ok(await withNext(repositories, await this.find(repositories, query))),
    );

  get: Volunteers['get'] = ({ id }) =>
    this.unit.read(async (repositories): ReturnType<Volunteers['get']> => {
      const people = (await repositories.people.some([id])).filter(({ role }) => role === 'volunteer');
      const { known, seen: seenPrograms } = await this.known(repositories, people);
      const [volunteer] = known;
      if (!volunteer) return fail({ code: 'not-found' });
      const [shown] = await withNext(repositories, [volunteer]);
      if (!shown) return fail({ code: 'not-found' });
      const programIds = new Set(seenPrograms.map((program) => program.id));
      const all = await repositories.signups.ofPeople([id]);
      const seesAll = may(this.actor, 'signup.list');
      // Logged work of no program is any manager's to approve; the shifts of such an event are not.
      const own = all
        .filter(({ programId, eventId }) =>
          programId === null ? seesAll || eventId === null : programIds.has(programId),
        )
        .toSorted(latestFirst);
      const titles = new Map(seenPrograms.map((program) => [program.id, program.title]));
      const signups = await shiftsOf(repositories, own, titles);
      const yearAgo = daysAfter(calendarDateAt(this.clock.now()), -365);
      const guides = await repositories.guides.all();
      const trainings = await repositories.guides.trainings();
      const view: VolunteerView = {
        ...shown,
        signups: [...signups],
        work: (await worksOf(repositories, own)).map(({ work }) => work),
        completions: volunteer.done
          .map(({ id: completionId, guideId, doneOn, by }) => ({
            id: completionId,
            doneOn,
            by,
            title: guides.find((guide) => guide.id === guideId)?.title ?? '',
          }))
          .sort((a, b) => (a.doneOn < b.doneOn ? 1 : -1)),
        toDo: volunteer.toDo.map(({ title }) => title),
        trainings: trainings.map(({ id: guideId, title }) => ({ id: guideId, title })),
        noShows: signups.filter(
          ({ state, startsAt }) => state === 'no-show' && calendarDateAt(startsAt) > yearAgo,
        ).length,
      };
      return ok(view);
    });

  /** The volunteers that a question finds, in its order. */
  private async find(repositories: Repositories, query: Input['all']): Promise<readonly Known[]> {
    const { items } = await repositories.people.page(VOLUNTEERS);
    const { known } = await this.known(repositories, items);
    const isFound = finder(query.search);
    return known
      .filter(
        ({ helpsIn, missing, name, email, phone }) =>
          (query.programId === null || helpsIn.some(({ id }) => id === query.programId)) &&
          (query.training === 'all' || missing > 0) &&
          isFound([name, email, phone]),
      )
      .sort((a, b) => before(a, b, query.order) || compareNames(a.name, b.name) || compare(a.id, b.id));
  }

  /** What is known of those of these people whom the actor sees, and the programs that the actor sees. */
  private async known(repositories: Repositories, people: readonly Person[]) {
    const seenPrograms = (await repositories.programs.list(PROGRAM_STATES)).filter((program) =>
      may(this.actor, 'signup.list', program),
    );
    const now = this.clock.now();
    const ids = people.map(({ id }) => id);
    const figures = await repositories.signups.helpers({
      programIds: [...seenPrograms.map(({ id }) => id), null],
      withShiftsOfNone: may(this.actor, 'signup.list'),
      from: `${yearOf(calendarDateAt(now))}-01-01`,
      now,
    });
    const figuresOf = new Map(figures.map((figure) => [figure.personId, figure]));
    const applied = (await repositories.applications.ofAccounts(ids)).filter(
      (application) => application.as === 'volunteer' && isRunning(application),
    );
    const trainings = await repositories.guides.trainings();
    const approved = grouped(applied, ({ personId }) => personId ?? '');
    const done = grouped(await repositories.completions.of(ids), ({ personId }) => personId);
    const seesAll = may(this.actor, 'signup.list');
    const known = people
      .filter(({ state }) => state !== 'deactivated')
      .map(({ id, name, email, phone = '', language }): Known => {
        const helped = figuresOf.get(id);
        const programIds = new Set([
          ...(helped?.programIds ?? []),
          ...(approved.get(id) ?? []).map(({ programId }) => programId),
        ]);
        const helpsIn = seenPrograms
          .filter((program) => programIds.has(program.id))
          .map(({ id: programId, title }) => ({ id: programId, title }));
        const own = done.get(id) ?? [];
        const toDo = trainings.filter((training) =>
          [null, ...helpsIn.map((program) => program.id)].some(
            (programId) => missingTrainings([training], own, programId).length > 0,
          ),
        );
        return {
          id,
          name,
          email,
          phone,
          ...(language && { language }),
          helpsIn: helpsIn.sort((a, b) => compareNames(a.title, b.title)),
          minutesThisYear: helped?.minutes ?? 0,
          lastOn: helped?.lastOn ?? null,
          missing: toDo.length,
          nextId: helped?.nextId ?? null,
          toDo,
          done: own,
        };
      })
      .filter(({ helpsIn }) => seesAll || helpsIn.length > 0);
    return { known, seen: seenPrograms };
  }
}

/** A volunteer whose next shift was not read yet. */
interface Known extends Omit<Volunteer, 'next'> {
  readonly nextId: string | null;
  readonly toDo: readonly { readonly title: string }[];
  readonly done: readonly Completion[];
}

/** The same volunteers with their next shifts. */
async function withNext(
  { signups, events }: Pick<Repositories, 'signups' | 'events'>,
  known: readonly Known[],
): Promise<readonly Volunteer[]> {
  const next = mapById(
    await shiftsOf({ events }, await signups.some(known.flatMap(({ nextId }) => nextId ?? [])), new Map()),
  );
  return known.map(({ nextId, toDo, done, ...volunteer }) => {
    const { shift, event, startsAt } = next.get(nextId ?? '') ?? {};
    const isKnown = shift !== undefined && event !== undefined && startsAt !== undefined;
    return { ...volunteer, next: isKnown ? { shift, event, startsAt } : null };
  });
}

/** Shifts among these sign-ups, in the same order, with what they are called. */
async function shiftsOf(
  { events }: Pick<Repositories, 'events'>,
  signups: readonly Signup[],
  titles: ReadonlyMap<string, string>,
): Promise<readonly VolunteerSignup[]> {
  const shifts = signups.filter(({ shiftId }) => shiftId !== null);
  const known = mapById(await events.some([...new Set(shifts.flatMap(({ eventId }) => eventId ?? []))]));
  return shifts.flatMap(({ id, state, markedAt, eventId, shiftId, programId }) => {
    const event = known.get(eventId ?? '');
    const part = event && isDated(event) ? partOf(event, shiftId) : null;
    if (!event || !part?.shift) return [];
    const { startsAt, endsAt } = part;
    return {
      id,
      state,
      markedAt,
      startsAt,
      endsAt,
      isCanceled: event.state === 'canceled',
      shift: part.shift.label,
      event: event.title,
      program: titles.get(programId ?? '') ?? null,
    };
  });
}

/** Which of two volunteers comes first by an order other than the name; 0 for neither. */
function before(a: Known, b: Known, order: Input['all']['order']): number {
  if (order === 'hours') return b.minutesThisYear - a.minutesThisYear;
  return order === 'last' ? compare(b.lastOn ?? '', a.lastOn ?? '') : 0;
}

function latestFirst(a: Signup, b: Signup): number {
  return compare(b.day, a.day) || (b.startsAt ?? 0) - (a.startsAt ?? 0) || compare(a.id, b.id);
}

/** The order of days and ids. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function grouped<T>(records: readonly T[], keyOf: (record: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const key = keyOf(record);
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}
