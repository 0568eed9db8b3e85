import '@testing-library/jest-dom/vitest';
import { createCache } from '@ant-design/cssinjs';
import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach } from 'vitest';
import { FakeIntersection } from './fake-intersection';
import { quickStyles } from './quick-styles';

// The usual second is too short on a busy machine; waiting ends as soon as the condition holds.
configure({ asyncUtilTimeout: 15_000 });

// Every test starts with an empty page and empty storage.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

// Every file starts at the same address, without attributes on the page and without style sheets of other files.
afterAll(() => {
  const { head, documentElement, body } = document;
  head.replaceChildren();
  for (const element of [documentElement, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  window.history.replaceState(null, '', '/');
});

// jsdom lacks these, and components call them.
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

// A test decides which elements are on screen.
Object.assign(globalThis, { IntersectionObserver: FakeIntersection });

Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.checkVisibility ??= () => true;

// Ant Design's style sheets stay unread. jsdom would parse them again for each file and compare each of their rules with each
// element that a query by role looks at; what is hidden here is hidden by an attribute or an inline style.
const styleTexts = new WeakMap<HTMLStyleElement, string>();
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
  configurable: true,
  get(this: HTMLStyleElement) {
    return styleTexts.get(this) ?? '';
  },
  set(this: HTMLStyleElement, text: string) {
    styleTexts.set(this, text);
  },
});

// React notes for each element by which calls it was made, for warnings that say so. It stops after many in a second; here it
// does not begin, which saves a tenth of the time. Warnings still name the components.
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// Ant Design forgets the style of a component when the last one of its kind goes, and each test would make all of them again.
const cache = Object.getPrototypeOf(createCache()) as {
  opUpdate: (path: string, valueFn: (before: unknown) => unknown) => void;
};
if (!('keepsStyles' in cache)) {
  const { opUpdate } = cache;
  Object.assign(cache, {
    keepsStyles: true,
    opUpdate(this: typeof cache, path: string, valueFn: (before: unknown) => unknown) {
      opUpdate.call(this, path, (before) => {
        const after = valueFn(before);
        return after === null && Array.isArray(before) ? [0, before[1]] : after;
      });
    },
  });
}

window.getComputedStyle = quickStyles(window.getComputedStyle);
