import { afterEach, expect, test } from 'vitest';
import { onLinkIntent } from '../../../src/ui/app/boot/on-link-intent';

function setUp() {
  document.body.innerHTML = `
    <a id="login" href="/login"><b>Log In</b></a>
    <a id="other" href="https://elsewhere.example/login">Elsewhere</a>
    <a id="section" href="mailto:hello@fsr.example">Mail</a>`;
  const told: string[] = [];
  const end = onLinkIntent(document, ({ pathname }) => told.push(pathname));
  const point = (selector: string, type = 'pointerover') =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  return { told, end, point };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

test.each(['pointerover', 'focusin', 'touchstart'])('%s on a link of this site is told, once', (type) => {
  const { told, end, point } = setUp();
  expect(told).toEqual([]);
  point('#login b', type);
  point('#login', 'pointerover');
  point('#other', type);
  point('#section', type);
  point('body', type);
  expect(told).toEqual(['/login']);
  end();
});

test('nothing is told after the end', () => {
  const { told, end, point } = setUp();
  end();
  point('#login');
  expect(told).toEqual([]);
});

test('nothing is told to a browser that saves data', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const { told, end, point } = setUp();
  point('#login');
  expect(told).toEqual([]);
  end();
});
