import type { PROGRAM_WORDS, QUESTION_WORDS } from '../../../core/programs/program';
import type { TranslatedWord } from '../../shared/translation/translated-word';
import { programFormTexts as texts } from './program-form.texts';

const { labels } = texts;

const OF_PROGRAM: Readonly<Record<(typeof PROGRAM_WORDS)[number], TranslatedWord>> = {
  title: { label: labels.title },
  summary: { label: labels.summary },
  description: { label: labels.description, rows: 5 },
  nextStep: { label: labels.nextStep, rows: 2 },
};

/** By the numbers of the question and of the choice, from 1. */
const OF_QUESTION: Readonly<
  Record<(typeof QUESTION_WORDS)[number], (question: number, choice: number) => TranslatedWord>
> = {
  text: (question) => ({ label: texts.question(question) }),
  help: (question) => ({ label: texts.help(question) }),
  choices: (question, choice) => ({
    label: texts.choice(choice, question),
    among: texts.choicesOf(question),
  }),
};

/** A text of a program or of its questions that is translated. */
export function programWord(path: string): TranslatedWord {
  const [field, index, ofQuestion, choice] = path.split('.');
  return index === undefined
    ? OF_PROGRAM[field as keyof typeof OF_PROGRAM]
    : OF_QUESTION[ofQuestion as keyof typeof OF_QUESTION](Number(index) + 1, Number(choice) + 1);
}
