import { expect, test } from 'vitest';
import { countPickups } from '../../../src/core/pickups/pickup';
import {
  canDecide,
  decided,
  findDecisionFaults,
  LONGEST_REASON,
  type PickupDecision,
} from '../../../src/core/pickups/pickup-decision';
import { waitingPickups } from '../../../src/core/pickups/waiting-pickups';
import { calendarDateAt, daysAfter } from '../../../src/core/shared/time/calendar';
import { FakeTime } from '../../support/fake-time';

const NOW = new FakeTime().now();
const TODAY = calendarDateAt(NOW);
const BOOTS = [{ description: 'Boots', count: 3 }];

test.each<[PickupDecision, string[]]>([
  [{ state: 'scheduled', at: NOW }, []],
  [{ state: 'scheduled', at: NOW - 1 }, ['at past']],
  [{ state: 'scheduled', at: Number.NaN }, ['at missing']],
  [{ state: 'scheduled', at: Date.UTC(18030, 0, 1) }, ['at far']],
  [{ state: 'scheduled', at: 9e15 }, ['at far']],
  [{ state: 'scheduled', at: Date.UTC(2199, 11, 31) }, []],
  [{ state: 'collected', collectedOn: TODAY, goods: [{ description: 'Boots', count: 3 }] }, []],
  [{ state: 'collected', collectedOn: TODAY, goods: [{ description: 'Boots', count: null }] }, []],
  [{ state: 'collected', collectedOn: TODAY, goods: [] }, ['goods missing']],
  [{ state: 'collected', collectedOn: TODAY, goods: [{ description: ' ', count: 1 }] }, ['goods missing']],
  [
    { state: 'collected', collectedOn: TODAY, goods: [{ description: 'Boots', count: 0 }] },
    ['goods invalid'],
  ],
  [
    { state: 'collected', collectedOn: TODAY, goods: [{ description: 'Boots', count: 1.5 }] },
    ['goods invalid'],
  ],
  [
    { state: 'collected', collectedOn: TODAY, goods: [{ description: 'Boots', count: 1_000_001 }] },
    ['goods invalid'],
  ],
  [{ state: 'collected', collectedOn: daysAfter(TODAY, -400), goods: BOOTS }, []],
  [{ state: 'collected', collectedOn: daysAfter(TODAY, 1), goods: BOOTS }, ['collectedOn future']],
  [{ state: 'collected', collectedOn: '2026-02-30', goods: [] }, ['collectedOn invalid', 'goods missing']],
  [{ state: 'declined', reason: 'We collect shoes and clothing only.' }, []],
  [{ state: 'declined', reason: ' \n ' }, ['reason missing']],
  [{ state: 'declined', reason: 'One.\nTwo.' }, ['reason several-lines']],
  [{ state: 'declined', reason: 'x'.repeat(LONGEST_REASON + 1) }, ['reason too-long']],
  [{ state: 'declined', reason: ` ${'x'.repeat(LONGEST_REASON)} ` }, []],
])('%j has the faults %j', (decision, faults) => {
  expect(findDecisionFaults(decision, NOW).map(({ field, fault }) => `${field} ${fault}`)).toEqual(faults);
});

test('what was collected stays so; what was declined may be scheduled after all', () => {
  expect(canDecide('collected', 'scheduled')).toBe(false);
  expect(canDecide('collected', 'declined')).toBe(false);
  expect(canDecide('declined', 'scheduled')).toBe(true);
  expect(canDecide('requested', 'collected')).toBe(false);
});

test('a collected pickup counts on the day of its collection, and keeps its time where that is the scheduled day', () => {
  // 31 December 2026, half an hour before midnight in Las Vegas.
  const scheduledAt = Date.UTC(2027, 0, 1, 7, 30);
  const collected = (collectedOn: string) =>
    decided({ scheduledAt }, { state: 'collected', collectedOn, goods: BOOTS }).scheduledAt;
  expect(collected('2026-12-31')).toBe(scheduledAt);
  expect(collected('2027-01-02')).toBe(Date.UTC(2027, 0, 2, 20));
  expect(collected('2026-12-30')).toBe(Date.UTC(2026, 11, 30, 20));
});

test('pickups that nobody has scheduled wait, and no others', () => {
  const states = ['requested', 'scheduled', 'requested', 'declined', 'collected'] as const;
  expect(waitingPickups(countPickups(states.map((state) => ({ state }))))).toBe(2);
});
