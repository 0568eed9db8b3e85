import type { ContentStore } from '../../../core/content/content-store.port';
import type { SiteContent } from '../../../core/content/site-content';
import { type ShownContent, wordsIn } from '../../../core/content/words-in';
import { ok } from '../../../core/shared/result';

// Not PAGE_LANGUAGE: pages in English leave out what only the others need.

/** A document in the words of this tree's language. */
export function inPageLanguage(content: SiteContent): ShownContent {
  return import.meta.env.VITE_LANGUAGE === 'es' ? wordsIn('es', content) : content;
}

/** What is stored, in the words of this tree's language. */
export function inPageWords(store: Pick<ContentStore, 'load'>): Pick<ContentStore, 'load'> {
  if (import.meta.env.VITE_LANGUAGE !== 'es') return store;
  return {
    load: async (signal) => {
      const loaded = await store.load(signal);
      if (!loaded.ok || !loaded.value) return loaded;
      return ok({ ...loaded.value, value: inPageLanguage(loaded.value.value) });
    },
  };
}
