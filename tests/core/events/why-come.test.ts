import { expect, test } from 'vitest';
import { whyCome } from '../../../src/core/events/why-come';

test.each([
  ['', ''],
  ['  Come by.  ', 'Come by.'],
  ['Leave with shoes that fit. We measure both feet.', 'Leave with shoes that fit.'],
  ['Doors open at 8 a.m. for all. Bring a friend.', 'Doors open at 8 a.m. for all.'],
  ['Is it for me? Yes.', 'Is it for me?'],
  ['No period\nSecond line.', 'No period'],
  ['Visit www.fsr.example today', 'Visit www.fsr.example today'],
  ['¡Ven! Hay zapatos.', '¡Ven!'],
])('the first sentence says why to come: %j', (description, line) => {
  expect(whyCome(description)).toBe(line);
});

test('a long sentence ends between two words, within 120 characters', () => {
  const line = whyCome(`${'Walk with us, '.repeat(20)}please.`);
  expect(line).toMatch(/Walk with us…$|Walk with…$|Walk…$/);
  expect(line.length).toBeLessThanOrEqual(120);
});

test('a word without an end is cut between characters, not within one', () => {
  const line = whyCome('👟'.repeat(200));
  expect([...line]).toHaveLength(120);
  expect(line).toBe(`${'👟'.repeat(119)}…`);
});
