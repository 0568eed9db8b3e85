import { afterEach, beforeEach, expect, test } from 'vitest';
import { EarlyInput } from '../../../src/ui/app/boot/early-input';

const KEPT_TYPES = ['click', 'input', 'submit', 'keydown'];

let part: HTMLElement;
let heard: string[];
let early: EarlyInput;
let wake: () => Promise<void>;

/** A part of a page that has no script yet: events are kept, and nobody else hears of them until it wakes. */
beforeEach(() => {
  early = new EarlyInput();
  heard = [];
  document.body.innerHTML = `<div>
    <form><input name="name"><input type="radio" name="size" value="9"><button type="submit">Send</button></form>
    <button type="button">Next</button><div role="tab" tabindex="0">Items</div><p>Text</p>
  </div>`;
  part = document.body.firstElementChild as HTMLElement;
  const keep = (event: Event) => early.keep(event);
  for (const type of KEPT_TYPES) document.addEventListener(type, keep, true);
  wake = () => {
    for (const type of KEPT_TYPES) document.removeEventListener(type, keep, true);
    return early.replay();
  };
  for (const type of KEPT_TYPES) {
    part.addEventListener(type, (event) => {
      const { target } = event;
      if (event.type === 'submit') event.preventDefault();
      const what =
        target instanceof HTMLInputElement
          ? `${target.value}${target.checked ? ' chosen' : ''}`
          : (target as Element).tagName;
      heard.push(`${event.type} ${what}`);
    });
  }
});

afterEach(() => wake());

const find = <E extends HTMLElement>(selector: string) => part.querySelector(selector) as E;

function typeInto(field: HTMLInputElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('presses go nowhere until the part wakes, and are then done again in order', async () => {
  find('button[type=button]').click();
  find('[role=tab]').click();
  find('button[type=button]').click();
  expect(heard).toEqual([]);
  await wake();
  expect(heard).toEqual(['click BUTTON', 'click DIV', 'click BUTTON']);
});

test('the form hears once of what was typed, in its last state', async () => {
  const field = find<HTMLInputElement>('[name=name]');
  typeInto(field, 'A');
  typeInto(field, 'Ad');
  heard = [];
  await wake();
  expect(heard).toEqual(['input Ad']);
  expect(field.value).toBe('Ad');
});

test('a text comes back that a replayed press has emptied', async () => {
  const field = find<HTMLInputElement>('[name=name]');
  find('button[type=button]').click();
  typeInto(field, 'Ada');
  part.addEventListener('click', () => {
    field.value = '';
  });
  await wake();
  expect(field.value).toBe('Ada');
});

test('a choice stays chosen, and the form hears of it', async () => {
  find<HTMLInputElement>('[type=radio]').click();
  expect(find<HTMLInputElement>('[type=radio]').checked).toBe(true);
  heard = [];
  await wake();
  expect(find<HTMLInputElement>('[type=radio]').checked).toBe(true);
  expect(heard).toContain('input 9 chosen');
});

test('a form that is submitted twice is submitted once', async () => {
  find('[type=submit]').click();
  find('[type=submit]').click();
  expect(heard.filter((event) => event.startsWith('submit'))).toEqual([]);
  await wake();
  expect(heard.filter((event) => event.startsWith('submit'))).toEqual(['submit FORM']);
});

test('a correction after the submit is sent with it', async () => {
  const field = find<HTMLInputElement>('[name=name]');
  typeInto(field, 'Ad');
  find('[type=submit]').click();
  typeInto(field, 'Ada');
  find('[type=submit]').click();
  heard = [];
  await wake();
  expect(heard.at(-1)).toBe('submit FORM');
  expect(heard.filter((event) => event.startsWith('submit'))).toHaveLength(1);
});

test('arrow keys, Home and End on a control are done again; in a text field the browser handles them', async () => {
  const press = (target: Element, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press(find('[role=tab]'), 'ArrowRight')).toBe(true);
  expect(press(find('[role=tab]'), 'Tab')).toBe(false);
  expect(press(find('[name=name]'), 'Home')).toBe(false);
  heard = [];
  await wake();
  expect(heard).toEqual(['keydown DIV']);
});

test('a press on plain text is not kept', () => {
  find('p').click();
  expect(heard).toEqual(['click P']);
});

test('what one press changes can be rendered before the next', async () => {
  let isRendered = true;
  part.addEventListener('click', () => {
    heard.push(`rendered: ${isRendered}`);
    isRendered = false;
    queueMicrotask(() => {
      isRendered = true;
    });
  });
  find('button[type=button]').click();
  find('button[type=button]').click();
  await wake();
  expect(heard).toEqual(['click BUTTON', 'rendered: true', 'click BUTTON', 'rendered: true']);
});

test('what was done again is not done a second time', async () => {
  find('button[type=button]').click();
  await wake();
  await early.replay();
  expect(heard).toEqual(['click BUTTON']);
});
