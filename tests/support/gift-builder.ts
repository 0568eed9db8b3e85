import { type Gift, NO_DONOR, RECEIPT_OWED } from '../../src/core/gifts/gift';
import type { GiftCorrection, GiftDraft } from '../../src/core/gifts/gift-draft';
import type { GiftFilter, GiftPage, GiftQuery } from '../../src/core/gifts/gift-query';
import type { GoodsDraft } from '../../src/core/gifts/goods-draft';
import type { ImportRow } from '../../src/core/gifts/import/gift-file';
import type { RecurringPlan } from '../../src/core/plans/plan';

/** A filter that leaves nothing out. */
const EVERY_GIFT: GiftFilter = {
  search: '',
  kind: null,
  state: null,
  method: null,
  campaignId: null,
  receipt: null,
  from: null,
  to: null,
};

/** A settled check over $100. */
export function aGift(overrides: Partial<Gift> = {}): Gift {
  return {
    id: 'check',
    revision: 'first',
    donor: aDonor(),
    personId: null,
    cents: 10_000,
    benefit: null,
    campaignId: null,
    planId: null,
    receivedOn: '2026-11-02',
    method: 'check',
    note: '',
    origin: 'hand',
    source: null,
    importId: null,
    state: 'settled',
    refund: null,
    createdAt: Date.UTC(2026, 10, 2, 20),
    correctedAt: null,
    ...RECEIPT_OWED,
    ...overrides,
  };
}

/** Somebody who gives. */
export function aDonor(overrides: Partial<Gift['donor']> = {}): Gift['donor'] {
  return { ...NO_DONOR, name: 'Rosa Delgado', email: 'rosa@mail.example', ...overrides };
}

/** A check over $100 that is to be recorded. */
export function aGiftDraft(overrides: Partial<GiftDraft> = {}): GiftDraft {
  return {
    donor: aDonor(),
    cents: 10_000,
    benefit: null,
    campaignId: null,
    receivedOn: '2026-11-02',
    method: 'check',
    note: '',
    ...RECEIPT_OWED,
    isSettled: true,
    ...overrides,
  };
}

/** The same as it is corrected. */
export function aCorrection(overrides: Partial<GiftCorrection> = {}): GiftCorrection {
  const { isSettled: _, ...correction } = aGiftDraft();
  return { ...correction, ...overrides };
}

/** Two pairs of boots that somebody dropped off and that are to be recorded. */
export function aGoodsDraft(overrides: Partial<GoodsDraft> = {}): GoodsDraft {
  return {
    donor: { name: 'Rosa Delgado', email: 'rosa@mail.example', phone: '', address: '' },
    receivedOn: '2026-11-02',
    goods: [{ description: 'Pairs of boots', count: 2 }],
    ...overrides,
  };
}

/** A row of a provider's file. */
export function anImportRow(overrides: Partial<ImportRow> = {}): ImportRow {
  return {
    externalId: 'F-1',
    donor: aDonor(),
    cents: 2_500,
    receivedOn: '2026-11-05',
    method: 'card',
    campaignId: null,
    planId: null,
    note: '',
    refund: null,
    ...RECEIPT_OWED,
    ...overrides,
  };
}

/** A monthly plan over $25, which begins on November 20, 2026. */
export function aPlan(overrides: Partial<RecurringPlan> = {}): RecurringPlan {
  return {
    id: 'plan',
    revision: 'first',
    personId: 'dana',
    name: 'Dana Donor',
    email: 'dana@fsr.example',
    cents: 2_500,
    interval: 'monthly',
    startsOn: '2026-11-20',
    asksFrom: '2026-11-20',
    state: 'active',
    createdAt: Date.UTC(2026, 10, 1, 20),
    ...overrides,
  };
}

/** The gifts of money of a page. */
export function moneyOf({ items }: GiftPage): readonly Gift[] {
  return items.flatMap((one) => (one.kind === 'money' ? one.gift : []));
}

/** The first page of all gifts, the newest first. */
export function aGiftQuery(overrides: Partial<GiftQuery> = {}): GiftQuery {
  return { ...EVERY_GIFT, sort: 'newest', page: 1, size: 200, ...overrides };
}
