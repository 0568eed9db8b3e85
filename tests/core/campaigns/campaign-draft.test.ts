import { expect, test } from 'vitest';
import { findCampaignFaults, matchesDraft } from '../../../src/core/campaigns/campaign-draft';
import { aCampaign, aCampaignDraft } from '../../support/campaign-builder';

test('a campaign matches the draft that it was made of, and no other', () => {
  const draft = aCampaignDraft();
  const campaign = aCampaign(draft);
  expect(matchesDraft(campaign, draft)).toBe(true);
  for (const [field, other] of Object.entries(
    aCampaignDraft({ title: 'Other', isActive: false, goalAmount: 1 }),
  ))
    expect(matchesDraft(campaign, { ...draft, [field]: other }), field).toBe(
      campaign[field as keyof typeof draft] === other,
    );
});

test('all faults are found in the order of the form', () => {
  const draft = aCampaignDraft({
    title: '',
    goalAmount: 0,
    currentAmount: -1,
    startDate: Number.NaN,
    endDate: Number.NaN,
  });
  expect(findCampaignFaults(draft)).toEqual([
    { field: 'title', fault: 'missing' },
    { field: 'goalAmount', fault: 'not-positive' },
    { field: 'currentAmount', fault: 'negative' },
    { field: 'startDate', fault: 'missing' },
    { field: 'endDate', fault: 'missing' },
  ]);
});

test.each([
  [26, 20_265],
  [1899, 2_200],
  [1, 18_030],
])('the years %i and %i are slips of the hand', (first, last) => {
  const draft = aCampaignDraft({
    startDate: new Date(0).setFullYear(first, 0, 1),
    endDate: new Date(0).setFullYear(last, 11, 31),
  });
  expect(findCampaignFaults(draft)).toEqual([
    { field: 'startDate', fault: 'odd-year' },
    { field: 'endDate', fault: 'odd-year' },
  ]);
});

test('the years 1900 to 2199 are accepted', () => {
  const startDate = new Date(0).setFullYear(1900, 0, 2);
  const endDate = new Date(0).setFullYear(2199, 11, 30);
  expect(findCampaignFaults(aCampaignDraft({ startDate, endDate }))).toEqual([]);
});

test('an instant that no calendar has is refused like an odd year', () => {
  const faults = findCampaignFaults(aCampaignDraft({ endDate: 9e15 }));
  expect(faults).toEqual([{ field: 'endDate', fault: 'odd-year' }]);
});
