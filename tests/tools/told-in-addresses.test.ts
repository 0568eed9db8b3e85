// The check of every address that browser tests make: that it finds what must not be there, and nothing else.
import { expect, test } from 'vitest';
import { toldIn } from '../../e2e/support/told-in-addresses';

const SITE = 'http://localhost:4173';
const q = (input: object) => `?q=${encodeURIComponent(JSON.stringify(input))}`;

test.each([
  '/dashboard/user-management/all-users?search=bea',
  '/dashboard/user-management/all-users?search=zzz&role=donor',
  '/dashboard/donations/recent-donations?donor=quartz',
  '/dashboard/programs/active-programs?manager=Parker+Manager',
  '/dashboard/programs/active-programs?manager=rosa',
  '/dashboard/admin?message=amara.okafor%40mail.example',
  '/dashboard/home?person=702-555-0142',
  '/dashboard/home#rosa',
  '/dashboard/home/carlos%20ibarra',
  `/api/people/list${q({ search: 'x', page: 1 })}`,
  `/api/applications/similar${q({ programId: 'walk', name: 'Zoe', contact: '' })}`,
  `/api/events/saveEffect${q({ id: 'fitting', shifts: [{ label: 'Welcome desk' }] })}`,
  `/api/gifts/list${q({ campaignId: 'Кира' })}`,
  `/api/messages${q({ trap: 'https://spam.example', openMs: 5 })}`,
  '/calendar/dGhpcyBpcyBhIHNlY3JldA.ics',
  `/invitation/${'s'.repeat(43)}`,
  `/reset-password?token=${'s'.repeat(43)}`,
  '/assets/rosa-Cq2Wf3a.js',
  '/pictures/rosa',
])('%s tells something', (address) => {
  expect(toldIn(SITE + address)).not.toBeNull();
});

test.each([
  '/',
  '/dashboard/donations/recent-donations?tab=pickups&state=requested&page=2',
  '/dashboard/admin?tab=messages&message=message-1',
  '/dashboard/programs/events?from=2026-12-01&to=2026-12-31&event=sample-event-fitting&view=day',
  '/dashboard/user-management/all-users?role=donor&person=7b1f4a52-9c1b-4f6e-8f43-0c2a8f1e2d3c',
  `/invitation#${'s'.repeat(43)}`,
  '/login',
  '/volunteer?role=volunteer',
  `/pictures/${'a'.repeat(64)}`,
  `/api/pictures/${'a'.repeat(64)}/640`,
  '/assets/home-page-Cq2Wf3aB.js',
  '/assets/people-BeA70C4.js',
  '/assets/people-1-bea_2.css',
  `/pictures/${'1bea2'.padEnd(64, '0')}`,
  `/api/pictures/${'7025550142'.padEnd(64, 'a')}/640`,
  '/events/sample-event-fitting.ics',
  `/api/figures/read${q({ from: '2026-01-01', to: '2026-12-31', programId: null, figures: 'sharing' })}`,
  `/api/shelf/applicants${q({ cut: 'men', size: 10.5, wide: false })}`,
  `/api/messages${q({ trap: '', openMs: 60_000 })}`,
])('%s tells nothing', (address) => {
  expect(toldIn(SITE + address)).toBeNull();
});

test('what is no address of a server tells nothing', () => {
  for (const address of ['data:text/plain,Rosa', 'blob:http://localhost/rosa', 'about:blank'])
    expect(toldIn(address)).toBeNull();
});
