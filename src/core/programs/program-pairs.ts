import { type Pair, pairsOf } from '../shared/translations/pairs';
import { PROGRAM_WORDS, type ProgramDraft, QUESTION_WORDS, type Question } from './program';

/** The words of a program that are translated, in the order of its form. */
export function programPairs(program: TranslatedProgram): readonly Pair[] {
  return [
    ...pairsOf(program, PROGRAM_WORDS),
    ...program.questions.flatMap((question, index) =>
      pairsOf(question, QUESTION_WORDS, `questions.${index}.`),
    ),
  ];
}

interface TranslatedProgram extends Pick<ProgramDraft, (typeof PROGRAM_WORDS)[number] | 'es'> {
  readonly questions: readonly Pick<Question, (typeof QUESTION_WORDS)[number] | 'es'>[];
}
