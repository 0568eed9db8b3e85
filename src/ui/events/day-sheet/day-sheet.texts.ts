import type { NeededShoes } from '../../../core/applications/needed-shoes';
import { pairText } from '../../../core/shared/sizes/shoe-size';
import { formatTime } from '../../../core/shared/text/format';
import { formatCount } from '../../../core/shared/text/format-count';
import { DAY_MINUTES, type Mark } from '../../../core/signups/signup';
import { saveFailures } from '../../shared/failure.texts';
import { pairsText } from '../../shared/shoes/shoes.texts';
import { eventViewTexts } from '../event-view.texts';
import { eventsTexts } from '../events.texts';

const marks = {
  attended: 'Here',
  'no-show': 'No-show',
  excused: 'Excused',
} satisfies Record<Mark, string>;

/** What staff read on the day. */
export const daySheetTexts = {
  title: (title: string) => `Day sheet: ${title}`,
  back: 'Back to the event',
  print: 'Print',
  span: eventsTexts.span,
  times: eventsTexts.times,
  guests: eventViewTexts.guests,
  nameOf: eventViewTexts.nameOf,
  marks,
  notMarked: 'Not marked',
  /** The sum of all lists. */
  marked: (done: number, total: number) => `Marked: ${done} of ${total}`,
  /** The same in the bar of a phone. */
  markedShort: (done: number, total: number) => `Marked ${done} of ${total}`,
  bar: 'Marking',
  unmarkedOnly: 'Unmarked only',
  findName: 'Find a name',
  noName: 'No names match.',
  allMarked: 'Everybody has a mark.',
  dots: '…',
  more: 'More',
  moreOf: (name: string) => `More: ${name}`,
  notPublished: 'This event is not published, so nobody is marked.',
  tooEarly: (from: number) => `Marks can be set from ${formatTime(from)} on.`,
  nobody: 'Nobody signed up.',
  access: 'Access note',
  accessOf: (access: string) => `Access: ${access}`,
  sizes: 'Sizes',
  phone: 'Phone',
  minutes: (name: string) => `Minutes ${name}`,
  minutesLabel: 'Minutes',
  minutesNewer: (minutes: string) =>
    `Somebody else just saved ${minutes || 'no minutes'}. Press Enter to keep yours.`,
  minutesWrong: `Enter a whole number of minutes from 1 to ${formatCount(DAY_MINUTES)}.`,
  /** What became of a mark, in its row. */
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved.',
  /** In a toast, with the reason. */
  markNotSaved: 'Mark not saved',
  tryAgain: 'Try again',
  /** Somebody else marked the person meanwhile. */
  newer: 'Somebody else just marked this person. Choose again.',
  failed: { ...eventViewTexts.failed, ...saveFailures('mark who came') },
  /** Why a mark was refused. */
  refused: {
    'too-early': 'It is too early for marks.',
    'day-full': 'More than 24 hours on this day.',
    full: 'All places are taken now.',
    overlap: 'They are going to something else at that time.',
    canceled: 'This event was canceled.',
  } as Readonly<Record<string, string>>,
  needed: 'Needed by size',
  neededCount: (pairs: number) => (pairs === 1 ? '1 pair' : `${pairs} pairs`),
  size: 'Size',
  pairs: 'Pairs',
  onShelf: 'On the shelf',
  /** The count is not known yet. */
  noCount: '–',
  countOf: pairsText,
  pairOf: (pair: NeededShoes) => (pair.state === 'given' ? `${pairText(pair)} (given)` : pairText(pair)),
  giveShoes: 'Give shoes',
  giveShoesTo: (name: string) => `Give shoes to ${name}`,
  add: 'Add somebody',
  addTo: (part: string) => `Add somebody to ${part}`,
  rest: 'Mark the rest as no-show',
  restTitle: 'Mark the rest as no-show?',
  restText: (count: number) =>
    count === 1 ? '1 person has no mark yet.' : `${count} people have no mark yet.`,
  restAction: (count: number) => `Mark ${count} as No-show`,
  leave: 'Leave as It Is',
  restDone: { title: 'Marks Saved', description: 'Everybody has a mark now.' },
  notDone: 'Not changed',
  walkIns: 'Visitors without a name',
  walkInsForm: 'Number of visitors',
  walkInsNewer: (count: number) =>
    `Somebody else just saved ${formatCount(count)}. Save again to keep yours.`,
  save: 'Save',
  walkInsWrong: 'Please enter a whole number from 0 to 9,999.',
  walkInsSaved: (count: number) => ({
    title: 'Visitors Saved',
    description: count === 1 ? '1 visitor without a name.' : `${count} visitors without a name.`,
  }),
  walkInsWaiting: 'Not saved yet. It’s kept on this device and saved as soon as the connection is back.',
  walkInsLoss: 'The number of visitors is not saved yet.',
  changed: eventViewTexts.failed.conflict,
  actFailed: { ...eventViewTexts.failed },
};
