/**
 * What a question calls the words of a search field. They may name a person, and an address ends in logs, in the browser's history
 * and in copied links; so the entry of the history keeps them in its state, where Back, Forward and a reload find them.
 */
export const TYPED_NAMES = ['search', 'donor'] as const;

/** The name of one. */
export type TypedName = (typeof TYPED_NAMES)[number];

/** Whether an address holds words, as those of earlier versions did. */
export function hasTypedWords(search: string): boolean {
  const address = new URLSearchParams(search);
  return TYPED_NAMES.some((name) => address.has(name));
}
