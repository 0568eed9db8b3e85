import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
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
