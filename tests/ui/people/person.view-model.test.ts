import { expect, test, vi } from 'vitest';
import type { PeopleGateway } from '../../../src/core/people/people.api';
import type { Person } from '../../../src/core/people/person';
import { fail, ok } from '../../../src/core/shared/result';
import { peopleTexts as texts } from '../../../src/ui/people/people.texts';
import { PersonViewModel } from '../../../src/ui/people/people.view-model';
import { aPerson } from '../../support/person-builder';
import { aUser } from '../../support/users';

const VERA = aPerson({ name: 'Vera Vale', role: 'volunteer' });

/** The view of one person over a gateway that answers as the test says. */
async function open(
  answers: Partial<PeopleGateway>,
  person: Person = VERA,
  { ownId = 'ada', link = null as string | null } = {},
) {
  const unexpected = async () => {
    throw new Error('Nobody expected this call.');
  };
  const gateway = {
    list: unexpected,
    roleHolders: unexpected,
    read: async () => ok(person),
    invite: unexpected,
    resend: unexpected,
    change: unexpected,
    deactivate: unexpected,
    reactivate: unexpected,
    signOut: unexpected,
    ...answers,
  } satisfies PeopleGateway;
  const toasts = { show: vi.fn(), clear: vi.fn() };
  const session = { user: { ...aUser(), id: ownId }, restore: vi.fn(async () => {}) };
  const viewModel = new PersonViewModel({
    peopleGateway: gateway,
    personalData: { export: unexpected, erase: unexpected, alike: unexpected },
    personFactors: {
      factors: async () => ok({ hasFactor: false, isReset: false }),
      resetFactors: unexpected,
    },
    findInvitationLink: { execute: async () => link },
    session,
    toasts,
  });
  await viewModel.person.open(person.id);
  return { viewModel, toasts, session };
}

test('what somebody else saved meanwhile is asked about field by field, and the choice is saved', async () => {
  const theirs = { ...VERA, name: 'Vera Novak', revision: 'second' };
  const change = vi
    .fn<PeopleGateway['change']>()
    .mockResolvedValueOnce(fail({ code: 'conflict' }))
    .mockResolvedValueOnce(ok({ ...theirs, role: 'donor', revision: 'third' }));
  const read = vi.fn<PeopleGateway['read']>().mockResolvedValueOnce(ok(VERA)).mockResolvedValue(ok(theirs));
  const { viewModel } = await open({ change, read });
  expect(await viewModel.save({ name: 'Vera Vale', role: 'donor', language: null })).toBe(false);
  expect(viewModel.conflict?.fields).toEqual([
    { field: 'name', author: 'them' },
    { field: 'role', author: 'me' },
  ]);
  const chosen = viewModel.resolve({ name: 'theirs', role: 'mine' });
  expect(chosen).toEqual({
    values: { name: 'Vera Novak', role: 'donor', language: null },
    isToSave: true,
  });
  expect(await viewModel.save({ name: 'Vera Novak', role: 'donor', language: null })).toBe(true);
  expect(change.mock.calls.map(([{ base }]) => base)).toEqual(['first', 'second']);
});

test('what was saved is shown, and the next change is made from it', async () => {
  const renamed = { ...VERA, name: 'Vera Novak', revision: 'second' };
  const change = vi.fn<PeopleGateway['change']>().mockResolvedValue(ok(renamed));
  const { viewModel } = await open({ change });
  expect(await viewModel.save({ name: 'Vera Novak', role: 'volunteer', language: null })).toBe(true);
  expect(viewModel.person.value).toEqual(renamed);
  await viewModel.save({ name: 'Vera Novak', role: 'donor', language: null });
  expect(change.mock.calls.map(([{ base }]) => base)).toEqual(['first', 'second']);
});

