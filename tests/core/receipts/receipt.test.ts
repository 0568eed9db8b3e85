import * as v from 'valibot';
import { expect, test } from 'vitest';
import { goodsOfPickup } from '../../../src/core/gifts/gift';
import {
  askAgain,
  draftReceipt,
  type ReceiptAsk,
  type ReceiptDraft,
  type ReceiptSource,
  receiptsInTheWay,
} from '../../../src/core/receipts/issue-receipt';
import {
  isReceiptOf,
  type Receipt,
  receiptBenefitCents,
  receiptCents,
  receiptExcessCents,
  receiptedIds,
  receiptNumber,
  receiptSchema,
  receiptTextSchema,
  voidedReceipt,
} from '../../../src/core/receipts/receipt';
import { receiptWords } from '../../../src/core/receipts/receipt-words';
import { donorIdentity } from '../../../src/core/shared/who-is-who';
import { aDonor, aGift } from '../../support/gift-builder';
import { aPickup } from '../../support/message-builder';
import { ORGANIZATION, someGoods } from '../../support/receipt-builder';

const KEY = donorIdentity(aDonor());
const STATEMENT: ReceiptAsk = { kind: 'statement', donorKey: KEY, year: 2026 };
const single = (giftId: string): ReceiptAsk => ({ kind: 'single', giftId });

function sourceOf(overrides: Partial<ReceiptSource> = {}): ReceiptSource {
  return { gifts: [aGift()], goods: [], organization: ORGANIZATION, giftsAre: 'deductible', ...overrides };
}

function draftOf(ask: ReceiptAsk, source: ReceiptSource): ReceiptDraft {
  const draft = draftReceipt(ask, source);
  if (typeof draft === 'string') throw new Error(`No receipt: ${draft}`);
  return draft;
}

function receiptOf(draft: ReceiptDraft, overrides: Partial<Receipt> = {}): Receipt {
  const issued = { id: 'r1', number: receiptNumber(draft.year, 1), issuedOn: '2027-01-04' };
  return v.parse(receiptSchema, { ...draft, ...issued, state: 'issued', voided: null, ...overrides });
}

test('a year with cash, goods, a benefit and a refund is told with every part of it', () => {
  const gifts = [
    aGift({ id: 'dinner', cents: 20_000, benefit: { description: 'Dinner', cents: 7_500 } }),
    aGift({
      id: 'part',
      cents: 5_050,
      receivedOn: '2026-03-01',
      state: 'refunded',
      refund: { cents: 1_025, on: '2026-04-01' },
    }),
    aGift({ id: 'gone', state: 'refunded', refund: { cents: 10_000, on: '2026-12-01' } }),
    aGift({ id: 'waits', state: 'pending' }),
    aGift({ id: 'before', receivedOn: '2025-12-31' }),
    aGift({ id: 'other', donor: aDonor({ email: 'other@mail.example' }) }),
    aGift({ id: 'card', source: { provider: 'Payments', externalId: '1' }, receivedOn: '2026-01-01' }),
  ];
  const goods = [someGoods(), someGoods({ id: 'old', receivedOn: '2027-01-01' })];
  const { text, ...draft } = draftOf(STATEMENT, sourceOf({ gifts, goods }));
  expect(draft).toEqual({ kind: 'statement', year: 2026, donorKey: KEY, personId: null });
  expect(text.organization).toEqual(ORGANIZATION);
  expect(text.gifts.map(({ giftId, cents, refundedCents }) => [giftId, cents, refundedCents])).toEqual([
    ['card', 10_000, 0],
    ['part', 5_050, 1_025],
    ['dinner', 20_000, 0],
  ]);
  expect(text.gifts[0]?.provider).toBe('Payments');
  expect(text.goods).toEqual([
    { goodsId: 'boots', receivedOn: '2026-11-10', description: 'Work boots', count: 5 },
  ]);
  expect(text.inReturn).toEqual({ kind: 'benefits', sentence: receiptWords.someInReturn });
  expect(text.notes).toEqual([
    receiptWords.deductible,
    receiptWords.excess,
    receiptWords.goods,
    receiptWords.refunds,
    receiptWords.provider,
    receiptWords.keep,
  ]);
  expect([receiptCents(text), receiptBenefitCents(text), receiptExcessCents(text)]).toEqual([
    34_025, 7_500, 26_525,
  ]);
});

test('no receipt is without the sentence about what was given in return', () => {
  const { text } = draftOf(single('check'), sourceOf());
  expect(text.inReturn).toEqual({ kind: 'nothing', sentence: receiptWords.nothingInReturn });
  const benefit = { description: 'Dinner', cents: 7_500 };
  const dinner = draftOf(single('check'), sourceOf({ gifts: [aGift({ benefit })] }));
  expect(dinner.text.inReturn).toEqual({ kind: 'benefits', sentence: receiptWords.allInReturn });
  expect(v.is(receiptTextSchema, { ...text, inReturn: { kind: 'nothing', sentence: '' } })).toBe(false);
  // The sentence about an excess says what the law limits, in the words of the law.
  const { excess, ...others } = receiptWords;
  expect(Object.values(others).join(' ')).not.toMatch(/(is|are) (tax-)?deductible/);
  expect(excess).toBe(
    'Where goods or services were provided in exchange, the amount that is deductible for federal income tax purposes is limited to the part of the payment that exceeds their value.',
  );
  expect(text.notes).toContain('Your contributions may be tax-deductible to the extent allowed by law.');
});

