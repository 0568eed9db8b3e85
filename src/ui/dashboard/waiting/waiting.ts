import type { Action } from '../../../core/access/may';

/** How many things wait; missing while it is asked, null where it could not be counted. */
export type Waiting = Readonly<Partial<Record<keyof typeof WAITING_RIGHTS, number | null>>>;

/** The right to see each thing that waits, in the order in which they stand. */
export const WAITING_RIGHTS = {
  messages: 'message.list',
  pickups: 'pickup.list',
  /** Applications to answer, for admins and managers. */
  applications: 'program.create',
  /** Goods whose shoes are to be sorted, for admins. */
  goods: 'open donations/recent-donations',
  /** Answers of the last 14 days to one's own applications. */
  answers: 'open my-applications/approved',
  /** Trainings to do before some shift. */
  trainings: 'open training',
  /** Hours that volunteers logged, for managers. */
  hours: 'open volunteers/volunteer-list',
  /** Shifts of the next 7 days that need people, for managers. */
  shifts: 'open volunteers/assignments',
  /** Events that are over with people who have no mark, for managers. */
  unmarked: 'open programs/program-calendar',
} as const satisfies Record<string, Action>;

/** What is not counted yet. */
export const NOT_YET_COUNTED: Waiting = {};
