import type { Action } from '../../../core/access/may';
import { pathOf } from '../../../core/navigation/paths';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { useMay } from '../../app/page-hooks';
import type { Waiting } from '../waiting/waiting.view-model';

/** Where each thing that waits is looked after, and the right to do so, in the order in which they stand. */
export const WAITING_PLACES: Readonly<
  Record<keyof Waiting, { readonly path: string; readonly right: Action }>
> = {
  messages: { path: `${pathOf('admin')}?tab=messages&state=unread`, right: 'message.list' },
  pickups: {
    path: `${pathOf('donations/recent-donations')}?tab=pickups&state=requested`,
    right: 'pickup.list',
  },
};

/** The things that wait and that the person has a right to. */
export function useWaitingThings(): readonly (keyof Waiting)[] {
  const may = useMay();
  return fieldNames(WAITING_PLACES).filter((thing) => may(WAITING_PLACES[thing].right));
}
