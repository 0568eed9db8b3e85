import type { formatList as english } from './format-list';

/** A word that begins with the sound of an i: not 'hielo' or 'Iowa', where it begins a diphthong, and not 'Yolanda'. */
const SOUND_OF_I = /^[^\p{L}\p{N}]*h?(?:í|i(?![aeouáéóú])|y(?![aeiouáéíóú]))/iu;

/** Things in a sentence: 'Ana e Inés', 'A, B y C'. */
export const formatList: typeof english = (things) => {
  const [last = '', ...before] = things.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${andBefore(last)} ${last}`;
};

/** 'Y', and 'e' before the sound of an i. */
function andBefore(word: string): 'y' | 'e' {
  return SOUND_OF_I.test(word.normalize('NFC')) ? 'e' : 'y';
}
