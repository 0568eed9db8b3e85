import { expect, test } from 'vitest';
import { focusFirstIn } from '../../../src/ui/shared/focus/move-focus';

function dialogWithTwo(): readonly [HTMLElement, HTMLElement, HTMLElement] {
  document.body.innerHTML = '<div><p>Words</p><button>First</button><button>Second</button></div>';
  const [first, second] = document.body.querySelectorAll('button');
  const container = document.body.querySelector('div');
  if (!container || !first || !second) throw new Error('The markup above has all three.');
  return [container, first, second];
}

test('the first control of what has opened gets the focus', () => {
  const [container, first] = dialogWithTwo();
  focusFirstIn(container);
  expect(document.activeElement).toBe(first);
});

test('whoever has gone on already keeps the focus where it is', () => {
  const [container, , second] = dialogWithTwo();
  second.focus();
  focusFirstIn(container);
  expect(document.activeElement).toBe(second);
});
