import type { ApplicationChange } from '../../applications/applicant-followers.port';
import { isRunning } from '../../applications/application';
import type { ApplicationRepository } from '../../applications/application.repository.port';
import type { Unit } from '../../unit-of-work/unit-of-work.port';
import { lockLines, lookAgain } from '../promotion';
import type { SignupRepositories } from '../signup.repository.port';
import { leaveEvents, type WithdrawalMails } from './leave-events';

/** Locks whose application it is, with the lines in which they wait, before the write finds the application. */
export async function lockApplicant(
  repositories: Pick<SignupRepositories, 'signups'> & {
    readonly applications: Pick<ApplicationRepository, 'peek'>;
  },
  id: string,
): Promise<void> {
  const personId = (await repositories.applications.peek(id))?.personId;
  if (personId) await lockLines(repositories, { personIds: [personId], eventIds: [] });
}

/**
 * Lets the sign-ups of an applicant follow a change of their application, within the write that has kept it. After an approval they
 * may get a place for which they were skipped. Somebody who is no longer in a program leaves its future shifts, and the events
 * to which only its participants are invited.
 */
export async function followApplication(
  repositories: SignupRepositories,
  unit: Unit,
  { before, after, tells, actorId }: ApplicationChange,
  mails: WithdrawalMails,
): Promise<void> {
  const { personId, programId } = after;
  if (personId === null) return;
  if (!isRunning(before) && isRunning(after)) await lookAgain(repositories, unit, [personId], mails);
  if (!isRunning(before) || isRunning(after)) return;
  const isHelp = after.as === 'volunteer';
  await leaveEvents(
    repositories,
    unit,
    {
      personId,
      tells,
      actorId,
      leaves: ({ shiftId }, event) =>
        event.programId === programId &&
        (isHelp ? shiftId !== null : shiftId === null && !event.invited.includes('everybody')),
    },
    mails,
  );
}
