import type { Message } from './message';

/** What the answer to a message begins with. */
export interface AnswerWords {
  /** One line. */
  readonly subject: string;
  /** Stands above what the visitor wrote, for example 'On November 21 you wrote:'. */
  readonly quoteHead: string;
  /** Where answers to the answer go; null leaves that to the mail program. */
  readonly replyTo: string | null;
}

/** Some mail programs cut an address that is longer, in UTF-16 units. */
const LONGEST = 1900;

/**
 * The address that opens the mail program with an answer that quotes the message. A long message is quoted as far as
 * mail programs take it. Everything is encoded, so that no text of a visitor becomes a header or a second address.
 */
export function answerAddress(
  { contact, text }: Pick<Message, 'contact' | 'text'>,
  { subject, quoteHead, replyTo }: AnswerWords,
): string {
  const head = `mailto:${encodeURIComponent(contact).replaceAll('%40', '@')}?subject=${encoded(subject)}${
    replyTo === null ? '' : `&reply-to=${encoded(replyTo)}`
  }&body=`;
  const body = (quoted: string, end: string) => encoded(`\r\n\r\n${quoteHead}\r\n${quote(quoted)}${end}`);
  const whole = head + body(text, '');
  if (whole.length <= LONGEST) return whole;
  const characters = [...text];
  // The longest beginning that still fits, found by halving.
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    const isShort = (head + body(characters.slice(0, middle).join(''), ' …')).length <= LONGEST;
    if (isShort) fits = middle;
    else tooLong = middle;
  }
  return head + body(characters.slice(0, fits).join(''), ' …');
}

function quote(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
}

/** A half of a pair of units, which cannot be encoded, becomes the mark for what is missing. */
function encoded(text: string): string {
  return encodeURIComponent(
    text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD'),
  );
}
