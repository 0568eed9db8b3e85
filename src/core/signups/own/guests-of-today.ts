import { isEnrolled } from '../../applications/application';
import type { DatedEvent } from '../../events/event';
import { compareNames } from '../../shared/text/compare-names';
import { firstName } from '../../shared/text/first-name';
import { takesTime } from '../obstacle';
import type { Signup } from '../signup';
import type { SignupReads } from '../signup.repository.port';
import type { GuestOfToday } from '../signup-view';
import { mapById } from '../standings';

/** The guests of the day, by their first names. */
export async function guestsOfToday(
  { people, applications }: Pick<SignupReads, 'people' | 'applications'>,
  event: DatedEvent,
  all: readonly Signup[],
): Promise<readonly GuestOfToday[]> {
  const guests = all.filter((signup) => signup.shiftId === null && takesTime(signup));
  const ids = guests.flatMap(({ personId }) => personId ?? []);
  const accounts = mapById(await people.some(ids));
  const applied = await applications.ofAccounts(ids);
  return guests
    .map(({ personId, name }) => {
      const application = applied.find(
        (candidate) =>
          candidate.personId === personId && candidate.programId === event.programId && isEnrolled(candidate),
      );
      const called = application?.name ?? accounts.get(personId ?? '')?.name ?? name;
      const pairs = (application?.pairs ?? []).map(({ cut, size, wide }) => ({ cut, size, wide }));
      return { firstName: firstName(called), pairs, startsAt: event.startsAt };
    })
    .sort((a, b) => compareNames(a.firstName, b.firstName));
}
