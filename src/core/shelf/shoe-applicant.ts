import * as v from 'valibot';
import { type Application, applicationSchema, isEnrolled } from '../applications/application';
import { neededShoes, neededShoesSchema, type ReservedPairs } from '../applications/needed-shoes';
import type { Program } from '../programs/program';
import { type ShoeSize, sizeKey } from '../shared/sizes/shoe-size';
import { compareNames } from '../shared/text/compare-names';
import { inOrderOfApproval } from './reserved-pairs';

/** Somebody with a place to whom shoes can be given. */
export const shoeApplicantSchema = v.object({
  /** Of the application. */
  ...v.pick(applicationSchema, ['id', 'name']).entries,
  /** The title of the program. */
  program: v.string(),
  /** All pairs of the application, with those that were given. */
  shoes: v.array(neededShoesSchema),
});

/** Somebody with a place to whom shoes can be given. */
export type ShoeApplicant = Readonly<v.InferOutput<typeof shoeApplicantSchema>>;

/** The enrollments with a pair that was not given yet, in the order of the approvals; what every adapter's answer must equal. */
export function wantingApplications(applications: readonly Application[]): readonly Application[] {
  return applications
    .filter((application) => isEnrolled(application) && application.pairs.some(({ given }) => !given))
    .toSorted(inOrderOfApproval);
}

/**
 * The applicants of some programs, out of what wantingApplications answers: first those who want a pair of a size, in that order, then
 * the others by their names.
 */
export function shoeApplicants(
  applications: readonly Application[],
  reserved: ReservedPairs,
  { size, programs }: { readonly size: ShoeSize; readonly programs: readonly Program[] },
): readonly ShoeApplicant[] {
  const titles = new Map(programs.map(({ id, title }) => [id, title]));
  const wantsSize = ({ shoes }: ShoeApplicant) =>
    shoes.some((pair) => pair.state !== 'given' && sizeKey(pair) === sizeKey(size));
  const all = applications.flatMap((application) => {
    const program = titles.get(application.programId);
    const { id, name } = application;
    const shoes = [...neededShoes(application, reserved)];
    return program === undefined ? [] : [{ id, name, program, shoes }];
  });
  const others = all.filter((application) => !wantsSize(application));
  return [
    ...all.filter(wantsSize),
    ...others.sort((a, b) => compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1)),
  ];
}
