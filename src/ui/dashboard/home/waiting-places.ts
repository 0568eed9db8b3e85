import type { Action } from '../../../core/access/may';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import { pathOf } from '../../../core/navigation/paths';
import type { CalendarDate } from '../../../core/shared/time/calendar';
import { useMay } from '../../app/page-hooks';
import { type Waiting, waitingThings } from '../waiting/waiting';

/** What the place depends on in addition to the kind of thing. */
export interface WaitingWhere {
  /** The own applications that were answered, the latest first: the way leads to that one. */
  readonly answers?: readonly Pick<OwnApplication, 'state'>[];
  /** The last day whose open shifts are counted. */
  readonly shiftsTo?: CalendarDate;
}

/** Where a thing that waits is looked after; answers where the latest one is. */
export function placeOf(
  thing: keyof Waiting,
  may: (action: Action) => boolean,
  { answers = [], shiftsTo }: WaitingWhere = {},
): string {
  switch (thing) {
    case 'messages':
      return `${pathOf('admin')}?tab=messages&state=unread`;
    case 'shoes':
      return `${pathOf('admin')}?tab=messages&topic=shoes`;
    case 'pickups':
      return `${pathOf('donations/recent-donations')}?tab=pickups&state=requested`;
    case 'applications':
      return pathOf(
        may('open volunteers/applications') ? 'volunteers/applications' : 'programs/active-programs',
      );
    case 'trainings':
      return pathOf('training');
    case 'goods':
      return `${pathOf('donations/recent-donations')}?tab=sizes`;
    case 'hours':
      return `${pathOf('volunteers/volunteer-list')}?tab=hours`;
    case 'shifts':
      return pathOf('volunteers/assignments') + (shiftsTo ? `?to=${shiftsTo}` : '');
    case 'unmarked':
      return `${pathOf('events')}?tab=past&show=unmarked`;
    case 'answers':
      return pathOf(answers[0]?.state === 'denied' ? 'my-applications/denied' : 'my-applications/approved');
  }
}

/** The things that wait and that the person has a right to. */
export function useWaitingThings(): readonly (keyof Waiting)[] {
  return waitingThings(useMay());
}
