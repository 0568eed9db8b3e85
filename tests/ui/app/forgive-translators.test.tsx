import { act } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgiveTranslators } from '../../../src/ui/app/boot/forgive-translators';
import { TRANSLATORS, translateAll } from '../../support/translators';

interface Shown {
  readonly isLoading: boolean;
  readonly count: number;
  readonly names: readonly string[];
}

/** Texts as the site places them: what comes, changes or goes stands in an element of its own. */
function Page({ isLoading, count, names }: Shown) {
  return (
    <main>
      {isLoading && <p>Loading…</p>}
      {!isLoading && <h2>Shifts</h2>}
      <p>
        Call us, or <b>write</b>.
      </p>
      <p>{`Open: ${count}`}</p>
      {names.map((name) => (
        <p key={name}>
          <span>{name}</span> <span>{count}</span>
        </p>
      ))}
      <p>{isLoading ? <b>Wait</b> : 'Done'}</p>
    </main>
  );
}

/** Texts among others, as a library may place them. */
function Mixed({ isLoading, count, names }: Shown) {
  return (
    <main>
      {isLoading && 'Loading…'}
      {!isLoading && <h2>Shifts</h2>}
      Open: {count}
      {names}
      {isLoading ? <b>Wait</b> : 'Done'}
    </main>
  );
}

// In a frame, whose nodes have classes of their own: nothing of it is left for the tests after it.
let frame: Window & typeof globalThis;
let root: Root;

beforeEach(() => {
  const element = document.body.appendChild(document.createElement('iframe'));
  frame = element.contentWindow as unknown as typeof frame;
  root = createRoot(frame.document.body);
});
afterEach(() => act(() => root.unmount()));

const show = (shown: Shown, What = Page) => act(async () => root.render(<What {...shown} />));
const text = () => frame.document.body.textContent;

const STATES: readonly Shown[] = [
  { isLoading: true, count: 0, names: [] },
  { isLoading: false, count: 2, names: ['Ada', 'Li'] },
  { isLoading: false, count: 3, names: ['Li', 'Zoë', 'Ada'] },
  { isLoading: true, count: 3, names: ['Zoë'] },
  { isLoading: false, count: 0, names: [] },
];

describe.each(Object.entries(TRANSLATORS))('where a translation %s', (_how, translate) => {
  test('what React changes, inserts and removes is what the page shows', async () => {
    forgiveTranslators(frame.Node.prototype);
    for (const state of [...STATES, ...STATES.toReversed()]) {
      await show(state);
      const untranslated = document.createElement('div');
      const other = createRoot(untranslated);
      await act(async () => other.render(<Page {...state} />));
      expect(text()).toBe(untranslated.textContent);
      act(() => other.unmount());
      translateAll(frame.document.body, translate);
    }
  });

  test('texts among others throw nothing, and what stands beside them is there', async () => {
    forgiveTranslators(frame.Node.prototype);
    for (const state of [...STATES, ...STATES.toReversed()]) {
      await show(state, Mixed);
      expect(frame.document.querySelector('h2') === null).toBe(state.isLoading);
      expect(frame.document.querySelector('b') !== null).toBe(state.isLoading);
      translateAll(frame.document.body, translate);
    }
  });
});

test('without it such a page is lost', async () => {
  await show({ isLoading: true, count: 0, names: [] }, Mixed);
  translateAll(frame.document.body, TRANSLATORS['takes its place']);
  await expect(show({ isLoading: false, count: 2, names: [] }, Mixed)).rejects.toThrow();
  expect(text()).not.toContain('Shifts');
});

test('a node that is nowhere in the place is not removed, and what should go in front of it comes last', () => {
  forgiveTranslators(frame.Node.prototype);
  const { body } = frame.document;
  const [kept, stranger, added] = ['b', 'i', 'u'].map((name) => frame.document.createElement(name));
  if (!kept || !stranger || !added) throw new Error('They were just made.');
  body.append(kept);
  expect(body.removeChild(stranger)).toBe(stranger);
  expect(body.insertBefore(added, stranger)).toBe(added);
  expect([...body.children]).toEqual([kept, added]);
});
