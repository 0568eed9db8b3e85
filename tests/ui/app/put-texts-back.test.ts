import { afterEach, expect, test } from 'vitest';
import { putTextsBack, showToTranslators } from '../../../src/ui/app/boot/put-texts-back';
import { TRANSLATORS, translateAll } from '../../support/translators';

const HTML =
  '<h1>Shoes</h1><p>Call <a href="#">702-555-0142</a>,<!-- --> or <b>write</b>.</p><label>Name <input></label>';

afterEach(() => document.body.replaceChildren());

function page() {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = HTML;
  return place;
}

function served(html = HTML) {
  return Object.assign(document.createElement('div'), { innerHTML: html });
}

test.each(Object.entries(TRANSLATORS))(
  'where a translation %s, the served texts come back, and elements stay',
  (_how, translate) => {
    const place = page();
    const before = [...place.querySelectorAll('*')];
    const input = place.querySelector('input');
    if (!input) throw new Error('The page has a field.');
    input.value = 'Ada';
    input.focus();
    translateAll(place, translate);
    for (const inner of place.querySelectorAll('font > font')) inner.textContent = 'zapatos';
    putTextsBack(place, served());
    expect(place.innerHTML).toBe(HTML);
    expect([...place.querySelectorAll('*')]).toEqual(before);
    expect(input).toHaveValue('Ada');
    expect(input).toHaveFocus();
  },
);

test('a translator that writes over texts, or leaves some alone, is undone as well', () => {
  const place = page();
  const [title, sentence] = place.children;
  if (title?.firstChild) title.firstChild.nodeValue = 'Zapatos';
  const [text] = sentence?.childNodes ?? [];
  if (text instanceof Text) TRANSLATORS['takes its place'](text);
  putTextsBack(place, served());
  expect(place.innerHTML).toBe(HTML);
});

test('a place that is built in another way than the served one stays as it is; others come back', () => {
  const place = page();
  translateAll(place, TRANSLATORS['takes its place']);
  place.querySelector('p')?.append(document.createElement('i'), 'More');
  putTextsBack(place, served());
  expect(place.querySelector('p')?.querySelector('font')).not.toBeNull();
  expect(place.querySelector('h1')?.innerHTML).toBe('Shoes');
});

test('texts are shown to translators once more, where they were', async () => {
  const place = page();
  const seen: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) seen.push(node.nodeValue ?? '');
  });
  observer.observe(place, { childList: true, subtree: true });
  showToTranslators(place);
  await null;
  observer.disconnect();
  expect(seen).toEqual(['Shoes', 'Call ', '702-555-0142', ',', ' or ', 'write', '.', 'Name ']);
  expect(place.innerHTML).toBe(HTML);
});
