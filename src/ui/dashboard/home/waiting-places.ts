import { pathOf } from '../../../core/navigation/paths';
import type { Waiting } from '../waiting/waiting.view-model';

/** Where each thing that waits is looked after, in the order in which they stand. */
export const WAITING_PLACES: Readonly<Record<keyof Waiting, string>> = {
  messages: `${pathOf('admin')}?tab=messages&state=unread`,
  pickups: `${pathOf('donations/recent-donations')}?tab=pickups&state=requested`,
};
