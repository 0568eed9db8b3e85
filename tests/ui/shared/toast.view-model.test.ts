import { expect, test } from 'vitest';
import {
  TOAST_DURATION_MS,
  TOAST_REMOVAL_DELAY_MS,
  ToastViewModel,
} from '../../../src/ui/shared/toast/toast.view-model';
import { FakeTime } from '../../support/fake-time';

function viewModel(time: FakeTime): ToastViewModel {
  return new ToastViewModel(time, time);
}

test('a new toast replaces the one before', () => {
  const toasts = viewModel(new FakeTime());
  toasts.show({ title: 'First' });
  toasts.show({ title: 'Second', description: 'More', variant: 'destructive' });
  expect(toasts.toast).toMatchObject({
    title: 'Second',
    description: 'More',
    variant: 'destructive',
    open: true,
  });
});

test('a dismissed toast closes at once and leaves the state after 1,000,000 ms', async () => {
  const time = new FakeTime();
  const toasts = viewModel(time);
  toasts.show({ title: 'Gone soon' });
  toasts.clear();
  expect(toasts.toast?.open).toBe(false);
  await time.advance(TOAST_REMOVAL_DELAY_MS - 1);
  expect(toasts.toast).not.toBeNull();
  await time.advance(1);
  expect(toasts.toast).toBeNull();
});

test('what is shown can be cleared, also when nothing is', () => {
  const toasts = viewModel(new FakeTime());
  toasts.clear();
  expect(toasts.toast).toBeNull();
  toasts.show({ title: 'Old' });
  toasts.clear();
  expect(toasts.toast?.open).toBe(false);
});

test('the removal of an old toast does not take a newer one with it', async () => {
  const time = new FakeTime();
  const toasts = viewModel(time);
  toasts.show({ title: 'Old' });
  toasts.clear();
  toasts.show({ title: 'New' });
  await time.advance(TOAST_REMOVAL_DELAY_MS);
  expect(toasts.toast?.title).toBe('New');
});

test('a toast closes by itself after 5 s, or after the duration it names', async () => {
  const time = new FakeTime();
  const toasts = viewModel(time);
  toasts.show({ title: 'Usual' });
  await time.advance(TOAST_DURATION_MS - 1);
  expect(toasts.toast?.open).toBe(true);
  await time.advance(1);
  expect(toasts.toast?.open).toBe(false);
  toasts.show({ title: 'Short', duration: 100 });
  await time.advance(100);
  expect(toasts.toast?.open).toBe(false);
});

test('a held toast keeps the time it had left, until every reason to hold it is gone', async () => {
  const time = new FakeTime();
  const toasts = viewModel(time);
  toasts.show({ title: 'Read me' });
  await time.advance(3000);
  toasts.hold('hover');
  toasts.hold('focus');
  await time.advance(60_000);
  toasts.release('hover');
  await time.advance(60_000);
  expect(toasts.toast?.open).toBe(true);
  toasts.release('focus');
  await time.advance(1999);
  expect(toasts.toast?.open).toBe(true);
  await time.advance(1);
  expect(toasts.toast?.open).toBe(false);
});

test('a toast that is shown in a hidden tab waits until the tab is seen', async () => {
  const time = new FakeTime();
  const toasts = viewModel(time);
  toasts.hold('hidden-tab');
  toasts.show({ title: 'In a hidden tab' });
  await time.advance(60_000);
  expect(toasts.toast?.open).toBe(true);
  toasts.release('hidden-tab');
  await time.advance(TOAST_DURATION_MS);
  expect(toasts.toast?.open).toBe(false);
});

test('a pointer that was on a closed toast does not hold the next one', async () => {
  const time = new FakeTime();
  const toasts = viewModel(time);
  toasts.show({ title: 'Closed by hand' });
  toasts.hold('hover');
  toasts.clear();
  toasts.show({ title: 'Next' });
  await time.advance(TOAST_DURATION_MS);
  expect(toasts.toast?.open).toBe(false);
});

test('a release without a hold does not start a second clock', async () => {
  const time = new FakeTime();
  const toasts = viewModel(time);
  toasts.show({ title: 'Once' });
  toasts.release('hover');
  expect(time.pending).toBe(1);
});
