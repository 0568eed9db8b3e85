// @ts-check
// Made-up Spanish, with which tests find what is not translated, and what a longer text would cut off.

/** How much longer than in English a text can get. */
const LONGER = 1.3;
const FILLING = 'ñandú que pingüino cigüeña ';

/**
 * A text in brackets, a third longer. Of what holds texts, each text is; a function gives such texts.
 * @template T
 * @param {T} value
 * @returns {T}
 */
export function madeUp(value) {
  return /** @type {T} */ (longer(value));
}

/**
 * @param {unknown} value
 * @returns {unknown}
 */
function longer(value) {
  if (typeof value === 'string') return value.trim() === '' ? value : `[${value}${filling(value.length)}]`;
  if (typeof value === 'function')
    return (/** @type {unknown[]} */ ...parameters) => longer(value(...parameters));
  if (Array.isArray(value)) return value.map(longer);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, longer(inner)]));
}

/** @param {number} length of the text */
function filling(length) {
  const more = Math.ceil(length * (LONGER - 1));
  return ` ${FILLING.repeat(Math.ceil(more / FILLING.length)).slice(0, more)}`.trimEnd();
}
