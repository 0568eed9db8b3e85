import { type DatedEvent, type Event, type EventPart, isDated, partOf } from '../../events/event';
import { toldManagers } from '../../unit-of-work/told-managers';
import type { Unit } from '../../unit-of-work/unit-of-work.port';
import { type SignupMails, type Told, tellSignedUp } from '../mails/tell-signed-up';
import { lockLines, lookAgain, promote } from '../promotion';
import { isToldLate, leftSignup, type Signup } from '../signup';
import type { SignupRepositories } from '../signup.repository.port';
import { mapById } from '../standings';

/** What writes the mails of a withdrawal. */
export type WithdrawalMails = Pick<SignupMails, 'placeGiven' | 'removed' | 'lateWithdrawal'>;

/** Whether somebody waits for something that is still to come at `now` (ms), or is going to it. */
function isToCome({ state, eventId, startsAt }: Signup, now: number): boolean {
  const isOpen = state === 'going' || state === 'waiting';
  return isOpen && eventId !== null && startsAt !== null && startsAt > now;
}

/** What somebody leaves. */
interface Leaving {
  /** An account that leaves all of its sign-ups. */
  readonly personId?: string;
  /** Sign-ups of people without an account that are left. */
  readonly signupIds?: readonly string[];
  /** Whether they leave a sign-up for an event that is still to come. */
  readonly leaves: (signup: Signup, event: Event) => boolean;
  /** Whether they are mailed about it. */
  readonly tells: boolean;
  /** Who makes them leave, and is not mailed about what they just did themselves. */
  readonly actorId: string;
}

/**
 * Takes somebody off the lists of events that are still to come, tells staff of those that start within 24 hours, and gives the places
 * to who waits. Canceled events stay as they are. Within a write.
 */
export async function leaveEvents(
  repositories: SignupRepositories,
  unit: Unit,
  { personId, signupIds = [], leaves, tells, actorId }: Leaving,
  mails: WithdrawalMails,
): Promise<void> {
  const { signups } = repositories;
  const now = unit.now();
  const personIds = personId === undefined ? [] : [personId];
  const theirs = async () => [...(await signups.ofPeople(personIds)), ...(await signups.some(signupIds))];
  const before = (await theirs()).filter((signup) => isToCome(signup, now));
  const eventIds = [...new Set(before.flatMap(({ eventId }) => eventId ?? []))].sort();
  if (eventIds.length === 0) return;
  await lockLines(repositories, { personIds, eventIds });
  const events: Event[] = [];
  for (const id of eventIds) {
    const event = await repositories.events.find(id);
    if (event?.state === 'published') events.push(event);
  }
  const byId = mapById(events);
  // Read again: an event may have been moved before it was locked.
  const left = (await theirs()).flatMap((signup): Told[] => {
    const event = byId.get(signup.eventId ?? '');
    const part = event && isDated(event) ? partOf(event, signup.shiftId) : null;
    if (!event || !isDated(event) || !part || !isToCome(signup, now) || !leaves(signup, event)) return [];
    return [{ signup, event, part }];
  });
  if (left.length === 0) return;
  await signups.keepAll(left.map(({ signup }) => leftSignup(signup, { revision: unit.nextId(), now })));
  unit.publishChange('signups');
  if (tells) await tellSignedUp(repositories, unit, left, mails.removed);
  for (const withdrawal of left)
    await tellLateWithdrawal(repositories, unit, { ...withdrawal, actorId }, mails);
  for (const event of events) await promote(repositories, unit, { event }, mails);
  await lookAgain(repositories, unit, personIds, mails);
}

/**
 * Tells the managers of the event's program that a place was given back within 24 hours of its start; without one, the admins. `signup`
 * is as it was before.
 */
export async function tellLateWithdrawal(
  { programs, people }: Pick<SignupRepositories, 'programs' | 'people'>,
  unit: Unit,
  {
    signup,
    event,
    part,
    actorId,
  }: {
    readonly signup: Signup;
    readonly event: DatedEvent;
    readonly part: EventPart;
    readonly actorId: string;
  },
  mails: Pick<SignupMails, 'lateWithdrawal'>,
): Promise<void> {
  if (!isToldLate(signup, unit.now())) return;
  const program = (await programs.list(['active', 'archived'])).find(({ id }) => id === event.programId);
  const managers = toldManagers(await people.some(program?.managerIds ?? []));
  const recipients = managers.length > 0 ? managers : toldManagers((await people.page(ADMINS)).items);
  const what = { ...part, event };
  for (const manager of recipients)
    if (manager.id !== signup.personId && manager.id !== actorId)
      unit.mail(mails.lateWithdrawal(manager, what));
}

/** Every active admin: there are never more. */
const ADMINS = {
  search: '' as const,
  role: 'admin' as const,
  state: 'active' as const,
  order: 'name' as const,
  isDescending: false as const,
  page: 1,
  size: 100,
};
