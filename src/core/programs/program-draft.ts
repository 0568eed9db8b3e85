import { trimTexts } from '../shared/forms/text-faults';
import { keptTranslations } from '../shared/translations/kept-translations';
import type { Translation } from '../shared/translations/translation';
import type { Program, ProgramDraft, Question } from './program';

/** The fields of a program that staff decide. */
export function draftOf({ id, revision, state, createdAt, archivedAt, ...draft }: Program): ProgramDraft {
  return draft;
}

/** A draft without spaces around its texts, without repeated managers, and with choices only where something is chosen. */
export function tidyProgramDraft(draft: ProgramDraft): ProgramDraft {
  return trimTexts({
    ...draft,
    managerIds: [...new Set(draft.managerIds)],
    questions: draft.questions.map(tidyQuestion),
    es: keptTranslations(draft.es, draft),
  });
}

/** Each choice once, with its translation; none where nothing is chosen. */
function tidyQuestion({ es, ...question }: Question): Question {
  const all = question.answer === 'choice' ? question.choices : [];
  const choices = new Map<string, Translation | null>();
  all.forEach((choice, index) => {
    const text = choice.trim();
    if (text !== '' && !choices.has(text)) choices.set(text, es?.choices?.[index] ?? null);
  });
  const draft = { ...question, choices: [...choices.keys()] };
  return trimTexts({ ...draft, es: keptTranslations({ ...es, choices: [...choices.values()] }, draft) });
}
