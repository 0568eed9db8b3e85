import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { quickStyles } from '../../support/quick-styles';

const { document } = window;
const frame = document.createElement('iframe');
document.body.append(frame);
/** jsdom's own function, which no test has replaced. */
const original = frame.contentWindow?.getComputedStyle ?? window.getComputedStyle;
frame.remove();

const KINDS = [
  'div',
  'span',
  'p',
  'a',
  'button',
  'input',
  'dialog',
  'details',
  'summary',
  'script',
  'table',
  'tr',
  'td',
  'svg',
];
const ATTRIBUTES = {
  hidden: ['', 'until-found'],
  open: [''],
  popover: ['auto'],
  type: ['hidden', 'text'],
  style: [
    'display: none',
    'display: flex',
    'visibility: hidden',
    'visibility: visible',
    'pointer-events: none',
  ],
};

const attribute = fc
  .constantFrom(...(Object.keys(ATTRIBUTES) as (keyof typeof ATTRIBUTES)[]))
  .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...ATTRIBUTES[name])));
const element = fc.record({
  kind: fc.constantFrom(...KINDS),
  attributes: fc.array(attribute, { maxLength: 2 }),
});

test.prop([fc.array(element, { minLength: 1, maxLength: 4 })])(
  'whatever elements are in each other: they are displayed, visible and take presses as jsdom says',
  (nested) => {
    let at: Element = document.body;
    for (const { kind, attributes } of nested) {
      const made = document.createElement(kind);
      for (const [name, value] of attributes) made.setAttribute(name, value);
      at.append(made);
      at = made;
    }
    const quick = quickStyles(original);
    for (let each: Element | null = at; each; each = each.parentElement) {
      const [answer, whole] = [quick(each), original(each)];
      expect([answer.display, answer.visibility, answer.pointerEvents]).toEqual([
        whole.display,
        whole.visibility,
        whole.pointerEvents,
      ]);
      expect(answer.getPropertyValue('display')).toBe(whole.getPropertyValue('display'));
      expect(answer.position).toBe(whole.position);
    }
    document.body.replaceChildren();
  },
);
