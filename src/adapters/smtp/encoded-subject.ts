/** Bytes of UTF-8 in one encoded word, which may have 75 characters in all. */
const WORD_BYTES = 45;

/**
 * A subject as encoded words, whatever it holds, for a subject that has '=?': nodemailer sends what looks like an encoded
 * word as it is, and mail programs would show what a visitor encoded instead of what they typed.
 */
export function encodedSubject(subject: string): string {
  const words: string[] = [];
  let word = '';
  // By characters, since one may not be split over two words.
  for (const character of subject) {
    if (Buffer.byteLength(word + character) > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((each) => `=?UTF-8?B?${Buffer.from(each).toString('base64')}?=`).join('\r\n ');
}
