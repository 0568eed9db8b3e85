import { expect, test } from 'vitest';
import { nextFittingDays } from '../../../src/core/events/public-events';
import { aPublicEvent } from '../../support/public-event-builder';

test('the next fitting days are four events at most of programs that give out shoes, also full ones', () => {
  const day = (id: string, part: Parameters<typeof aPublicEvent>[0] = {}) =>
    aPublicEvent({ id, kind: 'items', ...part });
  const events = [
    day('one'),
    aPublicEvent({ id: 'cleanup', kind: 'cleanup' }),
    aPublicEvent({ id: 'open-house', kind: null }),
    day('canceled', { state: 'canceled' }),
    day('full', { placesLeft: 0 }),
    day('three'),
    day('four'),
    day('five'),
  ];
  expect(nextFittingDays(events).map(({ id }) => id)).toEqual(['one', 'full', 'three', 'four']);
  expect(nextFittingDays([])).toEqual([]);
});
