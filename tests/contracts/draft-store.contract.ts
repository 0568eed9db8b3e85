import { describe, expect, test } from 'vitest';
import type { Draft, DraftStore } from '../../src/core/content/drafts/draft-store.port';
import { contentTitled } from '../support/content-builder';
import type { Soon } from './harness';

function draft(overrides: Partial<Draft> = {}): Draft {
  return {
    person: 'avery',
    tab: 'tab-1',
    base: 'r1',
    content: contentTitled('Draft'),
    editedAt: 1000,
    savedAs: null,
    ...overrides,
  };
}

/** What every draft store does; `make` gives an empty one. */
export function draftStoreContract(name: string, make: () => Soon<DraftStore>): void {
  describe(`${name} is a draft store`, () => {
    test('it holds nothing at first', async () => {
      const store = await make();
      expect(await store.list()).toEqual({ ok: true, value: [] });
      expect(await store.trouble()).toBeNull();
    });

    test('it keeps one draft for each person and tab', async () => {
      const store = await make();
      await store.put(draft());
      await store.put(draft({ tab: 'tab-2', editedAt: 2000 }));
      await store.put(draft({ person: 'parker', editedAt: 3000, base: null }));
      const newest = draft({ content: contentTitled('Newer'), editedAt: 4000, savedAs: 'r2' });
      expect(await store.put(newest)).toEqual({ ok: true, value: undefined });
      expect(await store.list()).toEqual({
        ok: true,
        value: [
          newest,
          draft({ person: 'parker', editedAt: 3000, base: null }),
          draft({ tab: 'tab-2', editedAt: 2000 }),
        ],
      });
    });

    test('it keeps an unfinished draft with an empty title', async () => {
      const store = await make();
      await store.put(draft({ content: contentTitled('') }));
      const listed = await store.list();
      expect(listed.ok && listed.value[0]?.content.heroContent.title).toBe('');
    });

    test('it removes one draft and no other', async () => {
      const store = await make();
      await store.put(draft());
      await store.put(draft({ tab: 'tab-2' }));
      expect((await store.remove({ person: 'avery', tab: 'tab-1' })).ok).toBe(true);
      const listed = await store.list();
      expect(listed.ok && listed.value.map(({ tab }) => tab)).toEqual(['tab-2']);
    });

    test('removing a draft that is not there is no failure', async () => {
      const store = await make();
      expect((await store.remove({ person: 'nobody', tab: 'none' })).ok).toBe(true);
    });

    test('calls take effect in the order in which they are made', async () => {
      const store = await make();
      await Promise.all([
        store.put(draft({ content: contentTitled('first') })),
        store.put(draft({ content: contentTitled('second') })),
        store.remove(draft({ tab: 'tab-1' })),
        store.put(draft({ content: contentTitled('third') })),
      ]);
      const listed = await store.list();
      expect(listed.ok && listed.value.map(({ content }) => content.heroContent.title)).toEqual(['third']);
    });
  });
}
