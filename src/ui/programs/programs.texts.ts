import type { Program, ProgramState } from '../../core/programs/program';
import { formatCount } from '../../core/shared/text/format-count';
import { formatCounted } from '../../core/shared/text/format-counted';
import { datedTexts } from '../shared/dated/dated.texts';
import { menuTexts } from '../shared/menu.texts';
import { programFormTexts } from './form/program-form.texts';
import { programRecordTexts as records } from './program-record.texts';

/** A piece of a sentence. */
interface Words {
  readonly text: string;
  readonly target?: 'applications' | 'events';
}

const EDIT_FIRST = 'Open the program and edit it, then restore it.';

/** What staff read about programs. */
export const programsTexts = {
  /** The headings of the pages, as in the menu. */
  titles: {
    active: menuTexts['active-programs'],
    own: menuTexts['my-programs'],
    archive: menuTexts.archive,
    createNew: menuTexts['create-new'],
    createOwn: menuTexts['create-program'],
  },
  /** The tabs of the page. */
  areas: 'Parts of programs',
  kinds: datedTexts.kinds,
  noKind: 'No kind yet',
  states: { draft: 'Draft', active: 'Active', archived: 'Archived' } satisfies Record<ProgramState, string>,
  intakes: { open: 'Open', paused: 'Paused', closed: 'Closed' } satisfies Record<Program['intake'], string>,
  search: records.list.search,
  searchHint: 'Title, summary or description',
  kind: 'Kind',
  everyKind: 'All kinds',
  manager: 'Manager',
  everybody: 'Everybody',
  show: 'Show',
  shows: { active: 'Active', drafts: 'Drafts', both: 'Active and drafts' },
  create: 'Create program',
  list: records.list,
  /** What an empty list says: that of an admin, of a program manager, and the archive. */
  none: {
    all: records.none('Create the first one.'),
    own: {
      title: 'You do not manage a program yet.',
      next: 'Create one, or ask an admin to add you.',
    },
    archived: {
      title: 'Nothing is archived yet.',
      next: 'A program that has ended is archived in its own view, under Active Programs.',
    },
  },
  /** Heads of columns and names of facts. */
  programs: 'Programs',
  archivedPrograms: 'Archived programs',
  program: 'Program',
  managers: 'Managers',
  noManager: 'No manager',
  applications: 'Applications',
  /** How many wait for an answer: in a cell, in full for a screen reader, and on a card. */
  wait: (count: number) => (count === 0 ? 'None' : count === 1 ? '1 waits' : `${formatCount(count)} wait`),
  waitIn: (waiting: string, title: string) => `${waiting} for an answer in ${title}`,
  applicationsWait: (count: number) =>
    count === 1 ? '1 application waits' : `${formatCount(count)} applications wait`,
  places: 'Places',
  placesTaken: (enrolled: number, places: number | null) =>
    places === null ? 'no limit' : `${formatCount(enrolled)} of ${formatCount(places)}`,
  intake: 'Intake',
  ran: 'Ran',
  ranFrom: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  neverRan: 'Nothing yet',
  people: 'People',
  sessions: 'Sessions',
  hours: 'Hours',
  nextEvent: 'Next event',
  noEvent: 'None',
  nextEvents: 'Next events',
  noEvents: 'No events to come.',
  eventOn: (title: string, when: string) => `${title}, ${when}`,
  actions: 'Actions',
  /** One program. */
  one: records.one,
  backToList: 'Back to programs',
  backToProgram: 'Back to the program',
  about: 'About this program',
  figures: 'Figures',
  seeApplications: 'See the applications',
  enrolled: 'Enrolled',
  waiting: 'Waiting',
  pairsGiven: 'Pairs given',
  count: formatCount,
  yes: 'Yes',
  no: 'No',
  state: 'State',
  contact: 'Contact',
  edit: 'Edit',
  editProgram: 'Edit program',
  acts: {
    publish: 'Publish',
    archive: 'Archive',
    restore: 'Restore',
    deleteDraft: 'Delete draft',
  },
  restoreProgram: (title: string) => `Restore ${title}`,
  /** What is asked before an action. */
  confirm: {
    archive: {
      title: (title: string) => `Archive ${title}?`,
      text: 'Nobody can apply to it then, and it is no longer shown to anybody else. You can restore it later.',
    },
    restore: {
      title: (title: string) => `Restore ${title}?`,
      text: 'It is active again, and shown to everybody who is signed in. It takes no applications until you open it for them.',
    },
    deleteDraft: {
      title: (title: string) => `Delete ${title}?`,
      text: 'The draft is deleted for good.',
    },
  },
  leave: 'Leave as It Is',
  done: {
    publish: (title: string) => ({
      title: 'Program Published',
      description: `"${title}" is now shown to everybody who is signed in.`,
    }),
    archive: (title: string) => ({
      title: 'Program Archived',
      description: `"${title}" is now in the archive.`,
    }),
    restore: (title: string) => ({
      title: 'Program Restored',
      description: `"${title}" is active again. Its applications are closed.`,
    }),
    deleteDraft: (title: string) => ({ title: 'Draft Deleted', description: `"${title}" has been deleted.` }),
  },
  notDone: records.notDone,
  /** What an archived program lacks before it can be active again, by its fields. */
  lacks: (fields: readonly string[]) => {
    const missing = fields.flatMap((field) => programFormTexts.missing[field] ?? []);
    if (missing.length === 0) return records.failed.validation;
    return [...missing, EDIT_FIRST].join(' ');
  },
  failed: records.failed,
  /** A draft with events, or with work that was logged for it, stays. */
  hasEvents: 'Delete its events first, or keep the draft.',
  /** What has to be done before a program can be archived, in pieces; those with `of` lead there. */
  first: (applications: number, events: number): readonly Words[] => {
    const answer = formatCounted(applications, 'application', 'applications');
    const cancel = formatCounted(events, 'event', 'events');
    if (events === 0) return [{ text: `Answer ${answer} first.`, target: 'applications' }];
    if (applications === 0) return [{ text: `Cancel or move ${cancel} first.`, target: 'events' }];
    return [
      { text: 'Answer ' },
      { text: answer, target: 'applications' as const },
      { text: ' and cancel or move ' },
      { text: cancel, target: 'events' as const },
      { text: ' first.' },
    ];
  },
};
