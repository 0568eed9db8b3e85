import type { Action } from '../../../core/access/may';
import { pathOf } from '../../../core/navigation/paths';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { useMay } from '../../app/page-hooks';
import { WAITING_RIGHTS, type Waiting } from '../waiting/waiting';

/** Where a thing that waits is looked after; answers where the latest one is. */
export function placeOf(
  thing: keyof Waiting,
  may: (action: Action) => boolean,
  isLastDenied = false,
): string {
  switch (thing) {
    case 'messages':
      return `${pathOf('admin')}?tab=messages&state=unread`;
    case 'pickups':
      return `${pathOf('donations/recent-donations')}?tab=pickups&state=requested`;
    case 'applications':
      return pathOf(
        may('open volunteers/applications') ? 'volunteers/applications' : 'programs/active-programs',
      );
    case 'trainings':
      return pathOf('training');
    case 'answers':
      return pathOf(isLastDenied ? 'my-applications/denied' : 'my-applications/approved');
  }
}

/** The things that wait and that the person has a right to. */
export function useWaitingThings(): readonly (keyof Waiting)[] {
  const may = useMay();
  return fieldNames(WAITING_RIGHTS).filter((thing) => may(WAITING_RIGHTS[thing]));
}
