import { rightsOf } from '../../core/access/may';
import type { User } from '../../core/account/user';
import { nextKind } from '../../ui/dashboard/waiting/next-kind';
import { type Waiting, waitingThings } from '../../ui/dashboard/waiting/waiting';
import type { AreaName } from './areas';

/** The area that counts each thing that waits. */
const COUNTED_BY = {
  messages: 'messages',
  shoes: 'messages',
  pickups: 'pickups',
  applications: 'countedApplications',
  goods: 'pickups',
  answers: 'ownApplications',
  trainings: 'ownGuides',
  hours: 'hours',
  shifts: 'events',
  unmarked: 'events',
} as const satisfies Record<keyof Waiting, AreaName>;

/** The areas that Home asks for what waits for a person. */
export function waitingAreas(user: User | null): readonly AreaName[] {
  const may = rightsOf(user);
  const counted = waitingThings(may).map((thing) => COUNTED_BY[thing]);
  return nextKind(may) ? [...counted, 'ownSignups'] : counted;
}
