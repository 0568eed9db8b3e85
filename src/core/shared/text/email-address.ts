/** What an input of type email accepts, by the HTML standard, and letters of any script in the domain besides. */
const EMAIL_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)*$/u;

/** The browser's email type check, for callers that have no browser. */
export function isEmailAddress(text: string): boolean {
  return EMAIL_ADDRESS.test(text);
}

/** An address without the spaces around it, and without marks that nobody sees and that come along when it is copied. */
export function tidyEmail(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}

/** An address without the spaces around it and in small letters, as addresses compare. */
export function normalizedEmail(text: string): string {
  return text.trim().toLowerCase();
}
