/** What people type in order: the alphabet, digits, and rows and columns of common keyboards. Each is read both ways. */
const ORDERS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '!@#$%^&*()_+',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((order) => [order, [...order].reverse().join('')]);

/** A shorter stretch is part of many words. */
const SHORTEST_PIECE = 3;

/**
 * How many pieces a text is made of: stretches of an alphabet or a keyboard, one character again and again, repetitions of
 * what came before, whole `words`, and single characters for the rest. Programs that guess passwords try pieces, so this
 * tells more than the length does. Text and words are in small letters.
 */
export function countPieces(text: string, words: readonly string[]): number {
  let pieces = 0;
  for (let at = 0; at < text.length; pieces += 1) at += pieceAt(text, at, words);
  return pieces;
}

/** The length of the longest piece that begins at a place. */
function pieceAt(text: string, at: number, words: readonly string[]): number {
  const rest = text.slice(at);
  const word = Math.max(0, ...words.map((known) => (rest.startsWith(known) ? known.length : 0)));
  const [same = ''] = /^(.)\1*/su.exec(rest) ?? [];
  let length = rest.length;
  for (; length >= SHORTEST_PIECE; length -= 1) {
    const piece = rest.slice(0, length);
    // A repetition may begin within what it repeats, as in 'aaaa'.
    if (text.slice(0, at + length - 1).includes(piece)) break;
    if (ORDERS.some((order) => order.includes(piece))) break;
  }
  return Math.max(word, ...[same.length, length].filter((found) => found >= SHORTEST_PIECE), 1);
}
