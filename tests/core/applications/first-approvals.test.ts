import { expect, test } from 'vitest';
import { newBeneficiaries } from '../../../src/core/applications/first-approvals';
import { anApplication } from '../../support/application-builder';

const approved = (personKey: string, decidedAt: number, part = {}) =>
  anApplication({ id: `${personKey} ${decidedAt}`, personKey, state: 'approved', decidedAt, ...part });

test('a person counts once, by their first approval as a participant', () => {
  const applications = [
    approved('new', 10),
    approved('new', 20),
    approved('before', 9),
    approved('before', 30),
    approved('helper', 15, { as: 'volunteer' }),
    approved('ended', 12, { ended: { at: 13, how: 'left' } }),
    anApplication({ personKey: 'denied', state: 'denied', decidedAt: 15 }),
    anApplication({ personKey: 'pending' }),
  ];
  expect(newBeneficiaries(applications, 10)).toBe(2);
  expect(newBeneficiaries(applications, 31)).toBe(0);
});
