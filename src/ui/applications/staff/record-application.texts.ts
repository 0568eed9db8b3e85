import type { FailureIn } from '../../../core/api/api';
import type { Application } from '../../../core/applications/application';
import type { Applications } from '../../../core/applications/applications.api';
import { loadFailures, saveFailures } from '../../shared/failure.texts';
import { applicationFormTexts } from '../application-form.texts';
import { staffApplicationsTexts as texts } from './staff-applications.texts';

/** What staff read when they record an application for somebody without an account. */
export const recordTexts = {
  title: texts.record,
  loading: 'Loading the programs…',
  readFailed: loadFailures('the programs', 'record an application'),
  none: {
    title: 'No active programs.',
    next: 'Applications can be recorded once a program is published.',
  },
  program: texts.program,
  choose: 'Choose',
  as: 'As',
  applicants: { participant: 'Participant', volunteer: 'Volunteer' } satisfies Record<
    Application['as'],
    string
  >,
  contact: applicationFormTexts.labelsForStaff.contact,
  contactHint: 'An email address, a phone number, or a caseworker.',
  access: applicationFormTexts.access,
  agreed: 'They agreed that we keep this',
  missing: { programId: 'Please choose a program.', agreed: 'Please ask them first.' },
  close: 'Close',
  save: 'Save',
  loss: 'This application is not saved yet.',
  done: (name: string) => ({
    title: 'Application Recorded',
    description: `The application of ${name} waits for an answer.`,
  }),
  notSaved: 'Not saved',
  like: 'There is a pending application of that name and contact. Open it? What you typed here is not saved then.',
  openIt: 'Open it',
  saveAnyway: 'Save Anyway',
  notices: {
    closed: 'This program is no longer active. Nothing was saved; what you wrote is still here.',
    'questions-changed': 'The questions changed while you wrote. New ones are marked.',
  },
  failed: {
    ...saveFailures('record applications'),
    'not-found': 'This program no longer exists, or you do not have access to it.',
    conflict: 'An earlier version of this application is already saved. Look for it in the list.',
  } satisfies Record<FailureIn<Applications['record']>['code'], string>,
};
