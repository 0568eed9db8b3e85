import { afterEach, beforeEach, expect, test } from 'vitest';
import { EarlyInput } from '../../../src/ui/landing/wake/early-input';

const KEPT_TYPES = ['click', 'input', 'submit', 'keydown'];

let part: HTMLElement;
let heard: string[];
let early: EarlyInput;
let wake: () => void;

/** A part of a page that sleeps: what happens in it is kept, and nobody else hears of it until it wakes. */
beforeEach(() => {
  early = new EarlyInput();
  heard = [];
  document.body.innerHTML = `<div>
    <form><input name="name"><input type="radio" name="size" value="9"><button type="submit">Send</button></form>
    <button type="button">Next</button><div role="tab" tabindex="0">Items</div><p>Text</p>
  </div>`;
  part = document.body.firstElementChild as HTMLElement;
  const keep = (event: Event) => early.keep('contact', event);
  for (const type of KEPT_TYPES) document.addEventListener(type, keep, true);
  wake = () => {
    for (const type of KEPT_TYPES) document.removeEventListener(type, keep, true);
    early.replay('contact');
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

test('presses go nowhere while a part sleeps, and are done again in order when it wakes', () => {
  find('button[type=button]').click();
  find('[role=tab]').click();
  find('button[type=button]').click();
  expect(heard).toEqual([]);
  wake();
  expect(heard).toEqual(['click BUTTON', 'click DIV', 'click BUTTON']);
});

test('what was typed is told once, as it is at last', () => {
  const field = find<HTMLInputElement>('[name=name]');
  typeInto(field, 'A');
  typeInto(field, 'Ad');
  heard = [];
  wake();
  expect(heard).toEqual(['input Ad']);
  expect(field.value).toBe('Ad');
});

test('a text that something done again before has emptied comes back', () => {
  const field = find<HTMLInputElement>('[name=name]');
  find('button[type=button]').click();
  typeInto(field, 'Ada');
  part.addEventListener('click', () => {
    field.value = '';
  });
  wake();
  expect(field.value).toBe('Ada');
});

test('a choice stays chosen and is told', () => {
  find<HTMLInputElement>('[type=radio]').click();
  expect(find<HTMLInputElement>('[type=radio]').checked).toBe(true);
  heard = [];
  wake();
  expect(find<HTMLInputElement>('[type=radio]').checked).toBe(true);
  expect(heard).toContain('input 9 chosen');
});

test('a form handed in twice by an impatient person is handed in once', () => {
  find('[type=submit]').click();
  find('[type=submit]').click();
  expect(heard.filter((event) => event.startsWith('submit'))).toEqual([]);
  wake();
  expect(heard.filter((event) => event.startsWith('submit'))).toEqual(['submit FORM']);
});

test('what is mended after a form was handed in is sent with it', () => {
  const field = find<HTMLInputElement>('[name=name]');
  typeInto(field, 'Ad');
  find('[type=submit]').click();
  typeInto(field, 'Ada');
  find('[type=submit]').click();
  heard = [];
  wake();
  expect(heard.at(-1)).toBe('submit FORM');
  expect(heard.filter((event) => event.startsWith('submit'))).toHaveLength(1);
});

test('arrow keys, Home and End on a control are done again; in a text they are the browser’s', () => {
  const press = (target: Element, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press(find('[role=tab]'), 'ArrowRight')).toBe(true);
  expect(press(find('[role=tab]'), 'Tab')).toBe(false);
  expect(press(find('[name=name]'), 'Home')).toBe(false);
  heard = [];
  wake();
  expect(heard).toEqual(['keydown DIV']);
});

test('a press on plain text is nobody’s, and another part’s are left alone', () => {
  find('p').click();
  find('button[type=button]').click();
  early.replay('donation');
  expect(heard).toEqual(['click P']);
});

test('what was done again is forgotten', () => {
  find('button[type=button]').click();
  wake();
  early.replay('contact');
  expect(heard).toEqual(['click BUTTON']);
});
