import type { FailureIn } from '../../../core/api/api';
import type { OpenShift } from '../../../core/events/event-view';
import type { Events } from '../../../core/events/events.api';
import type { EventsInput } from '../../../core/events/events.inputs';
import { ok } from '../../../core/shared/result';
import type { RosterEntry } from '../../../core/signups/signup-view';
import type { Signups } from '../../../core/signups/signups.api';
import type { Needs } from '../../app/ports';
import { Fetched } from '../../shared/fetched/fetched';

/** A shift with those who are coming. */
export interface RosterShift {
  readonly shift: OpenShift;
  readonly people: readonly RosterEntry[];
}

/** What is printed: shifts by their start, of how many. */
export interface RosterSheet {
  readonly shifts: readonly RosterShift[];
  readonly total: number;
}

/** Which shifts are printed. */
export type RosterQuestion = Omit<EventsInput['openShifts'], 'page' | 'size'>;

/** More shifts than this are printed in several goes: each event is asked for its names. */
const MOST_SHIFTS = 100;

type Code = Exclude<FailureIn<Events['openShifts'] | Signups['ofEvent']>['code'], 'not-found'>;

/** The names for the shifts that somebody chose to print. */
export class RosterSheetViewModel extends Fetched<RosterSheet, Code, RosterQuestion> {
  constructor(ports: Needs<{ events: 'openShifts'; signups: 'ofEvent'; feed: 'loads' }>) {
    const ask = async (question: RosterQuestion, signal: AbortSignal) => {
      const openShifts = await ports.events.openShifts({ ...question, page: 1, size: MOST_SHIFTS }, signal);
      if (!openShifts.ok) return openShifts;
      const { items, total } = openShifts.value;
      const people = new Map<string, readonly RosterEntry[]>();
      const ids = [...new Set(items.map(({ event }) => event.id))];
      const rosters = await Promise.all(ids.map((eventId) => ports.signups.ofEvent({ eventId }, signal)));
      for (const [index, roster] of rosters.entries()) {
        if (roster.ok) people.set(ids[index] ?? '', roster.value);
        // An event that is gone by now has nobody to print.
        else if (roster.failure.code !== 'not-found') return { ok: false, failure: roster.failure } as const;
      }
      return ok({ shifts: items.map((shift) => ({ shift, people: comingTo(shift, people) })), total });
    };
    super({ ask, feed: ports.feed, things: ['events', 'signups', 'programs'] });
  }
}

function comingTo(
  { id, event }: OpenShift,
  rosters: ReadonlyMap<string, readonly RosterEntry[]>,
): readonly RosterEntry[] {
  return (rosters.get(event.id) ?? []).filter(
    ({ shiftId, state }) => shiftId === id && (state === 'going' || state === 'attended'),
  );
}
