import { normalizedEmail } from './text/email-address';
import { typedLetters } from './text/search-words';
import { cutMarks } from './text/storable-text';

/** The fewest digits of a telephone number. */
const FEWEST_DIGITS = 7;

/** Most names are of these letters alone, and have nothing to take away. */
const PLAIN = /^[ -~]*$/;

/** What people write in place of a name that nobody is to know. */
const NAMELESS = 'anonymous';

/**
 * What does not tell names apart: accents on letters, the short vowels of Arabic, soft hyphens, and characters without width. Other marks
 * are letters of their scripts.
 */
const UNTOLD = /[\u0300-\u036F\u064B-\u0652\p{Cf}]+/gu;

/**
 * A text as names and postal addresses are compared: without case, accents and double spaces. An apostrophe or a hyphen is the same
 * however a phone writes it. Long runs of accents are cut before, since normalizing one takes the square of its length.
 */
export function foldedText(text: string): string {
  const small = PLAIN.test(text) ? text.toLowerCase() : bare(text);
  return oneLine(small.replaceAll('`', "'")).trim();
}

function bare(text: string): string {
  const typed = cutMarks(text).replaceAll('´', "'").replaceAll(/[‐-–]/g, '-');
  return typedLetters(typed.normalize('NFKD').replaceAll(UNTOLD, '').toLowerCase());
}

/** A name as people are told apart by it; empty where nobody said one. */
function nameKey(name: string): string {
  const folded = foldedText(name);
  return folded === NAMELESS ? '' : folded;
}

/**
 * A contact as it is compared: the email address in small letters, or the digits of a telephone number without the country's. Empty
 * for anything else, such as 'none' or 'asks at the desk', which says nothing about the person.
 */
export function contactKey(contact: string): string {
  if (contact.includes('@')) return oneLine(normalizedEmail(contact));
  const digits = contact.normalize('NFKC').replaceAll(/[^0-9]/g, '');
  return digits.length >= FEWEST_DIGITS ? digits.replace(/^1(?=\d{10}$)/, '') : '';
}

/** What tells people apart who are known by a name and something to reach them by; of one of them it is always the same. */
const identity = (contact: string, name: string) => `${contact}\n${nameKey(name)}`;

/** What an identity begins with where people are reached by an email address, or by the digits of a telephone number. */
export function identitiesAt(contact: string): string {
  return `${contact}\n`;
}

/**
 * Who somebody without an account is: the contact together with the name. A couple, an office and the clients of a caseworker share a
 * contact, and are as many people as there are names. Null where neither is known.
 */
export function identityOf({
  name,
  contact,
}: {
  readonly name: string;
  readonly contact: string;
}): string | null {
  const key = identity(contactKey(contact), name);
  return key === NOBODY ? null : key;
}

/**
 * Who a donor is: the email address together with the name; without one, the postal address together with the name. The same for gifts
 * of money and of goods, for counts, receipts and letters. An account says nothing here: a person who gave before they had one is still the
 * same donor, and two people who give through one account are two.
 */
export function donorIdentity({
  name,
  email,
  address,
}: {
  readonly name: string;
  readonly email: string;
  readonly address: string;
}): string {
  return identity(oneLine(normalizedEmail(email)) || foldedText(address), name);
}

/** The identity of all of whom nothing is known: they count as one, and nobody can write to them. */
export const NOBODY = identity('', '');

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
