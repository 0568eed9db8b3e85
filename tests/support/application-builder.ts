import type { Application, ApplicationForm } from '../../src/core/applications/application';
import { aQuestion } from './program-builder';

/** What a participant fills in for aProgram, without a fault. */
export function anApplicationForm(part: Partial<ApplicationForm> = {}): ApplicationForm {
  const { id, text } = aQuestion();
  return {
    name: 'Ben',
    contact: '702-555-0123',
    access: '',
    pairs: [],
    adult: null,
    guardian: '',
    answers: [{ questionId: id, question: text, value: 'I start a job.' }],
    ...part,
  };
}

/** A pending application to aProgram by somebody without an account. */
export function anApplication(part: Partial<Application> = {}): Application {
  return {
    id: 'application-1',
    revision: 'first',
    programId: 'walk',
    as: 'participant',
    personId: null,
    personKey: 'key-1',
    ...anApplicationForm(),
    language: 'en',
    receivedAt: 1_000,
    state: 'pending',
    decidedAt: null,
    decidedBy: null,
    consentSeenOn: null,
    message: '',
    reasonKind: null,
    reason: '',
    toldAt: null,
    ended: null,
    erasedAt: null,
    ...part,
  };
}
