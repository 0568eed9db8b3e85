import { rightsOf } from '../../core/access/may';
import type { User } from '../../core/account/user';
import { markedEvents } from '../../ui/dashboard/waiting/marked-events';
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

/** The areas that Home asks for what there is today, what waits for a person and what they come to next. */
export function waitingAreas(user: User | null): readonly AreaName[] {
  const may = rightsOf(user);
  const areas: AreaName[] = waitingThings(may).map((thing) => COUNTED_BY[thing]);
  if (markedEvents(may)) areas.push('events');
  if (nextKind(may)) areas.push('ownSignups');
  return areas;
}
