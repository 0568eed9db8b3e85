import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LazyToaster } from '../../../src/ui/app/lazy-toaster';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { textsOf } from '../../support/cells';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';

vi.mock('../../../src/ui/shared/toast/toaster', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

function setUp() {
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  render(
    <ViewModelContext value={viewModels([ToastViewModel, () => toasts])}>
      <h1>The page</h1>
      <LazyToaster />
    </ViewModelContext>,
  );
  return { time, toasts, user: userEvent.setup({ delay: null }) };
}

test('a failure is said although the code of toasts cannot be fetched, and the page stays', async () => {
  const { toasts, user, time } = setUp();
  await user.keyboard('a');
  act(() => toasts.show({ title: 'Not saved', description: 'No connection.', variant: 'destructive' }));
  expect(textsOf(await screen.findByRole('alert'))).toEqual(['Not saved', 'No connection.']);
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(screen.queryByRole('region')).toBeNull();
  act(() => toasts.show({ title: 'Saved' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Saved');
  await act(() => time.advance(5_000));
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test('Esc closes a toast whose code is not there', async () => {
  const { toasts, user } = setUp();
  act(() => toasts.show({ title: 'Message Sent' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Message Sent');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).toBeNull();
});
