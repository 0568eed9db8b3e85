import { expect, test, vi } from 'vitest';
import { BrowserPageLifecycle } from '../../../src/adapters/system/browser-page-lifecycle';

const IN_VIEW = { visibilityState: 'visible' } as const;

test('the task runs at once when the document is complete', () => {
  const task = vi.fn();
  new BrowserPageLifecycle({ ...IN_VIEW, readyState: 'complete' }, window).whenLoaded(task);
  expect(task).toHaveBeenCalledTimes(1);
});

test('otherwise the task waits for the load event, and can be cancelled', () => {
  const page = new BrowserPageLifecycle({ ...IN_VIEW, readyState: 'interactive' }, window);
  const [task, calledOff] = [vi.fn(), vi.fn()];
  page.whenLoaded(task);
  page.whenLoaded(calledOff)();
  expect(task).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  expect(task).toHaveBeenCalledTimes(1);
  expect(calledOff).not.toHaveBeenCalled();
});

test('only a page from the back-forward cache counts as a return', () => {
  const task = vi.fn();
  const stop = new BrowserPageLifecycle(document, window).onReturn(task);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(task).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(task).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(task).toHaveBeenCalledTimes(1);
});

test('reports that the page may close, until cancelled', () => {
  const task = vi.fn();
  const stop = new BrowserPageLifecycle(document, window).onLeave(task);
  window.dispatchEvent(new Event('pagehide'));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(task).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event('pagehide'));
  expect(task).toHaveBeenCalledTimes(2);
});

test('tells whether the page is in view each time that changes, until cancelled', () => {
  const task = vi.fn();
  const page = { readyState: 'complete' as const, visibilityState: 'hidden' as DocumentVisibilityState };
  const stop = new BrowserPageLifecycle(page, window).followView(task);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  page.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  stop();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(task.mock.calls).toEqual([[false], [false], [true]]);
});
