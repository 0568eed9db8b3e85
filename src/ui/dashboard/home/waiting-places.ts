import { ADMIN_PATH, RECENT_DONATIONS_PATH } from '../../../core/navigation/paths';
import type { Waiting } from '../waiting/waiting.view-model';

/** Where each thing that waits is looked after, in the order in which they stand. */
export const WAITING_PLACES: Readonly<Record<keyof Waiting, string>> = {
  messages: `${ADMIN_PATH}?tab=messages&state=unread`,
  pickups: `${RECENT_DONATIONS_PATH}?tab=pickups&state=requested`,
};
