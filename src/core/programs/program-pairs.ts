import { type Pair, pairsOf } from '../shared/translations/pairs';
import { PROGRAM_WORDS, type ProgramDraft, QUESTION_WORDS } from './program';

/** The words of a program that are translated, in the order of its form. */
export function programPairs(program: ProgramDraft): readonly Pair[] {
  return [
    ...pairsOf(program, PROGRAM_WORDS),
    ...program.questions.flatMap((question, index) =>
      pairsOf(question, QUESTION_WORDS, `questions.${index}.`),
    ),
  ];
}
