import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { goodsByYear } from '../../../../src/core/pickups/own-pickup';
import {
  countedItems,
  findGoodsFaults,
  goodsText,
  linesOfText,
  MOST_LINES,
} from '../../../../src/core/shared/goods/goods-line';
import { aPickup } from '../../../support/message-builder';

test.each([
  ['7 pairs of boots; a box of socks', ['7 × Pairs of boots', 'A box of socks']],
  [
    '2 pairs of work boots, men’s 11\r\n3 winter coats',
    ['2 × Pairs of work boots, men’s 11', '3 × Winter coats'],
  ],
  ['0 shoes', ['0 shoes']],
  ['7-8 boots', ['7-8 boots']],
  ['size 9 boots;;', ['Size 9 boots']],
])('%j begins as %j', (text, lines) => {
  expect(goodsText(linesOfText(text))).toBe(lines.join('; '));
});

property.prop([fc.string({ unit: 'binary' })])('any words make lines that hold, or none', (text) => {
  const lines = linesOfText(text);
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
  expect(lines.length === 0 || findGoodsFaults(lines).length === 0).toBe(true);
});

test('what was counted is added up, and what nobody counted is not 0', () => {
  expect(countedItems([])).toBeNull();
  expect(countedItems([{ description: 'Socks', count: null }])).toBeNull();
  const goods = [
    { description: 'Boots', count: 3 },
    { description: 'Socks', count: null },
    { description: 'Coats', count: 4 },
  ];
  expect(countedItems(goods)).toBe(7);
  const came = { state: 'collected', scheduledAt: Date.UTC(2026, 0, 1, 7, 59) } as const;
  expect(goodsByYear([aPickup({ ...came, goods }), aPickup(came), aPickup({ goods })])).toEqual(
    new Map([[2025, { gifts: 2, items: 7 }]]),
  );
});

test.each([
  ['a'.repeat(5_000), []],
  ['a'.repeat(5_001), ['too-long']],
  ['boots \ud83d', ['unstorable']],
  [`b${'\u0301\u0316'.repeat(50)}`, ['unstorable']],
])('a line of what came can be stored and shown', (description, faults) => {
  expect(findGoodsFaults([{ description, count: 1 }]).map(({ fault }) => fault)).toEqual(faults);
});
