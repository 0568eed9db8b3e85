import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { type Departure, UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { inMemoryCarried } from '../../support/in-memory/in-memory-carried';

const always = () => ({ isLeftBy: () => true });

test('nothing unsaved: nobody is asked', async () => {
  const unsaved = new UnsavedWorkViewModel();
  unsaved.add({ isLeftBy: () => false });
  expect(unsaved.isLeftBy('app')).toBe(false);
  expect(await unsaved.mayLeave('app')).toBe(true);
  expect(unsaved.asking).toBeNull();
});

test('a part decides by how far somebody goes', () => {
  const unsaved = new UnsavedWorkViewModel();
  unsaved.add({ isLeftBy: (departure) => departure !== 'view' });
  expect((['app', 'path', 'view'] as Departure[]).map((how) => unsaved.isLeftBy(how))).toEqual([
    true,
    true,
    false,
  ]);
});

test('each part asks, one after the other, and all must agree', async () => {
  const unsaved = new UnsavedWorkViewModel();
  const [first, second] = [always(), always()];
  unsaved.add(first);
  unsaved.add(second);
  const leaving = unsaved.mayLeave('path');
  expect(unsaved.asking).toBe(first);
  unsaved.answer(true);
  await Promise.resolve();
  expect(unsaved.asking).toBe(second);
  unsaved.answer(false);
  expect(await leaving).toBe(false);
  expect(unsaved.asking).toBeNull();
});

test('a part that goes away while it asks holds nobody', async () => {
  const unsaved = new UnsavedWorkViewModel();
  const remove = unsaved.add(always());
  const leaving = unsaved.mayLeave('path');
  remove();
  expect(await leaving).toBe(false);
  expect(unsaved.isLeftBy('app')).toBe(false);
});

test('what is saved while its question is open holds nobody any more', async () => {
  const unsaved = new UnsavedWorkViewModel();
  const work = observable({ isUnsaved: true });
  unsaved.add({ isLeftBy: () => work.isUnsaved });
  const leaving = unsaved.mayLeave('path');
  runInAction(() => {
    work.isUnsaved = false;
  });
  expect(unsaved.asking).toBeNull();
  expect(await leaving).toBe(true);
});

test('what was answered is not answered again when the work is saved', async () => {
  const unsaved = new UnsavedWorkViewModel();
  const work = observable({ isUnsaved: true });
  unsaved.add({ isLeftBy: () => work.isUnsaved });
  const other = always();
  unsaved.add(other);
  const leaving = unsaved.mayLeave('path');
  unsaved.answer(true);
  await Promise.resolve();
  expect(unsaved.asking).toBe(other);
  runInAction(() => {
    work.isUnsaved = false;
  });
  expect(unsaved.asking).toBe(other);
  unsaved.answer(false);
  expect(await leaving).toBe(false);
});

test('a second question answers the first with no', async () => {
  const unsaved = new UnsavedWorkViewModel();
  unsaved.add(always());
  const first = unsaved.mayLeave('path');
  const second = unsaved.mayLeave('app');
  expect(await first).toBe(false);
  unsaved.answer(true);
  expect(await second).toBe(true);
});

/** A page of a tab, with a form that somebody has typed into. */
function typedPage(storage: FakeStorage, time: FakeTime) {
  const unsaved = new UnsavedWorkViewModel(inMemoryCarried(storage, time));
  const typed = { isLeftBy: () => true, carries: () => ({ form: 'own-name', values: { name: 'Ana' } }) };
  unsaved.add(typed);
  return { unsaved, typed };
}

test('what is typed goes along to the same page in the other language without a question, once', async () => {
  const [storage, time] = [new FakeStorage(), new FakeTime()];
  const { unsaved } = typedPage(storage, time);
  expect(await unsaved.mayTakeAlong('/es/dashboard/profile')).toBe(true);
  const next = new UnsavedWorkViewModel(inMemoryCarried(storage, time));
  next.receive();
  expect(next.broughtTo('/es/dashboard/profile', 'other')).toBeNull();
  expect(next.broughtTo('/es/dashboard/profile', 'own-name')).toEqual({ name: 'Ana' });
  next.forgetBrought('own-name');
  expect(next.broughtTo('/es/dashboard/profile', 'own-name')).toBeNull();
  const later = new UnsavedWorkViewModel(inMemoryCarried(storage, time));
  expect(later.broughtTo('/es/dashboard/profile', 'own-name')).toBeNull();
});

test('what was typed is not for another page, and not for one that comes a minute later', async () => {
  const [storage, time] = [new FakeStorage(), new FakeTime()];
  await typedPage(storage, time).unsaved.mayTakeAlong('/es/dashboard/profile');
  const other = new UnsavedWorkViewModel(inMemoryCarried(storage, time));
  expect(other.broughtTo('/es/dashboard/home', 'own-name')).toBeNull();
  await typedPage(storage, time).unsaved.mayTakeAlong('/es/dashboard/profile');
  await time.advance(60_001);
  const late = new UnsavedWorkViewModel(inMemoryCarried(storage, time));
  expect(late.broughtTo('/es/dashboard/profile', 'own-name')).toBeNull();
});

test('where storage refuses, and of what cannot go along, the person is asked; who stays takes nothing along', async () => {
  const [storage, time] = [new FakeStorage(), new FakeTime()];
  storage.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  const { unsaved, typed } = typedPage(storage, time);
  const refused = unsaved.mayTakeAlong('/es/dashboard/profile');
  expect(unsaved.asking).toBe(typed);
  unsaved.answer(false);
  expect(await refused).toBe(false);

  const kept = new FakeStorage();
  const page = typedPage(kept, time);
  const password = always();
  page.unsaved.add(password);
  const leaving = page.unsaved.mayTakeAlong('/es/dashboard/profile');
  expect(page.unsaved.asking).toBe(password);
  page.unsaved.answer(false);
  expect(await leaving).toBe(false);
  const next = new UnsavedWorkViewModel(inMemoryCarried(kept, time));
  expect(next.broughtTo('/es/dashboard/profile', 'own-name')).toBeNull();
});

test('once the page in the other language takes its place, the browser does not ask either; where it stays, it does', async () => {
  const { unsaved } = typedPage(new FakeStorage(), new FakeTime());
  expect(unsaved.isLostByClosing).toBe(true);
  await unsaved.mayTakeAlong('/es/dashboard/profile');
  expect(unsaved.isLostByClosing).toBe(false);
  unsaved.leaveHere();
  expect(unsaved.isLostByClosing).toBe(true);
});

test('a question that stands for minutes does not make what was typed too old to go along', async () => {
  const [storage, time] = [new FakeStorage(), new FakeTime()];
  const { unsaved } = typedPage(storage, time);
  unsaved.add(always());
  const leaving = unsaved.mayTakeAlong('/es/dashboard/profile');
  await time.advance(120_000);
  unsaved.answer(true);
  expect(await leaving).toBe(true);
  const next = new UnsavedWorkViewModel(inMemoryCarried(storage, time));
  expect(next.broughtTo('/es/dashboard/profile', 'own-name')).toEqual({ name: 'Ana' });
});
