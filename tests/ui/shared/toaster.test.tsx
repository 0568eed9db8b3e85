import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ViewModelContext } from '../../../src/ui/app/page-hooks';
import { ToastViewModel } from '../../../src/ui/shared/toast/toast.view-model';
import { Toaster } from '../../../src/ui/shared/toast/toaster';
import { FakeTime } from '../../support/fake-time';
import { viewModels } from '../../support/fake-view-models';

function open() {
  const time = new FakeTime();
  const toasts = new ToastViewModel(time, time);
  const { unmount } = render(
    <ViewModelContext value={viewModels([ToastViewModel, () => toasts])}>
      <Toaster />
    </ViewModelContext>,
  );
  const show = (message: Parameters<ToastViewModel['show']>[0]) => act(() => toasts.show(message));
  return { time, toasts, show, unmount };
}

function shown(): HTMLElement | null {
  return screen.queryByRole('listitem');
}

test('it shows title and description, one toast at a time', () => {
  const { show } = open();
  show({ title: 'First', description: 'One' });
  expect(shown()).toHaveTextContent('First One');
  show({ title: 'Second' });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(shown()).toHaveTextContent('Second');
});

test('it goes after 5 s, and not while it is hovered', async () => {
  const { show, time } = open();
  const user = userEvent.setup();
  show({ title: 'Hold me' });
  await act(() => time.advance(4000));
  await user.hover(screen.getByText('Hold me'));
  await act(() => time.advance(60_000));
  expect(shown()).toBeVisible();
  await user.unhover(screen.getByText('Hold me'));
  await act(() => time.advance(1000));
  expect(shown()).toBeNull();
});

test('it does not go while it has the focus', async () => {
  const { show, time } = open();
  show({ title: 'Focus me' });
  act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
  await act(() => time.advance(60_000));
  expect(shown()).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Close notification' }).blur());
  await act(() => time.advance(5000));
  expect(shown()).toBeNull();
});

test('a tap on it does not keep it: the focus stays where it is', async () => {
  const { show, time } = open();
  show({ title: 'Tap me' });
  const user = userEvent.setup();
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('Tap me') });
  expect(document.body).toHaveFocus();
  await act(() => time.advance(5000));
  expect(shown()).toBeNull();
});

test('it does not go while the tab is hidden', async () => {
  const { show, time, unmount } = open();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show({ title: 'Later' });
  act(() => void fireEvent(document, new Event('visibilitychange')));
  await act(() => time.advance(60_000));
  expect(shown()).toBeVisible();
  hidden.mockReturnValue(false);
  act(() => void fireEvent(document, new Event('visibilitychange')));
  await act(() => time.advance(5000));
  expect(shown()).toBeNull();
  unmount();
});

test('Esc and the close button close it', async () => {
  const { show } = open();
  const user = userEvent.setup();
  show({ title: 'Esc' });
  await user.keyboard('{Escape}');
  expect(shown()).toBeNull();
  show({ title: 'Button' });
  await user.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(shown()).toBeNull();
});

test('a swipe of more than 50 px closes it, a shorter one does not', () => {
  const { show } = open();
  const swipe = (to: number) => {
    const toast = screen.getByRole('listitem');
    fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0 });
    for (let x = 10; x <= to; x += 10) fireEvent.pointerMove(toast, { clientX: x, clientY: 0 });
    fireEvent.pointerUp(toast, { clientX: to, clientY: 0 });
  };
  show({ title: 'Swipe me' });
  swipe(50);
  expect(shown()).toBeVisible();
  swipe(60);
  expect(shown()).toBeNull();
});

test.each([
  ['destructive', 'assertive'],
  ['default', 'polite'],
] as const)('a %s toast is announced in a way that is %s', (variant, liveness) => {
  const { show } = open();
  show({ title: 'Hear me', variant });
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', liveness);
});

test('who came to it by F8 is back where they were when it goes', async () => {
  const { show } = open();
  const user = userEvent.setup();
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  field.focus();
  show({ title: 'Read me' });
  fireEvent.keyDown(field, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('list')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(field).toHaveFocus();
});

test.each([
  ['the button that closes it', '{Enter}'],
  ['Esc', '{Escape}'],
])('who came to it by Tab is back where they were after %s', async (_way, key) => {
  const { show } = open();
  const user = userEvent.setup();
  const field = document.body.insertBefore(document.createElement('input'), document.body.firstChild);
  onTestFinished(() => field.remove());
  show({ title: 'Read me' });
  field.focus();
  await user.tab();
  while (document.activeElement !== screen.getByRole('button', { name: 'Close notification' }))
    await user.tab();
  await user.keyboard(key);
  expect(shown()).toBeNull();
  expect(field).toHaveFocus();
});

test('who came to it from what is gone by now is led to the content', async () => {
  const { show } = open();
  const user = userEvent.setup();
  const main = document.body.appendChild(document.createElement('main'));
  onTestFinished(() => main.remove());
  main.id = 'main';
  main.tabIndex = -1;
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  show({ title: 'Read me' });
  fireEvent.keyDown(field, { key: 'F8', code: 'F8' });
  field.remove();
  await user.keyboard('{Escape}');
  expect(main).toHaveFocus();
});

test('without a toast F8 leads nowhere', () => {
  open();
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  field.focus();
  fireEvent.keyDown(field, { key: 'F8', code: 'F8' });
  expect(field).toHaveFocus();
});

test('it goes out of the way of what has the focus, and back', async () => {
  const { show } = open();
  show({ title: 'Over here' });
  const toaster = screen.getByRole('list');
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  const lies = { field: 'bottom' };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const edge = this === field ? lies.field : this.hasAttribute('data-aside') ? 'top' : 'bottom';
    return new DOMRect(0, edge === 'top' ? 0 : 500, 100, 100);
  });
  act(() => field.focus());
  await waitFor(() => expect(toaster).toHaveAttribute('data-aside'));
  lies.field = 'top';
  act(() => field.blur());
  act(() => field.focus());
  await waitFor(() => expect(toaster).not.toHaveAttribute('data-aside'));
});

test('it goes back when something too large to keep clear of has the focus, whose beginning stays free', async () => {
  const { show } = open();
  show({ title: 'Over here' });
  const toaster = screen.getByRole('list');
  const large = document.body.appendChild(document.createElement('textarea'));
  onTestFinished(() => large.remove());
  vi.spyOn(large, 'clientHeight', 'get').mockReturnValue(window.innerHeight);
  toaster.setAttribute('data-aside', '');
  act(() => large.focus());
  await waitFor(() => expect(toaster).not.toHaveAttribute('data-aside'));
});

test('what has the focus goes out of its way where it leaves neither edge free', async () => {
  const { show } = open();
  show({ title: 'Everywhere' });
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  field.scrollIntoView = vi.fn();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  act(() => field.focus());
  await waitFor(() =>
    expect(field.scrollIntoView).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' }),
  );
  expect(screen.getByRole('list')).not.toHaveAttribute('data-aside');
  // Once the page is at rest, it is a person who scrolls.
  vi.mocked(field.scrollIntoView).mockClear();
  fireEvent(document, new Event('scrollend'));
  expect(field.scrollIntoView).toHaveBeenCalledOnce();
  fireEvent(document, new Event('scrollend'));
  expect(field.scrollIntoView).toHaveBeenCalledOnce();
});
