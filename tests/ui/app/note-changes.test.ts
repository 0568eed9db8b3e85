import { afterEach, expect, test } from 'vitest';
import { noteChanges } from '../../../src/ui/app/boot/note-changes';
import { TRANSLATORS, translateAll } from '../../support/translators';

const HTML =
  '<h1>Shoes</h1><p>Call <a href="#">702-555-0142</a>, or <b>write</b>.</p><label>Name <input></label>';

afterEach(() => document.body.replaceChildren());

function page() {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = HTML;
  return place;
}

test.each(Object.entries(TRANSLATORS))(
  'what a translation changed that %s is put back, node by node',
  (_how, translate) => {
    const place = page();
    const before = [...place.querySelectorAll('*')];
    const input = place.querySelector('input');
    const putBack = noteChanges(place);
    translateAll(place, translate);
    if (input) input.value = 'Ada';
    expect(place.innerHTML).not.toBe(HTML);
    expect(putBack()).toBe(true);
    expect(place.innerHTML).toBe(HTML);
    expect([...place.querySelectorAll('*')]).toEqual(before);
    expect(input).toHaveValue('Ada');
  },
);

test('so is what was changed twice, and a text that was written over', async () => {
  const place = page();
  const putBack = noteChanges(place);
  translateAll(place, TRANSLATORS['takes its place']);
  await null;
  for (const font of place.querySelectorAll('font > font')) font.append('!');
  const [title] = place.children;
  title?.replaceChildren('Zapatos', document.createElement('i'));
  if (title?.firstChild instanceof Text) title.firstChild.data = 'Los zapatos';
  await null;
  putBack();
  expect(place.innerHTML).toBe(HTML);
});

test('where nothing was changed it says so, and it does nothing later', () => {
  const place = page();
  const putBack = noteChanges(place);
  expect(putBack()).toBe(false);
  place.append('more');
  expect(putBack()).toBe(false);
  expect(place.innerHTML).toBe(`${HTML}more`);
});