test('who takes everything of theirs saves nothing', async () => {
  const theirs = { ...VERA, name: 'Vera Novak', revision: 'second' };
  const change = vi.fn<PeopleGateway['change']>().mockResolvedValue(fail({ code: 'conflict' }));
  const read = vi.fn<PeopleGateway['read']>().mockResolvedValueOnce(ok(VERA)).mockResolvedValue(ok(theirs));
  const { viewModel, toasts } = await open({ change, read });
  await viewModel.save({ name: 'Mine', role: 'volunteer', language: null });
  expect(viewModel.resolve({ name: 'theirs' }).isToSave).toBe(false);
  expect(toasts.show).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Nothing Changed' }));
  expect(viewModel.person.state).toEqual({ status: 'ready', value: theirs });
});

test('a change whose answer got lost is recognized, and is no conflict', async () => {
  const kept = { ...VERA, name: 'Mine', revision: 'second' };
  const change = vi.fn<PeopleGateway['change']>().mockResolvedValue(fail({ code: 'conflict' }));
  const read = vi.fn<PeopleGateway['read']>().mockResolvedValueOnce(ok(VERA)).mockResolvedValue(ok(kept));
  const { viewModel } = await open({ change, read });
  expect(await viewModel.save({ name: ' Mine ', role: 'volunteer', language: null })).toBe(true);
  expect(viewModel.conflict).toBe(null);
});

test.each([
  ['last-admin', 'This is the last admin. Make someone else an admin first.'],
  ['own-role', 'You can’t change your own role. Ask another admin.'],
  ['own-account', 'You can’t deactivate your own account. Ask another admin.'],
] as const)('a refusal by the rule %s says why', async (reason, description) => {
  const { viewModel, toasts } = await open({ deactivate: async () => fail({ code: 'forbidden', reason }) });
  await viewModel.act('deactivate');
  expect(toasts.show).toHaveBeenLastCalledWith({ title: 'Error', description, variant: 'destructive' });
  expect(viewModel.person.state).toEqual({ status: 'ready', value: VERA });
});

test('the admin’s own new name is read into the page; a name alone is required', async () => {
  const own = aPerson({ id: 'ada', role: 'admin' });
  const change = vi.fn<PeopleGateway['change']>(async () => ok({ ...own, name: 'Ada A.' }));
  const list = async () => ok({ items: [own], total: 1 });
  const { viewModel, session } = await open({ change, list }, own);
  expect(viewModel.isOwn).toBe(true);
  expect(await viewModel.save({ name: ' ', role: 'admin', language: null })).toBe(false);
  expect(viewModel.form.problemOf('name')).toBe('Enter a name.');
  expect(change).not.toHaveBeenCalled();
  expect(await viewModel.save({ name: 'Ada A.', role: 'admin', language: null })).toBe(true);
  expect(session.restore).toHaveBeenCalledTimes(1);
});

test('where no mail is sent, an invitation that was made again has a link to pass on', async () => {
  const link = 'https://www.fsr.example/invitation#secret';
  const invited = { ...VERA, state: 'invited' as const };
  const { viewModel, toasts } = await open({ resend: async () => ok(invited) }, invited, { link });
  await viewModel.act('resend');
  expect(viewModel.link).toBe(link);
  expect(toasts.show).toHaveBeenCalledWith(expect.objectContaining({ title: 'Invitation Made' }));
});

const OWN = aPerson({ id: 'ada', role: 'admin' });

test.each([
  ['the last admin', async () => ok({ items: [OWN], total: 1 }), 'last-admin'],
  ['one of two admins', async () => ok({ items: [OWN, { ...OWN, id: 'grace' }], total: 2 }), 'own-account'],
  ['an admin while nobody can count them', async () => fail({ code: 'unavailable' }), 'own-account'],
] as const)('%s reads why their own account has no Deactivate', async (_, list, reason) => {
  const { viewModel } = await open({ list }, OWN);
  expect(viewModel.keptBy).toBe(reason);
  expect(texts.reasons[reason]).toMatch(/\.$/);
});

test('of somebody else nobody is counted, and no reason is given', async () => {
  const { viewModel } = await open({});
  expect(viewModel.keptBy).toBeNull();
});
