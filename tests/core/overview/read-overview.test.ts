import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../src/core/audit/audit-entry';
import { ReadOverview } from '../../../src/core/overview/read-overview';
import type { PeopleQuery } from '../../../src/core/people/people-query';
import { fail, ok } from '../../../src/core/shared/result';

const ENTRY: AuditEntry = {
  id: 'a1',
  at: 1,
  actor: { id: 'avery', name: 'Avery Admin' },
  action: 'pickup.schedule',
  subject: { id: 'p1', name: '' },
  detail: {},
};

test('users are those who can sign in, and upcoming events the published ones', async () => {
  const asked: PeopleQuery[] = [];
  const read = new ReadOverview(
    {
      list: async (query) => {
        asked.push(query);
        return ok({ items: [], total: 7 });
      },
    },
    { list: async () => ok({ items: [ENTRY], total: 1 }) },
    { list: async ({ show }) => ok({ items: [], total: show === 'active' ? 12 : 0 }) },
    { newBeneficiaries: async () => ok(36) },
    { upcoming: async ({ show }) => ok({ items: [], total: show === 'published' ? 8 : 0 }) },
  );
  expect(await read.execute()).toEqual({
    figures: { totalUsers: 7, activePrograms: 12, upcomingEvents: 8, newBeneficiaries: 36 },
    activity: [ENTRY],
  });
  expect(asked).toMatchObject([{ state: 'active', role: null }]);
});

test('what cannot be read is unknown, and the rest is there', async () => {
  const unavailable = async () => fail({ code: 'unavailable' });
  const read = new ReadOverview(
    { list: unavailable },
    { list: unavailable },
    { list: unavailable },
    { newBeneficiaries: unavailable },
    { upcoming: unavailable },
  );
  expect(await read.execute()).toEqual({
    figures: { totalUsers: null, activePrograms: null, upcomingEvents: null, newBeneficiaries: null },
    activity: null,
  });
});
