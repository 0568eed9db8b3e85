import type { PickupState } from '../../core/pickups/pickup';
import { LONGEST_REASON, type PickupDecision, type PickupFault } from '../../core/pickups/pickup-decision';
import type { GoodsFault } from '../../core/shared/goods/goods-line';
import { formatDay } from '../../core/shared/text/format';
import { LAST_DAY } from '../../core/shared/time/calendar';
import { recordTexts } from '../shared/record.texts';

type DayFault = Extract<PickupFault, { readonly field: 'collectedOn' }>;
type OtherFault = Exclude<PickupFault, GoodsFault | DayFault>;

const records = recordTexts({
  singular: 'pickup',
  plural: 'pickups',
  all: 'the pickups',
  this: 'this pickup',
  gone: 'This pickup no longer exists',
  changed: 'This pickup changed elsewhere',
});

/** What admins read about pickups of shoes and clothing. */
export const pickupsTexts = {
  pickups: 'Pickups',
  list: { ...records.list, none: records.none('Pickup requests will appear here.') },
  search: records.list.search,
  searchHint: 'Name, phone, address or items',
  show: 'Show',
  all: 'All',
  states: {
    requested: 'Requested',
    scheduled: 'Scheduled',
    collected: 'Collected',
    declined: 'Declined',
  } satisfies Record<PickupState, string>,
  droppedOff: 'Dropped off',
  /** Heads of columns and names of facts. */
  donor: 'Donor',
  items: 'Items',
  state: 'State',
  requested: 'Requested',
  actions: 'Actions',
  phone: 'Phone',
  address: 'Address',
  note: 'Message',
  email: 'Email',
  /** The buttons of one pickup, and the dialogs that they open. */
  action: { scheduled: 'Schedule', collected: 'Collected', declined: 'Decline' } satisfies Record<
    PickupDecision['state'],
    string
  >,
  reschedule: 'Change time',
  /** Where the list has the beginnings alone of what the donor wrote. */
  readAll: 'Read all',
  wholeOf: (name: string) => `Pickup request from ${name}`,
  close: 'Close',
  dialog: {
    scheduled: (name: string) => `Schedule the pickup at ${name}`,
    collected: (name: string) => `Collected from ${name}?`,
    declined: (name: string) => `Decline the pickup at ${name}`,
  } satisfies Record<PickupDecision['state'], (name: string) => string>,
  collectedText: 'The pickup is then finished. What came can be corrected under Gifts.',
  collectedOn: 'Collected on',
  collectedOnHint: 'The donation counts on this day, and in its tax year.',
  dayFaults: {
    invalid: 'Enter the day as year, month and day.',
    future: 'This day is still to come. Enter today or an earlier day.',
  } satisfies Record<DayFault['fault'], string>,
  goods: 'What came',
  counted: 'Counted',
  date: 'Date',
  time: 'Time (PT)',
  zone: 'The time is Pacific time, as the clocks show it in Las Vegas.',
  reason: 'Reason',
  reasonHint: 'One sentence that the donor may be told.',
  loss: 'What you entered about this pickup is not saved yet.',
  faults: {
    at: {
      missing: 'Please enter a date and a time that the clocks in Las Vegas show.',
      past: 'This time has passed. Please choose a later one.',
      far: `Choose a day up to ${formatDay(LAST_DAY)}.`,
      'too-long': '',
      'several-lines': '',
    },
    reason: {
      missing: 'Please say why, in one sentence.',
      past: '',
      far: '',
      'too-long': `Please shorten this to ${LONGEST_REASON} characters.`,
      'several-lines': 'Please write one sentence in one line.',
    },
  } satisfies Record<OtherFault['field'], Record<OtherFault['fault'], string>>,
  done: {
    scheduled: (when: string) => `The pickup is scheduled for ${when}.`,
    collected: 'The pickup is finished.',
    declined: 'The pickup is declined.',
  },
  failedTitle: records.notDone,
  /** Why a pickup stays as it was. */
  decideFailed: {
    ...records.failed,
    conflict: 'Someone else changed this pickup in the meantime, so this isn’t possible now.',
  },
  /** Two decisions that meet. */
  conflict: {
    ...records.conflict,
    intro:
      'Someone else changed this pickup in the meantime. Choose which decision to save. Until you do, what you typed stays in the form.',
    action: 'Save This Decision',
  },
  outcome: 'What becomes of the pickup',
  outcomeOf: (state: string, detail: string) => (detail === '' ? state : `${state}: ${detail}`),
  keptTheirs: (name: string) => ({
    title: 'Nothing Changed',
    description: `The pickup at ${name} stays as somebody else saved it.`,
  }),
  /** The driver's list. */
  dayList: 'Day list for the driver',
  onDay: (day: string) => `Pickups on ${day}`,
  day: 'Day',
  backToList: 'Back to pickups',
  print: 'Print',
  when: 'When',
  where: 'Where',
  who: 'Who',
  what: 'What',
  nothingOnDay: {
    title: 'Nothing is scheduled on this day.',
    next: 'Choose another day, or schedule a pickup.',
  },
  stops: (count: number) => (count === 1 ? '1 stop' : `${count} stops`),
};
