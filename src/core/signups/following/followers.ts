import type { ApplicantFollowers, ApplicationChange } from '../../applications/applicant-followers.port';
import { isRunning } from '../../applications/application';
import type { ApplicationRepository } from '../../applications/application.repository.port';
import type { EffectReader, EventChange, EventFollowers } from '../../events/event-followers.port';
import type { Effect } from '../../events/event-view';
import type { TrainingFollowers } from '../../guides/training-followers.port';
import type { PeopleFollowers } from '../../people/people-followers.port';
import type { Unit, UnitOfWork } from '../../unit-of-work/unit-of-work.port';
import { helperFigures } from '../helper-figures';
import type { SignupMails } from '../mails/tell-signed-up';
import { lockLines, lookAgain } from '../promotion';
import type { SignupRepositories } from '../signup.repository.port';
import { followApplication, lockApplicant } from './follow-application';
import { effectOf, followEvent, lockSignedUp } from './follow-event';
import { leaveEvents } from './leave-events';

/** What sign-ups read and change when they follow something else. */
interface Repositories extends SignupRepositories {
  /** Without it nothing asks sign-ups to follow an application. */
  readonly applications: SignupRepositories['applications'] & Pick<ApplicationRepository, 'peek'>;
}

/** What writes the mails of sign-ups that follow something else. */
export type FollowerMails = Pick<
  SignupMails,
  'placeGiven' | 'removed' | 'lateWithdrawal' | 'eventChanged' | 'eventCanceled'
>;

/** Lets sign-ups follow changes of other areas, on the repositories of one unit. */
export class Followers implements ApplicantFollowers, EventFollowers, PeopleFollowers, TrainingFollowers {
  constructor(
    private readonly repositories: Repositories,
    private readonly mails: FollowerMails,
  ) {}

  lockApplicant(applicationId: string): Promise<void> {
    return lockApplicant(this.repositories, applicationId);
  }

  followApplication(unit: Unit, change: ApplicationChange): Promise<void> {
    return followApplication(this.repositories, unit, change, this.mails);
  }

  lockSignedUp(eventIds: readonly string[]): Promise<void> {
    return lockSignedUp(this.repositories, eventIds);
  }

  followEvent(unit: Unit, change: EventChange, actorId: string): Promise<void> {
    return followEvent(this.repositories, unit, change, { actorId, mails: this.mails });
  }

  effectOf(changes: readonly EventChange[], by: EffectReader): Promise<Effect> {
    return effectOf(this.repositories, changes, by);
  }

  leaveAllEvents(unit: Unit, personId: string, actorId: string): Promise<void> {
    const leaving = { personId, leaves: () => true, tells: false, actorId };
    return leaveEvents(this.repositories, unit, leaving, this.mails);
  }

  async lockPerson(personId: string): Promise<void> {
    await lockLines(this.repositories, { personIds: [personId], eventIds: [] });
  }

  async helpsIn(personId: string, programIds: readonly string[]): Promise<boolean> {
    const { signups, applications } = this.repositories;
    const helps = { programIds, withShiftsOfNone: false, from: '', now: 0 };
    const own = (await signups.ofPeople([personId])).filter((signup) => signup.personId === personId);
    if (helperFigures(own, helps).some((figures) => figures.programIds.length > 0)) return true;
    return (await applications.ofAccounts([personId])).some(
      (application) =>
        application.as === 'volunteer' &&
        isRunning(application) &&
        programIds.includes(application.programId),
    );
  }

  followTraining(unit: Unit, personId: string): Promise<void> {
    return lookAgain(this.repositories, unit, [personId], this.mails);
  }
}

/** A unit of work whose repositories know what follows: `followers` is one of them, on the same transaction. */
export function followedUnit<R extends Repositories>(
  unit: UnitOfWork<R>,
  mails: FollowerMails,
): UnitOfWork<R & { readonly followers: Followers }> {
  const followed = (repositories: R) => ({ ...repositories, followers: new Followers(repositories, mails) });
  return {
    read: (look) => unit.read((repositories) => look(followed(repositories))),
    write: (work) => unit.write((repositories, own) => work(followed(repositories), own)),
    writeTogether: (request, work) =>
      unit.writeTogether(request, (repositories, own, asks) => work(followed(repositories), own, asks)),
  };
}
