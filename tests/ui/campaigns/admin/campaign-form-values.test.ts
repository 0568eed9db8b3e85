import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { findCampaignFaults } from '../../../../src/core/campaigns/campaign-draft';
import { toDraft, toFormValues } from '../../../../src/ui/campaigns/admin/campaign-form.view-model';
import { aCampaign, aCampaignDraft } from '../../../support/campaign-builder';
import { DEVICE_ZONES, setDeviceZone } from '../../../support/device-zone';

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
    es: null,
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

test.each(DEVICE_ZONES)('on a device in %s a campaign runs through whole days of Las Vegas', (zone) => {
  setDeviceZone(zone);
  const draftOf = (startDate: string, endDate: string) => toDraft({ ...blank, startDate, endDate }, null);
  const winter = draftOf('2026-12-01', '2026-12-24');
  expect(winter.startDate).toBe(Date.UTC(2026, 11, 1, 8));
  expect(winter.endDate).toBe(Date.UTC(2026, 11, 25, 8) - 1);
  // The clocks of Las Vegas change on both of these days.
  const summer = draftOf('2026-03-08', '2026-11-01');
  expect(summer.startDate).toBe(Date.UTC(2026, 2, 8, 8));
  expect(summer.endDate).toBe(Date.UTC(2026, 10, 2, 8) - 1);
  expect(toFormValues(aCampaign(winter))).toMatchObject({ startDate: '2026-12-01', endDate: '2026-12-24' });
  expect(toFormValues(aCampaign(summer))).toMatchObject({ startDate: '2026-03-08', endDate: '2026-11-01' });
});

property.prop([fc.constantFrom(...DEVICE_ZONES), fc.integer({ min: 0, max: 100_000 })])(
  'in every zone a typed day is read back as the same day',
  (zone, days) => {
    setDeviceZone(zone);
    const day = new Date(Date.UTC(1900, 0, 1 + days)).toISOString().slice(0, 10);
    const draft = toDraft({ ...blank, startDate: day, endDate: day }, null);
    expect(toFormValues(draft)).toMatchObject({ startDate: day, endDate: day });
    expect(draft.endDate).toBeGreaterThan(draft.startDate);
  },
);

test.each(['20265-12-01', '0026-12-01', '1899-12-31', '2200-01-01'])('%s is of an odd year', (day) => {
  const draft = toDraft({ ...blank, startDate: day, endDate: '2026-12-24' }, null);
  expect(findCampaignFaults(draft)).toContainEqual({ field: 'startDate', fault: 'odd-year' });
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

test.each(['', 'soon', '2026-1-1', '12/24/2026', '2026-02-30'])('%j is no date', (text) => {
  expect(toDraft({ ...blank, endDate: text }, null).endDate).toBeNaN();
});

test('a campaign whose dates are none shows empty dates', () => {
  expect(toFormValues(aCampaign({ endDate: Number.NaN })).endDate).toBe('');
});
