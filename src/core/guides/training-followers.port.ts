import type { Unit } from '../unit-of-work/unit-of-work.port';

/** What hangs on trainings: the places that somebody may have who has done one. Sign-ups implement it. */
export interface TrainingFollowers {
  /** Locks somebody, with the lines in which they wait. The write calls it before it reads what they have done. */
  lockPerson(personId: string): Promise<void>;
  /** Whether a volunteer helps in one of these programs: by an approved application, a shift or logged work. */
  helpsIn(personId: string, programIds: readonly string[]): Promise<boolean>;
  /** Gives somebody the places for which they were skipped, after the write has kept that they did a training. */
  followTraining(unit: Unit, personId: string): Promise<void>;
}
