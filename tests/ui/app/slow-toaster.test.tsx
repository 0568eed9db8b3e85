import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';

/** Opens when the toaster's code has arrived. */
let codeArrives: () => void;

beforeEach(() => {
  vi.resetModules();
  const arrival = new Promise<void>((resolve) => {
    codeArrives = resolve;
  });
  vi.doMock('../../../src/ui/shared/toast/toaster', async (importActual) => {
    await arrival;
    return importActual();
  });
});

async function setUp() {
  const { LazyToaster } = await import('../../../src/ui/app/lazy-toaster');
  const { ViewModelContext } = await import('../../../src/ui/app/page-hooks');
  const { ToastViewModel } = await import('../../../src/ui/shared/toast/toast.view-model');
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  render(
    <ViewModelContext value={viewModels([ToastViewModel, () => toasts])}>
      <LazyToaster />
    </ViewModelContext>,
  );
  return { time, toasts };
}

test('a toast waits for its code, and is then shown in full', async () => {
  const { time, toasts } = await setUp();
  act(() => toasts.show({ title: 'Saved' }));
  await act(() => time.advance(999));
  expect(screen.queryByText('Saved')).toBeNull();
  codeArrives();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveTextContent('Saved');
});

test('a toast that has waited for a second is shown plainly and stays so; the next one is shown in full', async () => {
  const { time, toasts } = await setUp();
  act(() => toasts.show({ title: 'Saved' }));
  await act(() => time.advance(1_000));
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  codeArrives();
  await vi.waitFor(() => act(() => import('../../../src/ui/shared/toast/toaster')));
  expect(screen.getByRole('region')).toHaveAccessibleName('Notifications');
  // The page may have the code a little later than this test: until then toasts are shown plainly.
  await waitFor(() => {
    act(() => toasts.show({ title: 'Saved again' }));
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveTextContent('Saved again');
  });
});

test('without a connection a toast is shown plainly at once', async () => {
  const { time, toasts } = await setUp();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => toasts.show({ title: 'Not saved' }));
  await act(() => time.advance(0));
  expect(screen.getByRole('status')).toHaveTextContent('Not saved');
  online.mockRestore();
});
