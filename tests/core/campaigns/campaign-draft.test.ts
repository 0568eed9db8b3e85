import { expect, test } from 'vitest';
import {
  changedCampaign,
  createdCampaign,
  findCampaignFaults,
  matchesDraft,
} from '../../../src/core/campaigns/campaign-draft';
import { fail, ok } from '../../../src/core/shared/result';
import { aCampaign, aCampaignDraft } from '../../support/campaign-builder';

const conflict = fail({ code: 'conflict' });

test('a new campaign has the fields of the draft, and is created and changed now', () => {
  const draft = aCampaignDraft();
  expect(createdCampaign(undefined, 'boots', draft, { revision: 'a', now: 5 })).toEqual(
    ok({ ...draft, giftCents: 0, id: 'boots', revision: 'a', createdAt: 5, updatedAt: 5 }),
  );
});

test('a campaign that is created again is the one that is there, and another one under its id is a conflict', () => {
  const write = { revision: 'b', now: 5 };
  const draft = aCampaignDraft();
  const before = aCampaign({ ...draft, id: 'boots' });
  expect(createdCampaign(before, 'boots', draft, write)).toEqual(ok(before));
  expect(createdCampaign(before, 'boots', { ...draft, title: 'Other' }, write)).toEqual(conflict);
});

test('a changed campaign keeps its id and its time of creation', () => {
  const campaign = aCampaign({ createdAt: 1, updatedAt: 1 });
  const draft = aCampaignDraft({ title: 'More boots', isActive: false });
  const write = { revision: 'b', now: 5 };
  expect(changedCampaign(campaign, draft, campaign.revision, write)).toEqual(
    ok({ ...draft, giftCents: 0, id: campaign.id, revision: 'b', createdAt: 1, updatedAt: 5 }),
  );
  expect(changedCampaign(campaign, draft, 'another', write)).toEqual(conflict);
  expect(changedCampaign(undefined, draft, campaign.revision, write)).toEqual(fail({ code: 'not-found' }));
});

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
