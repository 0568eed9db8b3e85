import { fieldNames } from '../shared/forms/field-names';
import { trimTexts } from '../shared/forms/text-faults';
import { isEqual } from '../shared/is-equal';
import { keptTranslations } from '../shared/translations/kept-translations';
import { type Event, type EventDraft, eventEntries, INVITEES } from './event';

const ENTRIES = fieldNames<keyof typeof eventEntries>(eventEntries);

/** The fields of an event that staff decide. */
export function eventDraftOf(event: Event): EventDraft {
  const { id, revision, state, walkIns, seriesId, cancelReason, sequence, changedAt, createdAt, ...draft } =
    event;
  return draft;
}

/** The fields in which an event differs from a draft. */
export function changedEventFields(event: Event, draft: EventDraft): readonly (keyof EventDraft)[] {
  return ENTRIES.filter((field) => !isEqual(event[field], draft[field]));
}

/** A draft without spaces around its texts and without repeated kinds of guests. */
export function tidyEventDraft(draft: EventDraft): EventDraft {
  return trimTexts({
    ...draft,
    invited: INVITEES.filter((invitee) => draft.invited.includes(invitee)),
    shifts: draft.shifts.map((shift) => trimTexts({ ...shift, es: keptTranslations(shift.es, shift) })),
    es: keptTranslations(draft.es, draft),
  });
}
