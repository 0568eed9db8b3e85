import * as v from 'valibot';
import { type Program, programSchema } from '../../programs/program';
import { type Application, answerBy, applicationFormSchema, applicationSchema } from '../application';
import { neededShoes, neededShoesSchema, type ReservedPairs } from '../needed-shoes';

const programOfOwnSchema = v.object({
  ...v.pick(programSchema, ['title', 'contactName', 'contactPhone', 'intake']).entries,
  /** What happens next; empty unless the application was approved. */
  nextStep: v.string(),
});

/** An application as its applicant sees it. */
export const ownApplicationSchema = v.object({
  ...v.omit(applicationSchema, [
    'pairs',
    'personId',
    'personKey',
    'language',
    'decidedBy',
    'consentSeenOn',
    'toldAt',
  ]).entries,
  pairs: applicationFormSchema.entries.pairs,
  /** What became of the pairs. */
  shoes: v.array(neededShoesSchema),
  /** The day on which the answer is due. */
  answerBy: v.string(),
  program: programOfOwnSchema,
});

/** An application as its applicant sees it. */
export type OwnApplication = Readonly<v.InferOutput<typeof ownApplicationSchema>>;

/** What an applicant sees of their application: what the schema names. A program that is not active takes no applications. */
export function ownApplication(
  application: Application,
  program: Program,
  reserved: ReservedPairs,
): OwnApplication {
  const intake = program.state === 'active' ? program.intake : 'closed';
  const nextStep = application.state === 'approved' ? program.nextStep : '';
  return v.parse(ownApplicationSchema, {
    ...application,
    answerBy: answerBy(application, program),
    shoes: neededShoes(application, reserved),
    program: { ...program, intake, nextStep },
  });
}
