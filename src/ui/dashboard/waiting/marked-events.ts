import type { Action } from '../../../core/access/may';

/** Whose people somebody marks: those of events of the programs that they manage, or of events without a program. */
export type MarkedEvents = 'managed' | 'without-program';

/** The events whose people somebody with these rights marks; null for none. An admin leaves those of programs to their managers. */
export function markedEvents(may: (action: Action) => boolean): MarkedEvents | null {
  if (!may('event.list')) return null;
  if (may('open programs/program-calendar')) return 'managed';
  return may('open events/upcoming-events') && may('open events/past-events') ? 'without-program' : null;
}
