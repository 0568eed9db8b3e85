import { isDated, partOf } from '../events/event';
import { type FailureOf, ok, type Result } from '../shared/result';
import { calendarDateAt, daysAfter, endOfDay, timeAt } from '../shared/time/calendar';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { type SignupMails, type Told, tellSignedUp } from './mails/tell-signed-up';
import { REMINDER_TIME } from './promotion';
import type { SignupRepositories } from './signup.repository.port';

/** Reminds people of what they signed up for. */
export class RemindersService {
  constructor(
    private readonly unit: UnitOfWork<SignupRepositories>,
    private readonly mails: Pick<SignupMails, 'reminder'>,
  ) {}

  /**
   * Queues the reminders that are due, each once in whichever process, and answers how many sign-ups they are about: from 10:00 AM in
   * Las Vegas on those of what starts on the next day, and those that were missed of what starts later today.
   */
  writeDue(): Promise<Result<number, FailureOf<'quota' | 'unavailable'>>> {
    return this.unit.write(async (repositories, unit) => {
      const now = unit.now();
      const today = calendarDateAt(now);
      const before = endOfDay(timeAt(now) < REMINDER_TIME ? today : daysAfter(today, 1));
      const due = await repositories.signups.takeReminders({ from: now, before, now });
      const events = await repositories.events.some([
        ...new Set(due.flatMap(({ eventId }) => eventId ?? [])),
      ]);
      const recipients = due.flatMap((signup): Told[] => {
        const event = events.find(({ id }) => id === signup.eventId);
        const part = event && isDated(event) ? partOf(event, signup.shiftId) : null;
        return event?.state === 'published' && isDated(event) && part ? [{ signup, event, part }] : [];
      });
      await tellSignedUp(repositories, unit, recipients, (reader, facts) => ({
        ...this.mails.reminder(reader, facts),
        expiresAt: facts.startsAt,
      }));
      return ok(due.length);
    });
  }
}
