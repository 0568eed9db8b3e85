import * as v from 'valibot';
import { type Program, programSchema } from '../programs/program';
import { type Application, answerBy, applicationSchema } from './application';

const programOfOwnSchema = v.object({
  ...v.pick(programSchema, ['title', 'contactName', 'contactPhone', 'intake']).entries,
  /** What happens next; empty unless the application was approved. */
  nextStep: v.string(),
});

/** An application as its applicant sees it. */
export const ownApplicationSchema = v.object({
  ...v.omit(applicationSchema, ['personId', 'personKey', 'decidedBy', 'consentSeenOn', 'toldAt']).entries,
  /** The day by which it is to be answered. */
  answerBy: v.string(),
  program: programOfOwnSchema,
});

/** An application as its applicant sees it. */
export type OwnApplication = Readonly<v.InferOutput<typeof ownApplicationSchema>>;

/** What an applicant sees of their application; a program that is not active takes no applications. */
export function ownApplication(
  { personId, personKey, decidedBy, consentSeenOn, toldAt, ...application }: Application,
  program: Program,
): OwnApplication {
  const { title, contactName, contactPhone, state } = program;
  const intake = state === 'active' ? program.intake : 'closed';
  const nextStep = application.state === 'approved' ? program.nextStep : '';
  return {
    ...application,
    answerBy: answerBy(application, program),
    program: { title, contactName, contactPhone, intake, nextStep },
  };
}
