import { fc, test as property } from '@fast-check/vitest';
import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { toDraft, toFormValues } from '../../../../src/ui/campaigns/admin/campaign-form.view-model';
import { aCampaign, aCampaignDraft } from '../../../support/campaign-builder';

const blank = toFormValues(null);

test('a new campaign begins empty, with nothing raised, and active', () => {
  expect(blank).toEqual({
    title: '',
    description: '',
    goalAmount: '',
    currentAmount: '0',
    startDate: '',
    endDate: '',
    imageUrl: '',
    isActive: true,
  });
});

property.prop([
  fc.integer({ min: 0, max: 253_402_300_799_000 }),
  fc.integer({ min: 0, max: 253_402_300_799_000 }),
])('what is not touched stays as it is, to the millisecond', (startDate, endDate) => {
  const draft = aCampaignDraft({ startDate, endDate });
  const campaign = aCampaign({ startDate, endDate });
  expect(toDraft(toFormValues(campaign), campaign)).toEqual(draft);
});

test('a campaign runs through its whole first and last day', () => {
  const draft = toDraft({ ...blank, startDate: '2026-12-01', endDate: '2026-12-24' }, null);
  expect(dayjs(draft.startDate).format('YYYY-MM-DD HH:mm:ss')).toBe('2026-12-01 00:00:00');
  expect(dayjs(draft.endDate).format('YYYY-MM-DD HH:mm:ss')).toBe('2026-12-24 23:59:59');
});

test.each([
  ['12000', 12_000],
  ['$12,000', 12_000],
  [' 0 ', 0],
  ['-5', -5],
])('%j is %d dollars', (text, dollars) => {
  expect(toDraft({ ...blank, goalAmount: text }, null).goalAmount).toBe(dollars);
});

test.each(['', 'abc', '10.50', '1e3', 'Infinity'])('%j is no number of dollars', (text) => {
  expect(toDraft({ ...blank, goalAmount: text }, null).goalAmount).toBeNaN();
});

test.each(['', 'soon', '2026-1-1', '12/24/2026'])('%j is no date', (text) => {
  expect(toDraft({ ...blank, endDate: text }, null).endDate).toBeNaN();
});

test('a campaign whose dates are none shows empty dates', () => {
  expect(toFormValues(aCampaign({ endDate: Number.NaN })).endDate).toBe('');
});
