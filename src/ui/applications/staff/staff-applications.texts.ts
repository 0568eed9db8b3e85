import type { APPLICATION_SHOWS, Application } from '../../../core/applications/application';
import { pairText } from '../../../core/shared/sizes/shoe-size';
import { formatDay } from '../../../core/shared/text/format';
import { formatCount } from '../../../core/shared/text/format-count';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { menuTexts } from '../../shared/menu.texts';
import { recordTexts } from '../../shared/record.texts';

const records = recordTexts({
  singular: 'application',
  plural: 'applications',
  all: 'the applications',
  this: 'this application',
  gone: 'This application no longer exists',
  changed: 'This application changed elsewhere',
  isHidden: true,
});

type Standing = Pick<Application, 'state' | 'ended'>;

const SHOWS = {
  pending: 'Pending',
  approved: 'Approved',
  denied: 'Denied',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
  call: 'Call them',
  all: 'All',
} satisfies Record<(typeof APPLICATION_SHOWS)[number], string>;

/** What staff read about applications. */
export const staffApplicationsTexts = {
  title: menuTexts.applications,
  search: 'Search applications',
  searchHint: 'Name, contact or program',
  program: 'Program',
  everyProgram: 'All programs',
  from: 'From',
  everybody: 'Everybody',
  applicants: { participant: 'Participants', volunteer: 'Volunteers' } satisfies Record<
    Application['as'],
    string
  >,
  show: 'Show',
  shows: SHOWS,
  list: {
    ...records.list,
    none: {
      title: 'All applications are answered.',
      next: 'Record an application for somebody who has no account.',
    },
  },
  /** In an archived program nobody applies anymore. */
  noneOfArchived: { title: 'No application waits.', next: 'Choose another one under “Show”.' },
  record: 'Record an application',
  /** Heads of columns and names of facts. */
  name: 'Name',
  asksFor: 'Asks for',
  shoes: 'Shoes',
  received: 'Received',
  answerBy: 'Answer by',
  late: 'Late',
  state: 'State',
  /** Once the words of an application are deleted, its day is its name. */
  nameOf: ({ name, receivedAt }: Pick<Application, 'name' | 'receivedAt'>) =>
    name || `An application of ${dayOf(receivedAt)}`,
  asks: ({ as, pairs }: Pick<Application, 'as' | 'pairs'>) =>
    as === 'volunteer' ? 'To help' : pairs.map(pairText).join(', ') || 'A place',
  dayOf,
  states: ({ state, ended }: Standing) => (ended ? SHOWS.ended : SHOWS[state]),
  one: records.one,
  application: 'Application',
  back: 'Back to applications',
  about: 'About this application',
  asked: 'What was asked',
  decided: { approved: 'Approved', denied: 'Denied', withdrawn: 'Withdrawn', pending: '' } satisfies Record<
    Application['state'],
    string
  >,
  decidedBy,
  /** Where an application stands, with who decided that and what the applicant reads. */
  standing: (application: Application) => {
    const { decidedAt, decidedBy: by, message, reason } = application;
    const decided = decidedAt === null ? '' : decidedBy(decidedAt, by);
    const state = staffApplicationsTexts.states(application);
    return [`${state} ${decided}`.trim(), message, reason].filter((part) => part !== '').join('\n');
  },
  consentSeenOn: 'Paper consent seen on',
  message: 'Message',
  why: 'Why',
  kinds: {
    'no-place': 'No place',
    'not-offered': 'Not what we offer',
    'outside-area': 'Outside our area',
    'not-reached': 'Could not reach you',
    other: 'Other',
  } satisfies Record<NonNullable<Application['reasonKind']>, string>,
  reason: 'Reason',
  toldOn: 'Told on',
  ended: 'Ended',
  endedOn: ({ at, how }: NonNullable<Application['ended']>) => `${dayOf(at)} (${ENDINGS[how]})`,
  taken: ({ enrolled, places }: { readonly enrolled: number; readonly places: number | null }) =>
    places === null
      ? `Places: no limit, ${formatCount(enrolled)} taken.`
      : `Places: ${formatCount(enrolled)} of ${formatCount(places)} taken.`,
};

const ENDINGS = {
  given: 'all shoes given',
  finished: 'finished',
  left: 'left early',
} satisfies Record<NonNullable<Application['ended']>['how'], string>;

function decidedBy(at: number | null, by: Application['decidedBy']): string {
  return [dayOf(at), by ? `by ${by.name}` : 'by the applicant'].join(' ');
}

/** The day of an instant in Las Vegas; empty for null. */
function dayOf(ms: number | null): string {
  return ms === null ? '' : formatDay(calendarDateAt(ms));
}
