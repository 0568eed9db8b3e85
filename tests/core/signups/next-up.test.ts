import { expect, test } from 'vitest';
import { nextInvited, nextScheduled } from '../../../src/core/signups/own/next-up';
import type { InvitedEvent, Scheduled } from '../../../src/core/signups/signup-view';

const BRIEF = {
  id: 'fitting',
  title: 'Fitting Day',
  programId: null,
  place: '',
  address: '',
  access: '',
  sequence: 0,
  changedAt: 0,
  contactName: '',
  contactPhone: '',
  cancelReason: '',
  startsAt: 1_000,
  endsAt: 2_000,
  state: 'published',
  kind: null,
  why: '',
  es: null,
} as const;
const OWN = { id: 'own', revision: 'first', since: 0, minutes: null, hours: 'none', markedAt: null } as const;

const scheduled = (part: Partial<Scheduled>): Scheduled => ({
  ...OWN,
  state: 'going',
  position: null,
  event: BRIEF,
  shift: { id: 'desk', label: 'Welcome desk', es: null },
  startsAt: 1_000,
  endsAt: 2_000,
  others: [],
  offer: null,
  ...part,
});
const invited = (part: Partial<InvitedEvent>): InvitedEvent => ({
  ...BRIEF,
  program: null,
  takesSignups: true,
  placesLeft: 5,
  seriesId: null,
  own: null,
  obstacle: null,
  ...part,
});
const going = { own: { ...OWN, state: 'going', position: null } } as const;
const waiting = { own: { ...OWN, state: 'waiting', position: 1 }, placesLeft: 0 } as const;

test('the next entry of a schedule is the soonest that is not over, not canceled, and not only waited for', () => {
  const all = [
    scheduled({ id: 'over', endsAt: 900 }),
    scheduled({ id: 'waits', state: 'waiting' }),
    scheduled({ id: 'canceled', event: { ...BRIEF, state: 'canceled' } }),
    scheduled({ id: 'later', startsAt: 5_000, endsAt: 6_000 }),
    scheduled({ id: 'soon', startsAt: 3_000, endsAt: 4_000, shift: null }),
  ];
  expect(nextScheduled(all, 900)).toEqual({ shift: null, event: BRIEF, startsAt: 3_000, place: 'own' });
  expect(nextScheduled(all.slice(0, 4), 900)?.shift?.label).toBe('Welcome desk');
  expect(nextScheduled(all.slice(0, 3), 900)).toBeNull();
});

test('the next event is an own one, otherwise the soonest with a place for the person', () => {
  const full = invited({ title: 'Full', placesLeft: 0, startsAt: 10 });
  const busy = invited({
    title: 'Busy',
    obstacle: { why: 'overlap', title: 'Other', es: null },
    startsAt: 20,
  });
  const dropIn = invited({ title: 'Drop in', placesLeft: null, takesSignups: false, startsAt: 40 });
  const free = invited({ title: 'Free', startsAt: 50 });
  const others = [free, dropIn, busy, full, invited({ ...waiting, title: 'Waits', startsAt: 30 })];
  expect(nextInvited(others, 0)).toMatchObject({
    event: { title: 'Drop in' },
    startsAt: 40,
    place: 'drop-in',
  });
  expect(nextInvited([free, busy, full], 0)).toMatchObject({
    event: { title: 'Free' },
    startsAt: 50,
    place: 'open',
  });
  const boundless = invited({ title: 'Without a limit', placesLeft: null });
  expect(nextInvited([boundless], 0)?.place).toBe('open');
  const own = invited({ ...going, title: 'Own', startsAt: 1_500, placesLeft: 0 });
  expect(nextInvited([...others, own], 0)).toMatchObject({
    event: { title: 'Own' },
    startsAt: 1_500,
    place: 'own',
  });
  const canceled = invited({ ...going, state: 'canceled', startsAt: 5 });
  expect(nextInvited([canceled, full, invited({ endsAt: 900 })], 900)).toBeNull();
});
