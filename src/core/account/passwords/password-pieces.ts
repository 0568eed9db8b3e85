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
 * The fewest pieces that a text is made of: stretches of an alphabet or a keyboard, one character again and again,
 * repetitions of what came before, whole `words`, and single characters for the rest. Programs that guess passwords try
 * pieces, so this tells more than the length does. Text and words are in small letters.
 */
export function countPieces(text: string, words: readonly string[]): number {
  /** At each index, the fewest pieces of the text before it. */
  const fewest = [0, ...Array.from({ length: text.length }, () => text.length)];
  for (let at = 0; at < text.length; at += 1) {
    const pieces = (fewest[at] ?? 0) + 1;
    for (const length of pieceLengths(text, at, words))
      fewest[at + length] = Math.min(fewest[at + length] ?? pieces, pieces);
  }
  return fewest[text.length] ?? 0;
}

/** The lengths of all pieces that begin at an index. The beginning of a stretch or a repetition is one, too. */
function pieceLengths(text: string, at: number, words: readonly string[]): readonly number[] {
  const rest = text.slice(at);
  const longest = Math.max(longestRun(rest), longestKnown(text, at));
  return [
    1,
    ...Array.from({ length: longest }, (_, index) => index + 1).slice(SHORTEST_PIECE - 1),
    ...words.filter((word) => rest.startsWith(word)).map(({ length }) => length),
  ];
}

/** How often the first character repeats at the start. */
function longestRun(rest: string): number {
  return /^(.)\1*/su.exec(rest)?.[0].length ?? 0;
}

/** The longest stretch of an order, or repetition of earlier text, that begins at an index; 0 without one. */
function longestKnown(text: string, at: number): number {
  for (let length = text.length - at; length >= SHORTEST_PIECE; length -= 1) {
    const piece = text.slice(at, at + length);
    // A repetition may begin within what it repeats, as in 'aaaa'.
    if (text.slice(0, at + length - 1).includes(piece)) return length;
    if (ORDERS.some((order) => order.includes(piece))) return length;
  }
  return 0;
}
