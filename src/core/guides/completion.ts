import * as v from 'valibot';
import type { CalendarDate } from '../shared/time/calendar';
import type { Guide } from './guide';

/** That somebody has done a training. It may be done again on another day, and all of them are kept. */
export const completionSchema = v.object({
  id: v.string(),
  guideId: v.string(),
  personId: v.string(),
  /** 'YYYY-MM-DD', in Las Vegas. */
  doneOn: v.string(),
  /** Who said so: the person, or staff who saw it. */
  by: v.picklist(['self', 'staff']),
});

/** That somebody has done a training. */
export type Completion = Readonly<v.InferOutput<typeof completionSchema>>;

/** What says whether a training has to be done. */
type Requirement = Pick<Guide, 'id' | 'requiredFor' | 'redoFrom'>;

/** When somebody has done which training. */
type Done = Pick<Completion, 'guideId' | 'doneOn'>;

/** The last day on which a training was done by one of its completions that count; null when it has to be done. */
export function doneOn({ id, redoFrom }: Requirement, completions: readonly Done[]): CalendarDate | null {
  const days = completions
    .filter((completion) => completion.guideId === id && completion.doneOn >= (redoFrom ?? ''))
    .map((completion) => completion.doneOn);
  return days.sort().at(-1) ?? null;
}

/** Whether a training has to be done before a shift of a program; null for a shift without one. */
export function isRequiredIn({ requiredFor }: Requirement, programId: string | null): boolean {
  if (typeof requiredFor === 'string') return requiredFor === 'everybody';
  return programId !== null && requiredFor.includes(programId);
}

/**
 * The trainings that somebody still has to do before a shift of a program, in the order in which they are given; `programId` is null
 * for a shift without one. `trainings` are the published ones, `completions` those of the person.
 */
export function missingTrainings<Training extends Requirement>(
  trainings: readonly Training[],
  completions: readonly Done[],
  programId: string | null,
): readonly Training[] {
  return trainings.filter(
    (training) => isRequiredIn(training, programId) && doneOn(training, completions) === null,
  );
}
