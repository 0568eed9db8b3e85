import type { FieldFault } from '../shared/forms/field-rule';
import { isEqual } from '../shared/is-equal';
import { isCalendarInstant } from '../shared/time/calendar';
import { keptTranslations } from '../shared/translations/kept-translations';
import type { Campaign } from './campaign';

/** The fields that an admin decides; the service sets the revision and the times of change. */
export type CampaignDraft = Omit<Campaign, 'id' | 'revision' | 'giftCents' | 'createdAt' | 'updatedAt'>;

/** One fault of a draft: see findCampaignFaults. */
export type CampaignFault = FieldFault<
  'title' | 'goalAmount' | 'currentAmount' | 'startDate' | 'endDate',
  'missing' | 'not-a-number' | 'not-positive' | 'negative' | 'before-start' | 'odd-year'
>;

/**
 * Finds the faults of a draft, in the order of the form: an empty title, a goal of 0 or less, a negative amount raised,
 * an end before the start, a date outside of the calendar, and NaN for a number or a date.
 */
export function findCampaignFaults(draft: CampaignDraft): CampaignFault[] {
  const faults: CampaignFault[] = [];
  if (draft.title.trim() === '') faults.push({ field: 'title', fault: 'missing' });
  if (!Number.isFinite(draft.goalAmount)) faults.push({ field: 'goalAmount', fault: 'not-a-number' });
  else if (draft.goalAmount <= 0) faults.push({ field: 'goalAmount', fault: 'not-positive' });
  if (!Number.isFinite(draft.currentAmount)) faults.push({ field: 'currentAmount', fault: 'not-a-number' });
  else if (draft.currentAmount < 0) faults.push({ field: 'currentAmount', fault: 'negative' });
  if (!Number.isFinite(draft.startDate)) faults.push({ field: 'startDate', fault: 'missing' });
  else if (!isCalendarInstant(draft.startDate)) faults.push({ field: 'startDate', fault: 'odd-year' });
  if (!Number.isFinite(draft.endDate)) faults.push({ field: 'endDate', fault: 'missing' });
  else if (!isCalendarInstant(draft.endDate)) faults.push({ field: 'endDate', fault: 'odd-year' });
  else if (draft.endDate < draft.startDate) faults.push({ field: 'endDate', fault: 'before-start' });
  return faults;
}

/** Trims the texts of a draft before it is sent. */
export function tidyCampaignDraft(draft: CampaignDraft): CampaignDraft {
  return {
    ...draft,
    title: draft.title.trim(),
    description: draft.description.trim(),
    es: keptTranslations(draft.es, draft),
  };
}

/** Whether a campaign is already what the draft would make of it. */
export function matchesDraft(campaign: Campaign, draft: CampaignDraft): boolean {
  return Object.entries(draft).every(([field, value]) =>
    isEqual(campaign[field as keyof CampaignDraft], value),
  );
}
