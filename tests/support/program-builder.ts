import type { Program, ProgramDraft, Question } from '../../src/core/programs/program';

/** A question without a fault. */
export function aQuestion(part: Partial<Question> = {}): Question {
  return {
    id: 'question-1',
    text: 'Why now?',
    help: '',
    answer: 'line',
    choices: [],
    required: false,
    es: null,
    ...part,
  };
}

/** What staff enter of a program, without a fault where 'parker' can manage programs. */
export function aProgramDraft(part: Partial<ProgramDraft> = {}): ProgramDraft {
  return {
    title: 'Walk With Me',
    kind: 'mentorship',
    summary: 'A mentor who walks with you.',
    description: '',
    managerIds: ['parker'],
    places: 20,
    intake: 'open',
    answerDays: 5,
    contactName: 'Parker',
    contactPhone: '702-555-0100',
    nextStep: 'We call you.',
    asksSizes: false,
    volunteersNeedApproval: true,
    questions: [aQuestion()],
    es: null,
    ...part,
  };
}

/** A program that the foundation offers. */
export function aProgram(part: Partial<Program> = {}): Program {
  return {
    ...aProgramDraft(),
    id: 'walk',
    revision: 'first',
    state: 'active',
    createdAt: 1_000,
    archivedAt: null,
    ...part,
  };
}
