import type { DatedEvent } from '../events/event';
import type { MayRead } from '../events/readable-events';
import { isRequiredIn } from '../guides/completion';
import type { StandingRecords } from './look.repository.port';
import { type Standing, type Terms, takesTime } from './obstacle';
import { overlaps, type Signup } from './signup';
import type { SignupReads } from './signup.repository.port';

/** What decides whether some people may take parts of events. */
export interface Standings {
  readonly terms: Terms;
  /** What is known of one of the accounts. Its sign-ups are those that were given. */
  of(personId: string): Standing;
}

/** The people and events that standings are asked for. */
interface Question {
  readonly personIds: readonly string[];
  readonly events: readonly DatedEvent[];
  /** Their sign-ups; within a write, `SignupRepository.ofPeople` has locked them. */
  readonly signups: readonly Signup[];
}

/** Reads what decides whether these accounts may take parts of these events; what decides nothing is not read. */
export async function standingsOf(
  repositories: Omit<SignupReads, 'signups'>,
  question: Question,
): Promise<Standings> {
  const { people, applications, programs, guides, completions } = repositories;
  const { personIds, events } = question;
  const areOfPrograms = events.some(({ programId }) => programId !== null);
  const shifts = events.flatMap((event) => event.shifts);
  const known = await people.some(personIds);
  // Nobody else takes shifts.
  const helps = shifts.length > 0 && known.some(({ role }) => role === 'volunteer');
  const trainings = (helps ? await guides.trainings() : []).filter((training) =>
    events.some(({ programId }) => isRequiredIn(training, programId)),
  );
  const asksApplications = areOfPrograms || shifts.some(({ adultsOnly }) => adultsOnly);
  const records = {
    trainings,
    people: known,
    applications: asksApplications ? await applications.ofAccounts(personIds) : [],
    completions: trainings.length > 0 ? await completions.of(personIds) : [],
    programs: areOfPrograms ? await programs.list(['active', 'archived']) : [],
  };
  return standingsFrom(repositories, records, question);
}

/** As standingsOf, out of records that were read already. Only what else takes the people's time is read. */
export async function standingsFrom(
  { events }: { readonly events: Pick<SignupReads['events'], 'some'> },
  records: StandingRecords,
  question: Question,
): Promise<Standings> {
  const { people, applications, completions, trainings, programs } = records;
  const { signups } = question;
  const times = signups
    .filter(takesTime)
    .filter((signup) => question.events.some((event) => mayMeet(signup, event)));
  const ids = [...new Set(times.flatMap(({ eventId }) => eventId ?? []))];
  return {
    terms: {
      events: mapById(ids.length > 0 ? await events.some(ids) : []),
      programs: mapById(programs),
      trainings,
    },
    of: (id) => {
      const isTheirs = ({ personId }: { readonly personId: string | null }) => personId === id;
      return {
        person: people.find((person) => person.id === id) ?? { id, role: null, state: 'deactivated' },
        applications: applications.filter(isTheirs),
        completions: completions.filter(isTheirs),
        signups: signups.filter(isTheirs),
      };
    },
  };
}

/** The same terms without the titles of events that somebody has no right to read. */
export function termsFor(terms: Terms, mayRead: MayRead): Terms {
  const events = [...terms.events].map(
    ([id, event]) => [id, mayRead(event) ? event : { ...event, title: null, es: null }] as const,
  );
  return { ...terms, events: new Map(events) };
}

export function mapById<T extends { readonly id: string }>(records: readonly T[]): ReadonlyMap<string, T> {
  return new Map(records.map((record) => [record.id, record]));
}

/** Whether something may take place at the time of an event or of one of its shifts. */
function mayMeet(times: { readonly startsAt: number; readonly endsAt: number }, event: DatedEvent): boolean {
  return [event, ...event.shifts].some((part) => overlaps(times, part));
}
