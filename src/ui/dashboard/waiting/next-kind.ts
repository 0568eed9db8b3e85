import type { Action } from '../../../core/access/may';
import type { PageId } from '../../../core/access/rules';
import { useMay } from '../../app/page-hooks';

/** What Home shows of the calendar: the next shift of a volunteer, the next session of a beneficiary, the next event of a donor. */
export type NextKind = 'shift' | 'session' | 'event';

/** The page that lists each of them, and where to find more when the list is empty. */
export const NEXT_PLACES = {
  shift: { page: 'my-schedule', more: 'programs/available-programs' },
  session: { page: 'events', more: 'available-programs' },
  event: { page: 'upcoming-events', more: 'my-donations' },
} as const satisfies Record<NextKind, Readonly<Record<'page' | 'more', PageId>>>;

/** What Home shows the signed-in person; null for nothing. */
export function useNextKind(): NextKind | null {
  return nextKind(useMay());
}

/** What Home shows somebody with these rights; null for nothing. */
export function nextKind(may: (action: Action) => boolean): NextKind | null {
  if (may('open my-schedule')) return 'shift';
  if (may('open my-applications/approved') && may('open events')) return 'session';
  return may('open upcoming-events') ? 'event' : null;
}
