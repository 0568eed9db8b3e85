import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { FakeIntersection } from './fake-intersection';

// Waiting ends when what is waited for is there; a busy machine needs longer for that than the usual second.
configure({ asyncUtilTimeout: 10_000 });

// The next test, also one of another file, finds the page and its storage as this one did.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

// Nor does the next file meet another address, marks on the page or, with which a dialog begins unseen, style sheets.
afterAll(() => {
  const { head, documentElement, body } = document;
  head.replaceChildren();
  for (const element of [documentElement, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  window.history.replaceState(null, '', '/');
});

// What jsdom lacks and components ask for.
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  }) as MediaQueryList;

window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Elements are where a test puts them.
Object.assign(globalThis, { IntersectionObserver: FakeIntersection });

Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.checkVisibility ??= () => true;
