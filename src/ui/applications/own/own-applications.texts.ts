import type { FailureIn } from '../../../core/api/api';
import type { NeededShoes } from '../../../core/applications/needed-shoes';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import type { OwnApplications } from '../../../core/applications/own/own-applications.api';
import { formatDay, formatSpan } from '../../../core/shared/text/format';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import type { Scheduled } from '../../../core/signups/signup-view';
import { CHANGED_MEANWHILE, loadFailures, saveFailures } from '../../shared/failure.texts';
import { wantedPairText } from '../../shared/shoes/pair.texts';
import { formatMinutes } from '../../shared/text/duration';
import { pairsTexts } from '../pairs.texts';

const dayOf = (ms: number | null) => (ms === null ? '' : formatDay(calendarDateAt(ms)));
const HELPER = 'the foundation’s staff';

const WITHDRAW = {
  title: (title: string) => `Withdraw your application to ${title}?`,
  text: 'We will not answer it. You can apply again.',
  action: 'Withdraw',
};

interface TitledApplication extends Pick<OwnApplication, 'erasedAt' | 'receivedAt'> {
  readonly program: Pick<OwnApplication['program'], 'title'>;
}

/** What people read about their own applications. */
export const ownApplicationsTexts = {
  loading: 'Loading your applications…',
  readFailed: loadFailures('your applications', 'see this', HELPER),
  /** Once the words of an application are deleted, its day is its name. */
  titleOf: ({ erasedAt, receivedAt, program }: TitledApplication) =>
    erasedAt === null ? program.title : `An application of ${dayOf(receivedAt)}`,
  dayOf,
  sentOn: 'Sent on',
  answerBy: 'Answer by',
  whoAnswers: 'Who answers',
  contact: 'Contact',
  whatWasSent: 'What you sent',
  pending: 'Your pending applications',
  seePrograms: 'See the programs',
  change: 'Change',
  changeOf: (title: string) => `Change your application to ${title}`,
  withdrawn: 'Withdrawn',
  withdrawnOn: 'Withdrawn on',
  approved: 'Your approved applications',
  approvedOn: 'Approved on',
  seePending: 'See your pending applications',
  message: 'Message',
  next: 'What happens next',
  shoes: pairsTexts.pairs.legend,
  pair: (shoes: NeededShoes) => {
    const states: Record<NeededShoes['state'], string> = {
      given: `given on ${dayOf(shoes.givenAt)}`,
      reserved: 'reserved for you',
      'looked-for': 'we are looking for a pair',
      'to-measure': '',
    };
    return shoes.state === 'to-measure'
      ? shoes.forWhom === undefined
        ? 'We will measure your feet when you come in'
        : `For ${shoes.forWhom}: we will measure when you come in`
      : `${wantedPairText(shoes)}: ${states[shoes.state]}`;
  },
  ended: 'Ended',
  endedOn: 'Ended on',
  endings: {
    participant: {
      given: 'You received your shoes.',
      finished: 'You finished it.',
      left: 'You no longer needed it.',
    },
    volunteer: { given: 'It ended.', finished: 'It ended.', left: 'You left it.' },
  } satisfies Record<OwnApplication['as'], Record<NonNullable<OwnApplication['ended']>['how'], string>>,
  denied: 'Your denied applications',
  deniedOn: 'Denied on',
  reason: 'Why',
  whatYouCanDo: 'What you can do',
  applyAgain: 'Apply again',
  otherHelp: 'Find other help',
  askPerson: 'Ask a person',
  /** What volunteers read. */
  helping: 'Programs you help in',
  findProgram: 'Find a program',
  standing: ({ state, answerBy }: Pick<OwnApplication, 'state' | 'answerBy'>) =>
    state === 'pending'
      ? `Waiting for an answer until ${formatDay(answerBy)}`
      : state === 'denied'
        ? 'Denied'
        : 'Approved',
  nextShift: 'Next shift',
  shiftOf: (title: string, { startsAt, endsAt }: Pick<Scheduled, 'startsAt' | 'endsAt'>) =>
    `${title}: ${formatSpan(startsAt, endsAt)}`,
  hoursThisYear: 'Hours this year',
  minutes: formatMinutes,
  earlier: 'Earlier',
  /** A button's accessible name, which says what it is about. */
  named: (button: string, title: string) => `${button}: ${title}`,
  /** What ends an application: the button on its card, and what is asked then. */
  acts: {
    participant: {
      withdraw: { button: 'Withdraw', ...WITHDRAW },
      leave: {
        button: 'I no longer need this',
        title: (title: string) => `Give up your place in ${title}?`,
        text: 'Your place goes to somebody else. You can apply again.',
        action: 'I No Longer Need This',
      },
    },
    volunteer: {
      withdraw: { button: 'Withdraw application', ...WITHDRAW },
      leave: {
        button: 'Leave this program',
        title: (title: string) => `Leave ${title}?`,
        text: 'You will no longer help in this program. You can apply again.',
        action: 'Leave This Program',
      },
    },
  },
  /** Where a page has nothing to show. */
  nothing: {
    pending: {
      title: 'No pending applications.',
      next: 'When you apply to a program, you see here when we answer.',
    },
    approved: {
      title: 'No answer yet. That is normal: it takes up to 5 business days.',
      next: 'Pending shows what you sent and when we’ll answer.',
    },
    denied: {
      title: 'No denied applications.',
      next: 'If we cannot help with something you applied for, you read here why, and what you can do.',
    },
    helping: { title: 'No programs yet.', next: 'Find a program that you would like to help in.' },
  },
  keep: 'Leave as It Is',
  done: {
    withdraw: {
      title: 'Application Withdrawn',
      sentence: (title: string) => `Your application to ${title} has been withdrawn.`,
    },
    leave: {
      title: 'Thank You',
      sentence: (title: string) => `Your place in ${title} has been given up.`,
    },
  },
  notDone: 'Not changed',
  failed: {
    ...saveFailures('change this', HELPER),
    'not-found': 'This application no longer exists.',
    conflict: CHANGED_MEANWHILE,
  } satisfies Record<FailureIn<OwnApplications['withdraw']>['code'], string>,
  /** Why an application can no longer be changed. */
  over: {
    answered: 'This was answered in the meantime.',
    withdrawn: 'You withdrew this application.',
  },
};
