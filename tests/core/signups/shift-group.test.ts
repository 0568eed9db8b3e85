import { expect, test } from 'vitest';
import { shiftGroupOf } from '../../../src/core/signups/own/shift-group';
import type { OfferedShift } from '../../../src/core/signups/signup-view';

const open: Parameters<typeof shiftGroupOf>[0] = { own: null, obstacle: null, needs: 2 };
const own = {} as OfferedShift['own'];
const training = { why: 'training', guide: { id: 'safe', title: 'Safe', es: null } } as const;

test.each([
  ['open', open],
  ['later', { ...open, needs: 0 }],
  ['later', { ...open, obstacle: training }],
  ['later', { ...open, obstacle: training, needs: 0 }],
  ['closed', { ...open, obstacle: { why: 'adults-only' } }],
  ['closed', { ...open, needs: 0, obstacle: { why: 'overlap', title: null, es: null } }],
  [
    'closed',
    { ...open, obstacle: { why: 'not-approved', program: { id: 'walk', title: 'Walk', es: null } } },
  ],
  ['own', { ...open, own }],
  ['own', { ...open, own, needs: 0, obstacle: { why: 'started' } }],
] as const)('a volunteer finds among %s: %j', (group, shift) => {
  expect(shiftGroupOf(shift)).toBe(group);
});
