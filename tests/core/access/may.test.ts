import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { type Action, may, mayCall } from '../../../src/core/access/may';
import { ROLES } from '../../../src/core/access/role';

type Who = (typeof ROLES)[number] | 'visitor' | 'unknown role' | 'owner' | 'manager';

const SIGNED_IN: readonly Who[] = [...ROLES, 'unknown role', 'owner'];
const EVERYBODY: readonly Who[] = ['visitor', ...SIGNED_IN];
const ADMIN: readonly Who[] = ['admin'];
const MANAGER: readonly Who[] = ['program_manager'];
const STAFF: readonly Who[] = ['admin', 'manager'];
const VOLUNTEER: readonly Who[] = ['volunteer'];
const DONOR: readonly Who[] = ['donor'];
const BENEFICIARY: readonly Who[] = ['beneficiary'];

/** Who may do what, as it is promised: an action without a row does not compile. */
const TABLE: Readonly<Record<Action, readonly Who[]>> = {
  'content.read': EVERYBODY,
  'content.save': ADMIN,
  'content.list-backups': ADMIN,
  'publication.read': ADMIN,
  'campaign.list-active': EVERYBODY,
  'campaign.list': ADMIN,
  'campaign.read': ADMIN,
  'campaign.create': ADMIN,
  'campaign.update': ADMIN,
  'picture.read': EVERYBODY,
  'picture.add': ADMIN,
  'message.send': EVERYBODY,
  'message.list': ADMIN,
  'message.mark': ADMIN,
  'gift.pledge': EVERYBODY,
  'gift.list': ADMIN,
  'gift.report': ADMIN,
  'gift.record': ADMIN,
  'gift.settle': ADMIN,
  'gift.refund': ADMIN,
  'gift.correct': ADMIN,
  'gift.import': ADMIN,
  'gift.undo-import': ADMIN,
  'gift.list-own': ['owner'],
  'gift.see-together': ['admin', 'donor'],
  'plan.list': ADMIN,
  'plan.list-own': ['owner'],
  'plan.start': ['owner'],
  'plan.change': ['owner'],
  'receipt.list': ADMIN,
  'receipt.issue': ADMIN,
  'receipt.void': ADMIN,
  'receipt.replace': ADMIN,
  'receipt.send': ADMIN,
  'receipt.send-letters': ADMIN,
  'receipt.list-own': ['owner'],
  'pickup.request': EVERYBODY,
  'pickup.list': ADMIN,
  'pickup.decide': ADMIN,
  'program.list-open': SIGNED_IN,
  'program.list': STAFF,
  'program.create': ['admin', 'program_manager'],
  'program.save': STAFF,
  'program.publish': STAFF,
  'program.archive': STAFF,
  'program.restore': STAFF,
  'program.delete-draft': STAFF,
  'application.list': STAFF,
  'application.record': STAFF,
  'application.decide': STAFF,
  'application.end': STAFF,
  'application.change-sizes': STAFF,
  'application.note': STAFF,
  'application.told': STAFF,
  'shelf.see-wanted': EVERYBODY,
  'shelf.read': ['admin', 'program_manager'],
  'shelf.move': ['admin', 'program_manager'],
  'shelf.give': STAFF,
  'report.read': STAFF,
  'application.list-own': ['owner'],
  'application.send': ['owner'],
  'application.change': ['owner'],
  'application.withdraw': ['owner'],
  'event.list-public': EVERYBODY,
  'event.list-invited': SIGNED_IN,
  'event.list': STAFF,
  'event.save': STAFF,
  'event.cancel': STAFF,
  'signup.list': STAFF,
  'signup.assign': STAFF,
  'signup.mark': STAFF,
  'signup.list-own': ['owner'],
  'signup.make': ['owner'],
  'signup.withdraw': ['owner'],
  'volunteer.list': ['admin', 'program_manager'],
  'hours.list': STAFF,
  'hours.approve': STAFF,
  'hours.list-own': ['owner'],
  'hours.log': ['owner'],
  'guide.list': SIGNED_IN,
  'guide.save': ['admin', 'program_manager'],
  'guide.require': STAFF,
  'guide.report': SIGNED_IN,
  'training.complete': ['owner'],
  'training.record': ['admin', 'program_manager'],
  'feed.own': ['owner'],
  'feed.read': EVERYBODY,
  'session.open': EVERYBODY,
  'session.read': EVERYBODY,
  'session.end': EVERYBODY,
  'session.end-all': ['admin', 'owner'],
  'settings.read': ADMIN,
  'settings.save': ADMIN,
  'outbox.list': ADMIN,
  'outbox.try-again': ADMIN,
  'account-link.request': EVERYBODY,
  'account-link.read': EVERYBODY,
  'account-link.use': EVERYBODY,
  'session.list': ['owner'],
  'session.end-one': ['owner'],
  'account.change': ['owner'],
  'account.change-password': ['owner'],
  'account.change-avatar': ['owner'],
  'factor.list-own': ['owner'],
  'factor.change-own': ['owner'],
  'factor.confirm': ['owner'],
  'first-admin.create': EVERYBODY,
  'changes.follow': SIGNED_IN,
  'person.list': ADMIN,
  'person.read': ADMIN,
  'person.invite': ADMIN,
  'person.change': ADMIN,
  'person.deactivate': ADMIN,
  'person.sign-out': ADMIN,
  'person.export': ADMIN,
  'person.erase': ADMIN,
  'person.reset-factor': ADMIN,
  'audit.read': ADMIN,
  'overview.read': ADMIN,
  'open home': SIGNED_IN,
  'open profile': SIGNED_IN,
  'open admin': ADMIN,
  'open user-management': ADMIN,
  'open user-management/all-users': ADMIN,
  'open user-management/roles': ADMIN,
  'open user-management/permissions': ADMIN,
  'open programs': ['admin', 'program_manager', 'volunteer'],
  'open programs/active-programs': ADMIN,
  'open programs/create-new': ADMIN,
  'open programs/archive': ADMIN,
  'open programs/my-programs': ['program_manager', 'volunteer'],
  'open programs/create-program': MANAGER,
  'open programs/program-calendar': MANAGER,
  'open programs/available-programs': VOLUNTEER,
  'open programs/time-tracking': VOLUNTEER,
  'open campaigns': ADMIN,
  'open campaigns/active-campaigns': ADMIN,
  'open campaigns/create-campaign': ADMIN,
  'open campaigns/campaign-reports': ADMIN,
  'open events': ['admin', 'program_manager', 'beneficiary'],
  'open events/upcoming-events': ADMIN,
  'open events/past-events': ADMIN,
  'open events/create-event': ADMIN,
  'open donations': ADMIN,
  'open donations/recent-donations': ADMIN,
  'open donations/donation-reports': ADMIN,
  'open donations/campaign-performance': ADMIN,
  'open settings': ADMIN,
  'open volunteers': MANAGER,
  'open volunteers/volunteer-list': MANAGER,
  'open volunteers/assignments': MANAGER,
  'open volunteers/applications': MANAGER,
  'open reports': MANAGER,
  'open my-schedule': VOLUNTEER,
  'open training': VOLUNTEER,
  'open resources': ['volunteer', 'beneficiary'],
  'open my-donations': DONOR,
  'open impact-reports': DONOR,
  'open upcoming-events': DONOR,
  'open recurring-donations': DONOR,
  'open tax-receipts': DONOR,
  'open available-programs': BENEFICIARY,
  'open my-applications': BENEFICIARY,
  'open my-applications/pending': BENEFICIARY,
  'open my-applications/approved': BENEFICIARY,
  'open my-applications/denied': BENEFICIARY,
};
const ROWS = Object.entries(TABLE) as [Action, readonly Who[]][];

