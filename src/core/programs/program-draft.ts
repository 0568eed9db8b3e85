import { trimTexts } from '../shared/forms/text-faults';
import type { Program, ProgramDraft } from './program';

/** The fields of a program that staff decide. */
export function draftOf({ id, revision, state, createdAt, archivedAt, ...draft }: Program): ProgramDraft {
  return draft;
}

/** A draft without spaces around its texts, without repeated managers, and with choices only where something is chosen. */
export function tidyProgramDraft(draft: ProgramDraft): ProgramDraft {
  return trimTexts({
    ...draft,
    managerIds: [...new Set(draft.managerIds)],
    questions: draft.questions.map((question) =>
      trimTexts({
        ...question,
        choices: question.answer === 'choice' ? tidyChoices(question.choices) : [],
      }),
    ),
  });
}

function tidyChoices(choices: readonly string[]): string[] {
  return [...new Set(choices.map((choice) => choice.trim()).filter((choice) => choice !== ''))];
}
