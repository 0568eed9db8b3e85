import * as v from 'valibot';
import { type Program, programSchema } from '../../programs/program';
import { titleInSpanish } from '../../shared/translations/titled';
import { translationsSchema } from '../../shared/translations/translations-schema';
import { type Application, answerBy, applicationFormSchema, applicationSchema } from '../application';
import { neededShoes, neededShoesSchema, type ReservedPairs } from '../needed-shoes';

const programOfOwnSchema = v.object({
  ...v.pick(programSchema, ['title', 'contactName', 'contactPhone', 'intake']).entries,
  /** What happens next; empty unless the application was approved. */
  nextStep: v.string(),
  es: translationsSchema({ title: v.string(), nextStep: v.string() }),
});

const answerSchema = v.object({
  ...applicationFormSchema.entries.answers.item.entries,
  /** The Spanish words of a choice that the program still offers. A typed answer has no `es`. */
  es: v.exactOptional(translationsSchema({ value: v.string() })),
});

/** An answer as its applicant sees it. */
export type OwnAnswer = Readonly<v.InferOutput<typeof answerSchema>>;

/** An application as its applicant sees it. */
export const ownApplicationSchema = v.object({
  ...v.omit(applicationSchema, [
    'pairs',
    'answers',
    'personId',
    'personKey',
    'language',
    'decidedBy',
    'consentSeenOn',
    'toldAt',
  ]).entries,
  pairs: applicationFormSchema.entries.pairs,
  answers: v.array(answerSchema),
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
  const isApproved = application.state === 'approved';
  const nextStep = isApproved ? program.nextStep : '';
  const es = isApproved ? program.es : titleInSpanish(program.es);
  return v.parse(ownApplicationSchema, {
    ...application,
    answerBy: answerBy(application, program),
    answers: application.answers.map((answer) => ownAnswer(answer, program)),
    shoes: neededShoes(application, reserved),
    program: { ...program, intake, nextStep, es },
  });
}

function ownAnswer(
  answer: Application['answers'][number],
  { questions }: Pick<Program, 'questions'>,
): OwnAnswer {
  const question = questions.find(({ id }) => id === answer.questionId);
  const place = question?.choices.indexOf(answer.value) ?? -1;
  if (place < 0) return answer;
  const choice = question?.es?.choices?.[place];
  return { ...answer, es: choice ? { value: choice } : null };
}
