import type { Question } from '../../../core/programs/program';
import {
  CHOICES,
  LONGEST_OF_PROGRAM,
  LONGEST_OF_QUESTION,
  MOST_ANSWER_DAYS,
  MOST_MANAGERS,
  MOST_PLACES,
  type ProgramFault,
} from '../../../core/programs/program-faults';
import { formatCount } from '../../../core/shared/text/format-count';
import { englishField } from '../../../core/shared/translations/translation-faults';
import { formTexts } from '../../shared/form/form.texts';
import { programRecordTexts as records } from '../program-record.texts';
import type { ProgramFormValues, QuestionValues } from './program-form-values';

const labels = {
  title: 'Title',
  kind: 'Kind',
  summary: 'Summary',
  description: 'Description',
  managerIds: 'Managers',
  places: 'Places',
  intake: 'Taking applications',
  answerDays: 'Answer within (business days)',
  contactName: 'Contact name',
  contactPhone: 'Contact phone',
  nextStep: 'Next step after approval',
  asksSizes: 'Ask for shoe sizes',
  volunteersNeedApproval: 'Volunteers need approval',
  questions: 'Questions',
  es: 'Words in Spanish',
} satisfies Record<keyof ProgramFormValues, string>;

const MISSING: Readonly<Record<string, string>> = {
  title: 'Please enter a title.',
  kind: 'Please choose a kind.',
  summary: 'Please write one sentence.',
  managerIds: 'Please choose at least one manager.',
  questions: 'Please write the question.',
};
const CHOICE_COUNT = `Please write ${CHOICES.least} to ${CHOICES.most} choices, one a line.`;

/** The sentences of the program form. */
export const programFormTexts = {
  program: 'Program',
  labels,
  /** What is said of a field that is empty. */
  missing: MISSING,
  noKind: 'Choose a kind',
  summaryHint: 'One sentence for everybody who is signed in.',
  descriptionHint: 'Shown to everybody who is signed in.',
  placesHint: 'Empty means no limit.',
  nextStepHint: 'What happens next, for those who are approved.',
  noPeople: 'Nobody can manage a program now.',
  questions: {
    legend: labels.questions,
    hint: 'Every application already asks for a name, how to reach the person, and access needs.',
    add: 'Add a question',
    remove: (line: number) => `Remove question ${line}`,
    check: (line: number) => `Must be answered ${line}`,
  },
  question: (line: number) => `Question ${line}`,
  help: (line: number) => `Help ${line}`,
  helpHint: 'One sentence below the question. It may stay empty.',
  answer: (line: number) => `Answer ${line}`,
  answers: { line: 'A line', paragraph: 'A paragraph', choice: 'A choice' } satisfies Record<
    Question['answer'],
    string
  >,
  choices: (line: number) => `Choices ${line}`,
  /** What its lines are called where each has a translation. */
  choice: (choice: number, question: number) => `Choice ${choice} of question ${question}`,
  choicesOf: (question: number) => `Choices of question ${question}`,
  choicesHint: 'One a line.',
  /** A question in one line, as two versions of them are compared. */
  questionInWords: ({ text, help, answer, choices, required }: QuestionValues) =>
    [
      text,
      help,
      programFormTexts.answers[answer],
      choices.replaceAll('\n', ', '),
      required && 'Must be answered',
    ]
      .filter(Boolean)
      .join('; '),
  publish: 'Publish',
  saveDraft: 'Save as Draft',
  save: 'Save',
  loss: 'What you have entered for this program is not saved and will be lost.',
  published: (title: string) => ({
    title: 'Program Published',
    description: `"${title}" is now shown to everybody who is signed in.`,
  }),
  draftSaved: (title: string) => ({
    title: 'Draft Saved',
    description: `"${title}" is not shown to anybody else until it is published.`,
  }),
  saved: (title: string) => ({ title: 'Program Saved', description: `"${title}" has been saved.` }),
  keptTheirs: records.keptTheirs,
  conflict: records.conflict,
  error: 'Error',
  failed: {
    ...records.failed,
    'not-found': `${records.failed['not-found']} Copy what you need before you leave.`,
    conflict:
      'This program was archived in the meantime. Restore it, then save again. What you typed is still here.',
  },
  /** More people have a place than there would be places. */
  enrolled: (count: number) =>
    count === 1
      ? '1 person has a place. Enter 1 or more.'
      : `${formatCount(count)} people have a place. Enter ${formatCount(count)} or more.`,
  /** The sentence beside a field. */
  fault: (problem: ProgramFault): string => {
    switch (problem.fault) {
      case 'missing':
        return MISSING[problem.field] ?? formTexts.required;
      case 'out-of-range':
        return problem.field === 'places'
          ? `Please enter a whole number from 1 to ${formatCount(MOST_PLACES)}, or nothing.`
          : `Please enter a whole number from 1 to ${MOST_ANSWER_DAYS}.`;
      case 'never-asked':
        return 'We never ask for Social Security numbers, birth dates, offenses, diagnoses or immigration status.';
      case 'too-few':
        return CHOICE_COUNT;
      case 'too-many':
        return problem.field === 'managerIds'
          ? `Please choose at most ${MOST_MANAGERS} managers.`
          : CHOICE_COUNT;
      case 'too-long':
        return formTexts.tooLong(
          problem.field === 'questions'
            ? LONGEST_OF_QUESTION[englishField(problem.part)]
            : LONGEST_OF_PROGRAM[englishField(problem.field)],
        );
      case 'unstorable':
        return formTexts.unstorable;
    }
  },
};
