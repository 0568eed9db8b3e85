import { type FieldFault, invalidFields } from '../shared/forms/field-rule';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import type { Unit } from '../unit-of-work/unit-of-work.port';
import type { Event, EventDraft } from './event';
import { changedEventFields, eventDraftOf } from './event-draft';
import { findEventFaults } from './event-faults';
import type { EventsInput } from './events.inputs';
import { copyStartingAt } from './repeats';

type Further = Pick<EventsInput['create'], 'id' | 'further' | 'publish'>;

/** A new event and its copies on further dates, all of one series; refused with the fields that are wrong. */
export function newEvents(
  draft: EventDraft,
  { id, further, publish }: Further,
  unit: Pick<Unit, 'now' | 'nextId'>,
): Result<readonly [Event, ...Event[]], FailureOf<'validation'>> {
  const now = unit.now();
  const terms = { isPublished: publish, publishedAt: publish ? now : null };
  const copies = further.flatMap(({ id: copyId, startsAt }) => {
    const copy = copyStartingAt(draft, startsAt);
    return copy && findEventFaults(copy, terms).length === 0 ? { id: copyId, copy } : [];
  });
  const faults: FieldFault<string, string>[] = findEventFaults(draft, terms);
  if (faults.length === 0 && copies.length < further.length)
    faults.push({ field: 'further', fault: 'invalid' });
  if (faults.length > 0) return fail(invalidFields(faults));
  const seriesId = further.length > 0 ? unit.nextId() : null;
  const made = (eventDraft: EventDraft, eventId: string): Event => ({
    ...eventDraft,
    id: eventId,
    revision: unit.nextId(),
    state: publish ? 'published' : 'draft',
    seriesId,
    walkIns: 0,
    cancelReason: '',
    sequence: 0,
    changedAt: now,
    createdAt: now,
  });
  return ok([made(draft, id), ...copies.map(({ id: copyId, copy }) => made(copy, copyId))]);
}

/** Whether the events that are there already under these ids are those that somebody asks for again. */
export function areMade(before: readonly Event[], made: readonly Event[]): boolean {
  return made.every((event) => {
    const storedEvent = before.find(({ id }) => id === event.id);
    if (storedEvent?.state !== event.state) return false;
    const isAlone = storedEvent.seriesId === null;
    return (
      isAlone === (event.seriesId === null) &&
      changedEventFields(storedEvent, eventDraftOf(event)).length === 0
    );
  });
}