test.each(ROWS)('%s: by role', (action, allowed) => {
  for (const role of ROLES) expect(may({ id: 'me', role }, action), role).toBe(allowed.includes(role));
  expect(may(null, action)).toBe(allowed.includes('visitor'));
  expect(may({ id: 'me', role: 'root' }, action)).toBe(allowed.includes('unknown role'));
});

test.each(ROWS)('%s: by owner', (action, allowed) => {
  const actor = { id: 'me', role: 'root' };
  expect(may(actor, action, { ownerId: 'me' })).toBe(allowed.includes('owner'));
  expect(may(actor, action, { ownerId: 'somebody else' })).toBe(allowed.includes('unknown role'));
  expect(may(null, action, { ownerId: 'me' })).toBe(allowed.includes('visitor'));
  expect(may({ role: 'root' }, action, { ownerId: 'me' })).toBe(allowed.includes('unknown role'));
});

const anyRole = fc.oneof(
  fc.string(),
  fc.constantFrom(
    ...ROLES,
    '__proto__',
    'toString',
    'Admin',
    'admin ',
    'owner',
    'everybody',
    'signed-in',
    '',
  ),
);
const anyId = fc.oneof(fc.constantFrom('me', 'you', ''), fc.string());

property.prop([fc.constantFrom(...ROWS), anyRole, anyId, fc.option(anyId), fc.option(fc.array(anyId))])(
  'any role, id, owner and managers: allowed by the table alone',
  ([action, allowed], role, id, ownerId, managerIds) => {
    const isKnown = (ROLES as readonly string[]).includes(role);
    const isOwn = ownerId === id;
    const manages = role === 'program_manager' && managerIds !== null && managerIds.includes(id);
    const expected =
      allowed.includes(isKnown ? (role as Who) : 'unknown role') ||
      (isOwn && allowed.includes('owner')) ||
      (manages && allowed.includes('manager'));
    const subject = { ...(ownerId === null ? {} : { ownerId }), ...(managerIds && { managerIds }) };
    expect(may({ id, role }, action, subject)).toBe(expected);
  },
);

test.each(ROWS)('%s: by manager of the program', (action, allowed) => {
  const manager = { id: 'me', role: 'program_manager' };
  const isAllowed = allowed.includes('manager') || allowed.includes('program_manager');
  expect(may(manager, action, { managerIds: ['you', 'me'] })).toBe(isAllowed);
  expect(may(manager, action, { managerIds: ['you'] })).toBe(allowed.includes('program_manager'));
  expect(may(manager, action, {})).toBe(allowed.includes('program_manager'));
  // A manager who lost the role is one no more, whatever the program still says.
  expect(may({ ...manager, role: 'volunteer' }, action, { managerIds: ['me'] })).toBe(
    allowed.includes('volunteer'),
  );
  expect(may(null, action, { managerIds: ['me'] })).toBe(allowed.includes('visitor'));
  expect(mayCall(manager, action)).toBe(isAllowed || allowed.includes('owner'));
});

test('whoever may open a page of campaigns may do what it is for, and nobody else', () => {
  for (const role of [...ROLES, 'root']) {
    const actor = { id: 'me', role };
    expect(may(actor, 'open campaigns/create-campaign')).toBe(may(actor, 'campaign.create'));
    expect(may(actor, 'open campaigns/active-campaigns')).toBe(may(actor, 'campaign.list'));
    expect(may(actor, 'open campaigns/campaign-reports')).toBe(may(actor, 'campaign.list'));
    expect(may(actor, 'open admin')).toBe(may(actor, 'content.save'));
  }
});
