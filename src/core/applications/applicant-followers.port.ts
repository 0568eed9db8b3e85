import type { Unit } from '../unit-of-work/unit-of-work.port';
import type { Application } from './application';

/** An application before and after a change that was kept. */
export interface ApplicationChange {
  readonly before: Application;
  readonly after: Application;
  /** Whether the applicant is mailed about what they lose by it. */
  readonly tells: boolean;
  /** The account of who changes it. */
  readonly actorId: string;
}

/**
 * What hangs on applications: the places that somebody may have because of one. Sign-ups implement it. Both methods belong to the write
 * that changes the application.
 */
export interface ApplicantFollowers {
  /** Locks whose application it is, with the lines in which they wait. The write calls it before it finds the application. */
  lockApplicant(applicationId: string): Promise<void>;
  /** Gives up or gives places after the change was kept. */
  followApplication(unit: Unit, change: ApplicationChange): Promise<void>;
}
