import { readingLanguage } from '../access/reader';
import { type Appointment, isConfidentialFor, scheduleFile } from '../calendar/appointment-entries';
import { type CalendarSite, staffEventsFile } from '../calendar/event-entries';
import { calendarsBeginAt } from '../calendar/kept-in-calendars';
import { type CalendarPorts, siteOf } from '../calendar/public-calendar.service';
import { isDated } from '../events/event';
import type { EventRepository } from '../events/event.repository.port';
import type { Person } from '../people/person';
import type { PersonRepository } from '../people/person.repository.port';
import { PROGRAM_STATES } from '../programs/program';
import type { ProgramRepository } from '../programs/program.repository.port';
import type { CalendarFile } from '../shared/calendar-file';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import { holdsPlace } from '../signups/signup';
import type { SignupRepository } from '../signups/signup.repository.port';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { shownInFeed } from './feed';
import type { FeedRepository } from './feed.repository.port';
import type { Secrets } from './secrets.port';

interface Repositories {
  readonly people: Pick<PersonRepository, 'find'>;
  readonly feeds: Pick<FeedRepository, 'findByHash'>;
  readonly programs: Pick<ProgramRepository, 'list'>;
  readonly events: Pick<EventRepository, 'range' | 'some'>;
  readonly signups: Pick<SignupRepository, 'ofPeople' | 'counts'>;
}

/** The calendars behind people's calendar addresses. */
export class FeedCalendarService {
  constructor(
    private readonly unit: UnitOfWork<Repositories>,
    private readonly ports: CalendarPorts & { readonly secrets: Pick<Secrets, 'hash'> },
  ) {}

  /**
   * The calendar of the person whose address has this secret, from 30 days back on: what they signed up for, without what they
   * withdrew from and what they wait for; or the events of the programs that they manage. 'not-found' where the address ended, and
   * for people who no longer have a calendar. It is in the language that they read now.
   */
  async read(secret: string): Promise<Result<CalendarFile, FailureOf<'not-found' | 'unavailable'>>> {
    const hash = this.ports.secrets.hash(secret);
    const answer = await this.unit.read(async ({ feeds, people }) => {
      const feed = await feeds.findByHash(hash);
      return ok(feed && feed.endedAt === null ? await people.find(feed.personId) : null);
    });
    if (!answer.ok) return answer;
    const person = answer.value;
    const shown = person && shownInFeed(person);
    if (!person || !shown) return fail({ code: 'not-found' });
    const site = await siteOf(this.ports, readingLanguage(person));
    if (!site.ok) return site;
    return this.unit.read(async (repositories) =>
      ok(
        shown === 'events'
          ? await this.managed(repositories, person, site.value)
          : await this.signedUpFor(repositories, person, site.value),
      ),
    );
  }

  private async signedUpFor({ events, signups }: Repositories, { id, role }: Person, site: CalendarSite) {
    const begin = calendarsBeginAt(this.ports.clock.now());
    const own = (await signups.ofPeople([id])).filter(
      (signup) => holdsPlace(signup) && (signup.endsAt ?? 0) > begin,
    );
    const ownEvents = await events.some([...new Set(own.flatMap(({ eventId }) => eventId ?? []))]);
    const known = new Map(ownEvents.filter(isDated).map((event) => [event.id, event]));
    const appointments = own.flatMap(
      ({ id: signupId, eventId, shiftId, startsAt, endsAt }): Appointment[] => {
        const event = known.get(eventId ?? '');
        if (!event) return [];
        const shift = event.shifts.find((candidate) => candidate.id === shiftId) ?? null;
        const times = { startsAt: startsAt ?? event.startsAt, endsAt: endsAt ?? event.endsAt };
        return [{ signupId, event, shift, ...times }];
      },
    );
    const sorted = appointments.toSorted((a, b) => a.startsAt - b.startsAt);
    return scheduleFile(sorted, isConfidentialFor(role), site);
  }

  private async managed({ events, programs, signups }: Repositories, { id }: Person, site: CalendarSite) {
    const managed = (await programs.list(PROGRAM_STATES)).filter(({ managerIds }) => managerIds.includes(id));
    const programIds = new Set<string | null>(managed.map((program) => program.id));
    const endsAfter = calendarsBeginAt(this.ports.clock.now());
    const inRange = await events.range({ states: ['published', 'canceled'], endsAfter, startsBefore: null });
    const own = inRange.filter(({ programId }) => programIds.has(programId)).filter(isDated);
    const counts = await signups.counts(own.map((event) => event.id));
    return staffEventsFile(
      own.map((event) => ({ event, counts: counts.get(event.id) ?? [] })),
      site,
    );
  }
}
