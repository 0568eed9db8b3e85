import type { StaffMember } from '../people/people-query';
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

/** The managers of a program who can manage it now, in the order of `staff`: the active admins and program managers. */
export function managersOf(
  { managerIds }: Pick<Program, 'managerIds'>,
  staff: readonly StaffMember[],
): readonly StaffMember[] {
  return staff.filter(({ id }) => managerIds.includes(id));
}
