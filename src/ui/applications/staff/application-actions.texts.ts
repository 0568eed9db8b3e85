import type { FailureIn } from '../../../core/api/api';
import {
  type ApplicationFault,
  type DecisionFault,
  LONGEST_OF_APPLICATION,
} from '../../../core/applications/application-faults';
import type { Applications } from '../../../core/applications/applications.api';
import type { NeededShoes } from '../../../core/applications/needed-shoes';
import { formatCount } from '../../../core/shared/text/format-count';
import { CHANGED_MEANWHILE, saveFailures } from '../../shared/failure.texts';
import { formTexts } from '../../shared/form/form.texts';
import { wantedPairText } from '../../shared/shoes/pair.texts';
import { pairsTexts } from '../pairs.texts';
import { staffApplicationsTexts as texts } from './staff-applications.texts';

/** What staff do with an application. */
export type ApplicationAction = 'approve' | 'deny' | 'withdraw' | 'end' | 'changeSizes' | 'told';

/** What can be wrong with what an action needs. */
export type ActionFault =
  | DecisionFault
  | Extract<ApplicationFault, { readonly field: 'pairs' }>
  | { readonly field: 'reasonKind'; readonly fault: 'missing' };

/** What staff read when they decide about an application, and when they write a note about it. */
export const applicationActionTexts = {
  actions: {
    approve: 'Approve',
    deny: 'Deny',
    withdraw: 'Withdraw for them',
    end: 'End Enrollment',
    changeSizes: 'Change sizes',
    told: 'Mark as told',
  } satisfies Record<ApplicationAction, string>,
  giveShoes: 'Give shoes',
  titles: {
    approve: (name: string) => `Approve ${name}?`,
    deny: (name: string) => `Deny ${name}?`,
    withdraw: (name: string) => `Withdraw the application of ${name}?`,
    end: (name: string) => `End the enrollment of ${name}?`,
    changeSizes: (name: string) => `Change the sizes of ${name}`,
    told: () => '',
  } satisfies Record<ApplicationAction, (name: string) => string>,
  /** The button of a dialog. */
  submits: {
    approve: 'Approve',
    deny: 'Deny',
    withdraw: 'Withdraw',
    end: 'End Enrollment',
    changeSizes: 'Save',
    told: '',
  } satisfies Record<ApplicationAction, string>,
  withdrawText: 'It will not be answered. They can apply again.',
  leave: 'Leave as It Is',
  labels: {
    consentSeenOn: texts.consentSeenOn,
    message: 'Message (optional)',
    reasonKind: texts.why,
    reason: texts.reason,
  },
  messageHint: 'What they read with the answer.',
  reasonHint: 'One sentence that the applicant reads.',
  choose: 'Choose',
  how: 'How it ended',
  endings: { finished: 'Finished', left: 'Left early' },
  loss: 'What you entered about this application is not saved yet.',
  done: {
    approve: 'Application Approved',
    deny: 'Application Denied',
    withdraw: 'Application Withdrawn',
    end: 'Enrollment Ended',
    changeSizes: 'Sizes Saved',
    told: 'Marked as Told',
  } satisfies Record<ApplicationAction, string>,
  notDone: 'Not changed',
  failed: {
    ...saveFailures('change applications'),
    'not-found': 'This application no longer exists, or you do not have access to it.',
    conflict: CHANGED_MEANWHILE,
  } satisfies Record<FailureIn<Applications['approve']>['code'], string>,
  /** Another reason or message was typed after a try whose answer got lost. */
  firstKept: 'Your first answer was saved, without what you changed after it. This is what they read.',
  /** The applicant changed it, or the same person answered it in another tab. */
  changed: 'This was changed in the meantime. Please check it.',
  full: (places: number) =>
    `${places === 1 ? 'The place is taken.' : `All ${formatCount(places)} places are taken.`} Raise the places, or end an enrollment.`,
  current: 'The application as it is now',
  shoes: pairsTexts.pairs.legend,
  /** Of a pair that somebody would get by the approval. */
  isThere: (shoes: NeededShoes) => {
    if (shoes.state === 'to-measure') return wantedPairText(shoes);
    return `${wantedPairText(shoes)}: ${shoes.state === 'reserved' ? 'on the shelf' : 'not on the shelf yet'}`;
  },
  problem,
  note: {
    label: 'Staff note',
    hint: 'The person may ask to read this.',
    save: 'Save note',
    loss: 'The staff note is not saved yet.',
    saved: { title: 'Note Saved', description: 'Only staff of the program see it.' },
    keptTheirs: { title: 'Nothing Changed', description: 'The note stays as somebody else saved it.' },
    conflict: {
      title: 'This note changed elsewhere',
      intro:
        'Somebody else saved this note while you were writing. Choose which version to save. Until you do, what you wrote stays in the form.',
      action: 'Save This Version',
    },
  },
};

/** What is said beside the field of a fault. */
function problem(fault: ActionFault): string {
  if (fault.field === 'pairs') return 'line' in fault ? pairsTexts.invalid(fault.line) : '';
  switch (fault.fault) {
    case 'missing':
      return MISSING[fault.field];
    case 'invalid':
      return 'Enter the day as year, month and day.';
    case 'future':
      return 'This day is still to come. Enter today or an earlier day.';
    case 'too-long':
      return formTexts.tooLong(LONGEST_OF_APPLICATION[fault.field === 'text' ? 'note' : fault.field]);
    case 'unstorable':
      return formTexts.unstorable;
    case 'several-lines':
      return 'Please write one sentence in one line.';
  }
}

const MISSING = {
  consentSeenOn: 'Please see the paper consent first.',
  reasonKind: 'Please choose why.',
  reason: 'Please say why, in one sentence.',
  message: '',
  text: '',
};