test('a foundation whose gifts are not deductible says so, and nothing of an excess', () => {
  const gifts = [aGift({ benefit: { description: 'Dinner', cents: 7_500 } })];
  const { text } = draftOf(single('check'), sourceOf({ gifts, giftsAre: 'not-deductible' }));
  expect(text.notes).toEqual(['Contributions are not tax-deductible.', receiptWords.keep]);
  expect(text.organization).toEqual(ORGANIZATION);
});

test.each<[string, ReceiptAsk, Partial<ReceiptSource>]>([
  ['legal-name', STATEMENT, { organization: { ...ORGANIZATION, legalName: ' ' } }],
  ['unknown', single('nobody'), {}],
  ['unknown', { ...STATEMENT, year: 2025 }, {}],
  ['pending', single('check'), { gifts: [aGift({ state: 'pending' })] }],
  ['no-receipt', single('check'), { gifts: [aGift({ receipt: 'none', noReceiptReason: 'fund' })] }],
  [
    'nothing-left',
    single('check'),
    { gifts: [aGift({ state: 'refunded', refund: { cents: 10_000, on: '2026-12-01' } })] },
  ],
])('no receipt: %s', (fault, ask, source) => {
  expect(draftReceipt(ask, sourceOf(source))).toBe(fault);
});

test('people of one name without an e-mail address are told apart by their postal address', () => {
  const [one, other] = [aDonor({ email: '', address: '1 Road' }), aDonor({ email: '', address: '2 Road' })];
  expect(donorIdentity(one)).not.toBe(donorIdentity(other));
  expect(donorIdentity(aDonor({ address: '1 Road' }))).toBe(
    donorIdentity(aDonor({ email: 'ROSA@mail.example ' })),
  );
});

test('one receipt of a kind holds for a gift', () => {
  const draft = draftOf(single('check'), sourceOf());
  const receipt = receiptOf(draft);
  expect(receiptsInTheWay(draft, [receipt])).toEqual([receipt]);
  expect(receiptsInTheWay(draftOf(STATEMENT, sourceOf()), [receipt])).toEqual([]);
  const voided = voidedReceipt(receipt, {
    on: '2027-01-05',
    cause: 'person',
    reason: 'Misspelled',
    replacedBy: null,
  });
  expect(voided).toMatchObject({ state: 'voided', text: receipt.text, number: '2026-0001' });
  expect(receiptsInTheWay(draft, [voided])).toEqual([]);
});

test('a receipt is asked for again as it was', () => {
  expect(askAgain(receiptOf(draftOf(STATEMENT, sourceOf())))).toEqual(STATEMENT);
  expect(askAgain(receiptOf(draftOf(single('check'), sourceOf())))).toEqual(single('check'));
  const goods = receiptOf(draftOf(single('boots'), sourceOf({ goods: [someGoods()] })));
  expect(askAgain(goods)).toEqual(single('boots'));
});

test('each line of goods stands on the receipt with its count, and the gift is receipted once', () => {
  const lines = [
    { description: 'Pairs of boots', count: 12 },
    { description: 'A bag of socks', count: null },
  ];
  const draft = draftOf(single('boots'), sourceOf({ goods: [someGoods({ lines })] }));
  expect(draft.text.goods).toEqual(
    lines.map((line) => ({ goodsId: 'boots', receivedOn: '2026-11-10', ...line })),
  );
  expect(receiptedIds(draft)).toEqual(['boots']);
});

test('a receipt belongs to the account, or to the verified address', () => {
  const receipt = receiptOf(draftOf(single('check'), sourceOf()));
  expect(isReceiptOf(receipt, { personId: 'p', email: 'Rosa@Mail.example' })).toBe(true);
  expect(isReceiptOf(receipt, { personId: 'p', email: '' })).toBe(false);
  expect(isReceiptOf({ ...receipt, personId: 'p' }, { personId: 'p', email: 'new@mail.example' })).toBe(true);
});

test('only what was collected was received, on its day in Las Vegas', () => {
  expect(goodsOfPickup(aPickup({ state: 'scheduled' }))).toBeNull();
  const scheduledAt = Date.UTC(2027, 0, 1, 7, 59);
  expect(goodsOfPickup(aPickup({ state: 'collected', scheduledAt, items: '3 pairs' }))).toMatchObject({
    receivedOn: '2026-12-31',
    lines: [{ description: '3 pairs', count: null }],
  });
});
