import * as v from 'valibot';
import { type Application, applicationSchema, isEnrolled } from '../applications/application';
import type { Program } from '../programs/program';
import { type ShoeSize, sizeKey } from '../shared/sizes/shoe-size';
import { inOrderOfApproval } from './reserved-pairs';

/** An applicant who wants a pair of some size. */
export const wantingPairSchema = v.object({
  ...v.pick(applicationSchema, ['id', 'name']).entries,
  /** The title of the program. */
  program: v.string(),
  /** Which pair of the application, from 0. */
  index: v.number(),
});

/** An applicant who wants a pair of some size. */
export type WantingPair = Readonly<v.InferOutput<typeof wantingPairSchema>>;

/** Whether an application wants a pair of a size, and which one: its index, or -1. */
function wantedIndex({ pairs }: Pick<Application, 'pairs'>, size: ShoeSize): number {
  return pairs.findIndex((pair) => !pair.given && sizeKey(pair) === sizeKey(size));
}

/** The enrollments that want a pair of a size; what every adapter's answer must equal. */
export function wantingApplications(
  applications: readonly Application[],
  size: ShoeSize,
): readonly Application[] {
  return applications
    .filter((one) => isEnrolled(one) && wantedIndex(one, size) >= 0)
    .toSorted(inOrderOfApproval);
}

/** Who wants a pair of a size, of those whose programs are given. */
export function wantingPairs(
  applications: readonly Application[],
  size: ShoeSize,
  programs: readonly Program[],
): readonly WantingPair[] {
  const titles = new Map(programs.map(({ id, title }) => [id, title]));
  return applications.flatMap((application) => {
    const program = titles.get(application.programId);
    const index = wantedIndex(application, size);
    const { id, name } = application;
    return program === undefined || index < 0 ? [] : [{ id, name, program, index }];
  });
}
