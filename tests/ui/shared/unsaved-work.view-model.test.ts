import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { type Departure, UnsavedWorkViewModel } from '../../../src/ui/shared/leave/unsaved-work.view-model';

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
