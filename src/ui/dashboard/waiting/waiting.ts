import type { Action } from '../../../core/access/may';
import { fieldNames } from '../../../core/shared/forms/field-names';

/** How many things wait; missing while it is asked, null where it could not be counted. */
export type Waiting = Readonly<Partial<Record<keyof typeof WAITING_RIGHTS, number | null>>>;

/**
 * What somebody needs to see each thing that waits, in the order in which they stand: the right of the call that counts it, then
 * those of the place where it is looked after. Of several in brackets one is enough.
 */
export const WAITING_RIGHTS = {
  messages: ['message.list', 'open admin'],
  /** People who ask for shoes and have no answer yet. */
  shoes: ['message.list', 'open admin'],
  pickups: ['pickup.list', 'open donations/recent-donations'],
  /** Applications to answer, for admins and managers. */
  applications: ['application.list', ['open volunteers/applications', 'open programs/active-programs']],
  /** Goods whose shoes are to be sorted, for admins. */
  goods: ['pickup.list', 'shelf.read', 'open donations/recent-donations'],
  /** Answers of the last 14 days to one's own applications. */
  answers: ['application.list-own', 'open my-applications/approved', 'open my-applications/denied'],
  /** Trainings to do before some shift. */
  trainings: ['guide.list', 'open training'],
  /** Hours that volunteers logged, for managers. */
  hours: ['hours.list', 'open volunteers/volunteer-list'],
  /** Shifts of the next 7 days that need people, for managers. */
  shifts: ['event.list', 'open volunteers/assignments'],
  /** Events that are over with people who have no mark, for managers. */
  unmarked: ['event.list', 'open events', 'open programs/program-calendar'],
} as const satisfies Record<string, readonly [Action, ...(Action | readonly Action[])[]]>;

/** Things that Home leaves out at a count of 0, since most days there is nothing of them: they take room, or none. */
export const LEFT_OUT_AT_NONE: readonly (keyof Waiting)[] = ['shoes', 'answers'];

/** What is not counted yet. */
export const NOT_YET_COUNTED: Waiting = {};

/** The waiting things that a person with these rights can count and handle. */
export function waitingThings(may: (action: Action) => boolean): readonly (keyof Waiting)[] {
  return fieldNames(WAITING_RIGHTS).filter((thing) =>
    WAITING_RIGHTS[thing].every((right) => [right].flat().some((action) => may(action))),
  );
}
